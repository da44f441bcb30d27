import { mkdir, open, readFile, truncate } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { syncToDisk } from '../../disk/sync-to-disk';
import type { Erasure } from '../../store/erasure';

/** The form of an entry. */
export const erasure: z.ZodType<Erasure> = z.object({
  accountId: z.string().min(1),
  at: z.number().int(),
  sessions: z.array(z.string()),
});

/**
 * The list of erased accounts. It lies outside the database and its backups, in a file or a bucket, so that a restored backup brings no erased
 * person back (A24). Whether an account was erased is asked of the database (`is-erased.ts`), into which what stands here is
 * read at each start.
 *
 * A device of an erased person is known by either of two marks, since a restored database has no sessions: the account id
 * that every request of the app names (P38), which also holds long after the session expired; and the hash of the session's
 * token, for a caller that sends only the cookie.
 */
export interface ErasedLedger {
  /** Resolves when the entry would survive a power cut. */
  add(entry: Erasure): Promise<void>;
  /** The accounts of every entry, also of those of another program. */
  ids(): Promise<string[]>;
  /** The entries of these accounts. Rejects where one can't be read: a ledger is not to be forgotten in silence. */
  read(ids: readonly string[]): Promise<Erasure[]>;
}

/** Every entry of a ledger. */
export async function readLedger(ledger: Pick<ErasedLedger, 'ids' | 'read'>): Promise<Erasure[]> {
  return ledger.read(await ledger.ids());
}

/**
 * Opens the ledger of a file with a line of JSON for each erasure; it is made with the first. An unfinished last line was
 * never acknowledged and is dropped.
 */
export async function openErasedLedger(file: string): Promise<ErasedLedger> {
  await dropUnfinishedLine(file);
  return {
    add: (entry) => append(file, `${JSON.stringify(entry)}\n`),
    ids: async () => idsOf(await readEntries(file)),
    read: async (ids) => ofAccounts(await readEntries(file), ids),
  };
}

/** A ledger that lasts as long as the process, for a database in memory. */
export function createErasedLedger(): ErasedLedger {
  const entries: Erasure[] = [];
  return {
    async add(entry) {
      entries.push(entry);
    },
    ids: async () => idsOf(entries),
    read: async (ids) => ofAccounts(entries, ids),
  };
}

function idsOf(entries: readonly Erasure[]): string[] {
  return [...new Set(entries.map(({ accountId }) => accountId))];
}

function ofAccounts(entries: readonly Erasure[], ids: readonly string[]): Erasure[] {
  const wanted = new Set(ids);
  return entries.filter(({ accountId }) => wanted.has(accountId));
}

async function dropUnfinishedLine(file: string): Promise<void> {
  const bytes = await readIfThere(file);
  const end = bytes.lastIndexOf('\n') + 1;
  if (end < bytes.length) await truncate(file, end);
}

/** Every whole line. */
async function readEntries(file: string): Promise<Erasure[]> {
  const read = await readIfThere(file);
  const bytes = read.lastIndexOf('\n') + 1;
  const lines = read.subarray(0, bytes).toString().split('\n').slice(0, -1);
  return lines.map((line, index) => {
    const entry = erasure.safeParse(parse(line));
    if (!entry.success) throw new Error(`Line ${index + 1} of ${file} can't be read.`);
    return entry.data;
  });
}

async function readIfThere(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

async function append(file: string, line: string): Promise<void> {
  const folder = dirname(resolve(file));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const handle = await open(file, 'a', 0o600);
  try {
    const isNew = (await handle.stat()).size === 0;
    await handle.appendFile(line);
    await handle.sync();
    if (isNew) syncToDisk(folder);
  } finally {
    await handle.close();
  }
}
