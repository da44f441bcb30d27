import type { Dexie } from 'dexie';
import { canonicalJson, contentHash } from '../../../shared/domain/record-hash';
import { openDevice } from '../../records/storage/device';
import type { IndexedDb } from '../../records/storage/indexed-db';
import type { LooseRow } from '../../records/storage/row-bytes';
import {
  deletePersonDatabases,
  openForReturn,
  putBack,
  RECORDS,
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
 * Each arrow is one durable write. After a kill, the next call goes on from the last one. Where the note that all
 * are in is refused, the person goes on with what is there: no row comes back that they have used up by the next time (P64). To
 * be called while no tab and no worker uses the databases of either.
 */
export async function bringGuestIn(
  { guest, into, isIn }: Adoption,
  deps: AdoptDeps,
): Promise<void> {
  if (isIn) return;
  const { idb, notes } = deps;
  const device = openDevice(deps);
  const person = await openForReturn(into, idb, deps);
  try {
    const there = await readRowsPut(person.database, guest);
    const isNew = (row: LooseRow) => !there.has(nameOf(row));
    const drafts = leftDrafts(guest, deps).filter(isNew);
    const put = new Set(there);
    for await (const all of rowsOnlyHere(guest, withoutLock(idb))) {
      const rows = all.filter(isNew);
      await putBack(rows.filter(isNoDraft), { ...person, device });
      // Before what pages left as they went, which is newer.
      drafts.unshift(...rows.filter((row) => !isNoDraft(row)));
      for (const row of rows.filter(({ table }) => table !== RECORDS)) put.add(nameOf(row));
    }
    for (const row of drafts) put.add(nameOf(row));
    // Last, and all at once: a draft that was saved meanwhile must not be put here a second time.
    await putDrafts(person.database, drafts, { key: putKey(guest), rows: [...put] });
    await notes.allIn(guest);
    await person.database.table(NOTES).delete(putKey(guest));
  } finally {
    await person.close();
    await device.close();
  }
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

/** Of the person's database, where it keeps what belongs to no form or record. */
const NOTES = 'sync';

/** Which rows of a guest are in the person's database. It stands there from the drafts' transaction on, until all are noted as in. */
interface RowsPut {
  readonly key: string;
  readonly rows: readonly string[];
}

function putKey(guest: string): string {
  return `put:${guest}`;
}

async function readRowsPut(database: Dexie, guest: string): Promise<ReadonlySet<string>> {
  const note: RowsPut | undefined = await database.table(NOTES).get(putKey(guest));
  return new Set(note?.rows);
}

/** Names a row, the chunks of a recording together, and a draft by what it says. Records are told apart by their versions. */
function nameOf({ table, row }: LooseRow): string {
  const words = table === 'drafts' ? [contentHash(canonicalJson(row.value))] : [];
  return [table, row.id ?? row.key, ...words].join(' ');
}

function putDrafts(database: Dexie, drafts: readonly LooseRow[], note: RowsPut): Promise<void> {
  const [table, notes] = [database.table('drafts'), database.table(NOTES)];
  return database.transaction('rw', table, notes, async () => {
    await table.bulkPut(drafts.map(({ row }) => row));
    await notes.put(note);
  });
}
