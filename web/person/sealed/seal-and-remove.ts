import type { IndexedDb } from '../../records/storage/indexed-db';
import type { LooseRow } from '../../records/storage/row-bytes';
import { deletePersonDatabases, rowsOnlyHere } from './person-databases';
import type { Vault } from './vault';

/** Words that a page left in local storage as it went (F9). */
export interface LeftWords {
  found(): readonly { readonly key: string; readonly value: unknown }[];
  forget(): void;
}

export interface PutAwayDeps {
  readonly vault: Vault;
  readonly idb: IndexedDb;
  readonly randomId: () => string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly leftWords: (personId: string) => LeftWords;
}

/**
 * Takes a person's databases from this device. What the server has not is sealed under their key first:
 *
 *   leaving ──▶ filling a bundle ──▶ sealed ──▶ databases deleted ──▶ key dropped, another device id
 *      │              ▲ │ killed
 *      │              └─┘ begins again
 *      └── something unsent, and no key: everything stays as it is
 *
 * Each arrow is one durable write. After a kill, the next call goes on from the last one. To be called while
 * no tab and no worker uses the databases. `stays` is the last way out: the words are safe, though not sealed.
 */
export async function sealAndRemove(
  personId: string,
  deps: PutAwayDeps,
): Promise<'gone' | 'stays'> {
  const { vault, idb } = deps;
  const leaving = await vault.leaving(personId);
  if (!leaving) await vault.beginLeaving(personId);
  const key = await vault.keyOf(personId);
  if (!leaving?.isSealed) {
    if (key) await vault.fill(key, everything(personId, deps));
    else if (await isEmpty(everything(personId, deps))) await vault.sealNothing(personId);
    else {
      await vault.stay(personId);
      return 'stays';
    }
  }
  deps.leftWords(personId).forget();
  await deletePersonDatabases(personId, idb);
  await vault.hasLeft(personId);
  return 'gone';
}

async function* everything(personId: string, deps: PutAwayDeps): AsyncGenerator<LooseRow[]> {
  const left = deps.leftWords(personId).found();
  yield left.map(({ key, value }) => ({
    table: 'drafts',
    row: { key: `${key}#${deps.randomId()}`, value, updatedAt: deps.now() },
  }));
  yield* rowsOnlyHere(personId, deps.idb);
}

async function isEmpty(pages: AsyncIterable<LooseRow[]>): Promise<boolean> {
  for await (const rows of pages) if (rows.length > 0) return false;
  return true;
}
