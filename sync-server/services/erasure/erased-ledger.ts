import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { syncToDisk } from '../../disk/sync-to-disk';

const erasure = z.object({
  accountId: z.string().min(1),
  /** Milliseconds since the epoch. */
  at: z.number().int(),
  /** SHA-256 of the tokens of the sessions that were open, hex. */
  sessions: z.array(z.string()),
});

/** One erased account: random ids and hashes, nothing that identifies the person. */
export type Erasure = z.infer<typeof erasure>;

/**
 * The list of erased accounts. It lies outside the database and its backups, so that a restored backup brings no erased
 * person back (A24).
 *
 * A device of an erased person is known by either of two marks, since a restored database has no sessions: the account id
 * that every request of the app names (P38), which also holds long after the session expired; and the hash of the session's
 * token, for a caller that sends only the cookie.
 */
export interface ErasedLedger {
  /** Returns when the entry is on the disk. */
  add(entry: Erasure): void;
  has(accountId: string): boolean;
  hasSession(tokenHash: string): boolean;
  accountIds(): string[];
}

/**
 * Opens the ledger of a file with a line of JSON for each erasure; it is made with the first. An unfinished last line was
 * never acknowledged and is dropped. What another program adds, such as an operator's command, is seen at the next
 * question. Throws for a line that can't be read: a ledger is not to be forgotten in silence.
 */
export function openErasedLedger(file: string): ErasedLedger {
  dropUnfinishedLine(file);
  let known = 0;
  const readNew = () => {
    if (sizeOf(file) === known) return [];
    const read = readEntries(file);
    known = read.bytes;
    return read.entries;
  };
  return createLedger(readNew, (entry) => append(file, `${JSON.stringify(entry)}\n`));
}

/** A ledger that lasts as long as the process, for a database in memory. */
export function createErasedLedger(): ErasedLedger {
  return createLedger(
    () => [],
    () => undefined,
  );
}

function createLedger(readNew: () => Erasure[], keep: (entry: Erasure) => void): ErasedLedger {
  const accounts = new Set<string>();
  const sessions = new Set<string>();
  const learn = (entry: Erasure) => {
    accounts.add(entry.accountId);
    for (const tokenHash of entry.sessions) sessions.add(tokenHash);
  };
  const learnNew = () => readNew().forEach(learn);
  learnNew();
  return {
    add(entry) {
      keep(entry);
      learn(entry);
    },
    has(accountId) {
      learnNew();
      return accounts.has(accountId);
    },
    hasSession(tokenHash) {
      learnNew();
      return sessions.has(tokenHash);
    },
    accountIds() {
      learnNew();
      return [...accounts];
    },
  };
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function dropUnfinishedLine(file: string): void {
  if (!existsSync(file)) return;
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf('\n') + 1;
  if (end < bytes.length) truncateSync(file, end);
}

/** Every whole line, and how many bytes they are. */
function readEntries(file: string): { readonly entries: Erasure[]; readonly bytes: number } {
  const read = readFileSync(file);
  const bytes = read.lastIndexOf('\n') + 1;
  const lines = read.subarray(0, bytes).toString().split('\n').slice(0, -1);
  const entries = lines.map((line, index) => {
    const entry = erasure.safeParse(parse(line));
    if (!entry.success) throw new Error(`Line ${index + 1} of ${file} can't be read.`);
    return entry.data;
  });
  return { entries, bytes };
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function append(file: string, line: string): void {
  const folder = dirname(resolve(file));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const isNew = !existsSync(file);
  const descriptor = openSync(file, 'a', 0o600);
  try {
    writeSync(descriptor, line);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  if (isNew) syncToDisk(folder);
}
