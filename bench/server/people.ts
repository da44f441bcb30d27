import { randomBytes } from 'node:crypto';
import { localDayAt } from '../../shared/domain/local-day';
import type { RecordState } from '../../shared/records/record';
import { createKeys } from '../../sync-server/sealing/master-key-keys';
import { PasswordHasher } from '../../sync-server/services/password-hasher';
import { hashToken, newToken } from '../../sync-server/services/session-token';
import { openStore } from '../../sync-server/store/open-store';
import type { PushRules } from '../../sync-server/store/record-store';
import type { Store } from '../../sync-server/store/store';

export const PASSWORD = 'a long bench password';
const WORDS = 'Grace arrived quietly this morning, before the first train. ';
/** Of the text of an entry, as the other benchmark's. */
const ENTRY_CHARACTERS = 500;
/** People who are planted at once. */
const AT_ONCE = 100;
const LARGE_RECORDS = 400;
const LARGE_BYTES = 480_000;
const EVERYTHING: PushRules = {
  check: () => undefined,
  entryLimit: Number.POSITIVE_INFINITY,
  recordBytes: Number.POSITIVE_INFINITY,
  deletionBytes: 0,
  conflictBytes: Number.POSITIVE_INFINITY,
};

/** Somebody who is signed in. */
export interface Person {
  readonly id: string;
  readonly username: string;
  readonly cookie: string;
}

/** A new journal entry, never seen before. */
export function newEntry(): RecordState {
  const now = Date.now();
  return {
    id: randomId(),
    kind: 'journal-entry',
    day: localDayAt(now, 0),
    order: 9_000_000_000_000 - now,
    version: { 'bench-device': 1 },
    deleted: false,
    createdAt: now,
    updatedAt: now,
    utcOffsetMinutes: 0,
    body: { content: WORDS.repeat(10).slice(0, ENTRY_CHARACTERS), audioUrl: null },
  };
}

/** The database of a server, as its settings name it. */
export interface BenchDatabase {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly masterKey: Uint8Array;
}

function open({ dataDir, databaseUrl, masterKey }: BenchDatabase): Promise<Store> {
  return openStore({ dataDir, databaseUrl, keys: createKeys(masterKey), randomId });
}

/**
 * Writes people with sessions, a password and some entries into the database of a running server: a thousand sign-ups
 * over HTTP would be a benchmark of password hashing.
 */
export async function plantPeople(
  database: BenchDatabase,
  count: number,
  entriesEach: number,
): Promise<Person[]> {
  const store = await open(database);
  const passwordHash = await new PasswordHasher().hash(PASSWORD);
  const createdAt = Date.now();
  const plantOne = async (): Promise<Person> => {
    const id = randomId();
    const token = newToken();
    const email = `${id}@example.org`;
    const none = { unprovedEmail: null, timeZone: null };
    const account = { id, username: id, email, passwordHash, createdAt, ...none };
    await store.createAccount({ ...account, plan: 'premium' });
    const session = { tokenHash: hashToken(token), accountId: id, createdAt };
    await store.createSession({ ...session, expiresAt: createdAt + 86_400_000 });
    const entries = Array.from({ length: entriesEach }, newEntry);
    if (entriesEach > 0) await store.applyPush(id, entries, EVERYTHING);
    return { id, username: id, cookie: `session=${token}` };
  };
  const people: Person[] = [];
  while (people.length < count) {
    const many = Math.min(AT_ONCE, count - people.length);
    people.push(...(await Promise.all(Array.from({ length: many }, plantOne))));
  }
  await store.close();
  return people;
}

/** Free accounts that hold nearly as many bytes as one account may, in 400 large records. */
export async function plantAttackers(database: BenchDatabase, count: number): Promise<Person[]> {
  const people = await plantPeople(database, count, 0);
  const store = await open(database);
  for (const { id } of people) {
    await store.setPlan(id, 'free');
    for (let number = 0; number < LARGE_RECORDS; number += 1) {
      const body = { padding: 'x'.repeat(LARGE_BYTES) };
      const large = { ...newEntry(), id: `large-${number}`, kind: 'of-another-app', body };
      await store.applyPush(id, [large], EVERYTHING);
    }
  }
  await store.close();
  return people;
}

function randomId(): string {
  return randomBytes(16).toString('base64url');
}
