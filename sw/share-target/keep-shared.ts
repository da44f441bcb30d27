import { holdPerson } from '../../web/account/person-lock';
import { NEW_ENTRY_DRAFT, type NewEntryDraft } from '../../web/features/journal/entry-form';
import { arePersonsAsMade } from '../../web/person/databases-as-made';
import { leaveLetter } from '../../web/person/lock/letter-box';
import { hasLock } from '../../web/person/lock/lock-row';
import { PersonDatabase } from '../../web/person/person-database';
import type { IndexedDb } from '../../web/records/storage/indexed-db';
import { readPersonHere } from '../person-here';

/** What keeping stands on. `now` in milliseconds since the epoch. */
export interface KeepSharedDeps {
  readonly idb: IndexedDb;
  readonly now: () => number;
  readonly randomId: () => string;
}

/**
 * Keeps words as a draft of the journal's new page of whoever is signed in here, as another tab would: beside every draft
 * that is there, none of which is touched. The draft is marked as shared, and asks whether it is wanted. With an app lock it
 * waits sealed until they unlock (I8). `nobody` where nobody
 * is signed in; `failed` where the databases are of another version, which a page has to migrate first (F13). Rejects if the
 * disk does.
 */
export async function keepShared(
  words: string,
  deps: KeepSharedDeps,
): Promise<'kept' | 'nobody' | 'failed'> {
  const personId = await readPersonHere(deps.idb);
  if (personId === undefined) return 'nobody';
  // As a page does, it holds the person's databases in their place while they are open.
  const release = await holdPerson(personId);
  try {
    if (!(await arePersonsAsMade(personId, deps.idb))) return 'failed';
    return await keepDraft(personId, words, deps);
  } finally {
    release();
  }
}

async function keepDraft(
  personId: string,
  words: string,
  { idb, now, randomId }: KeepSharedDeps,
): Promise<'kept' | 'failed'> {
  const value: NewEntryDraft = {
    id: randomId(),
    form: { content: words, audioUrl: null },
    opened: null,
    shared: true,
  };
  if (await hasLock(personId, idb)) {
    const draft = { key: `${NEW_ENTRY_DRAFT}#${randomId()}`, value, updatedAt: now() };
    return (await leaveLetter(personId, draft, idb)) ? 'kept' : 'failed';
  }
  const database = new PersonDatabase(personId, idb, { now, randomId });
  try {
    await database.drafts.write(NEW_ENTRY_DRAFT, value);
    return 'kept';
  } finally {
    await database.close();
  }
}
