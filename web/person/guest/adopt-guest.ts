import type { Dexie } from 'dexie';
import { openDevice } from '../../records/storage/device';
import type { IndexedDb } from '../../records/storage/indexed-db';
import type { LooseRow } from '../../records/storage/row-bytes';
import {
  deletePersonDatabases,
  openForReturn,
  putBack,
  rowsOnlyHere,
} from '../sealed/person-databases';
import type { Adoption } from './adoption';
import type { GuestNotes } from './guest-notes';

/** Words that pages left in local storage as they went (F9). */
interface LeftWords {
  found(): readonly { readonly page: string; readonly key: string; readonly value: unknown }[];
  forget(): void;
}

export interface AdoptDeps {
  readonly notes: GuestNotes;
  readonly idb: IndexedDb;
  readonly randomId: () => string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly leftWords: (personId: string) => LeftWords;
}

/**
 * Takes what a guest wrote into the databases of the person whose account it goes into (P62, P63):
 *
 *   noted ──▶ every row put there ──▶ all in ──▶ guest's databases deleted ──▶ note removed
 *     ▲ │ killed                       (then {@link endAdoption})
 *     └─┘ begins again, with the same rows
 *
 * Each arrow is one durable write; killed anywhere, it goes on from the last when it is called again. To be called while no
 * tab and no worker uses the databases of either.
 */
export async function bringGuestIn(
  { guest, into, isIn }: Adoption,
  deps: AdoptDeps,
): Promise<void> {
  if (isIn) return;
  const { idb, notes } = deps;
  const device = await openDevice(deps);
  const person = await openForReturn(into, idb, deps);
  try {
    const drafts: LooseRow[] = [];
    for await (const rows of rowsOnlyHere(guest, withoutLock(idb))) {
      await putBack(rows.filter(isNoDraft), { ...person, device });
      drafts.push(...rows.filter((row) => !isNoDraft(row)));
    }
    // Last, and all at once: a draft that was saved meanwhile must not be put here a second time.
    await putDrafts(person.database, [...drafts, ...leftDrafts(guest, deps)]);
  } finally {
    await person.close();
    await device.close();
  }
  await notes.allIn(guest);
}

/** A guest's databases are not sealed under the lock of the account: they would get its mark, and outlast its key (I6). */
function withoutLock({ indexedDB, IDBKeyRange }: IndexedDb): IndexedDb {
  return { indexedDB, IDBKeyRange };
}

/** Deletes what a guest left where all of it is in the account. May be repeated. */
export async function endAdoption(guest: string, deps: AdoptDeps): Promise<void> {
  deps.leftWords(guest).forget();
  await deletePersonDatabases(guest, deps.idb);
  await deps.notes.adopted(guest);
}

function isNoDraft({ table }: LooseRow): boolean {
  return table !== 'drafts';
}

/** Where the page itself would have kept them: once more changes nothing. */
function leftDrafts(guest: string, { leftWords, now }: AdoptDeps): LooseRow[] {
  return leftWords(guest)
    .found()
    .map(({ page, key, value }) => ({
      table: 'drafts',
      row: { key: `${key}#${page}`, value, updatedAt: now() },
    }));
}

async function putDrafts(database: Dexie, drafts: readonly LooseRow[]): Promise<void> {
  await database.table('drafts').bulkPut(drafts.map(({ row }) => row));
}
