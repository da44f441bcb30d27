import { inParallel } from '../../objects/in-parallel';
import type { ObjectStore } from '../../objects/object-store';
import type { Erasure } from '../../store/erasure';
import { type ErasedLedger, erasure, readLedger } from './erased-ledger';

const ROOT = 'erased/';
const JSON_NAME = '.json';

/**
 * A ledger of objects, `erased/<account id>.json`, which all servers share. Their names alone say who was erased, so that a start
 * fetches only those of whom the database has not heard.
 */
export function createBucketLedger(objects: ObjectStore): ErasedLedger {
  return {
    add: (entry) => objects.put(keyOf(entry.accountId), Buffer.from(JSON.stringify(entry))),
    async ids() {
      const ids: string[] = [];
      for await (const { key } of objects.list(ROOT)) ids.push(idOf(key));
      return ids;
    },
    read: (ids) => inParallel(ids, (accountId) => readEntry(objects, accountId)),
  };
}

/** Adds what a file has and the bucket lacks: of a server that kept its ledger in a file before. */
export async function carryOver(file: ErasedLedger, bucket: ErasedLedger): Promise<void> {
  const entries = await readLedger(file);
  if (entries.length === 0) return;
  const known = new Set(await bucket.ids());
  const missing = entries.filter(({ accountId }) => !known.has(accountId));
  await inParallel(missing, (entry) => bucket.add(entry));
}

function keyOf(accountId: string): string {
  return `${ROOT}${accountId}${JSON_NAME}`;
}

function idOf(key: string): string {
  if (!key.endsWith(JSON_NAME)) throw new Error(`${key} is no entry of the ledger.`);
  return key.slice(ROOT.length, -JSON_NAME.length);
}

async function readEntry(objects: ObjectStore, accountId: string): Promise<Erasure> {
  const bytes = await objects.get(keyOf(accountId));
  const entry = erasure.safeParse(parse(bytes));
  if (!entry.success || entry.data.accountId !== accountId) {
    throw new Error(`${keyOf(accountId)} can't be read.`);
  }
  return entry.data;
}

function parse(bytes: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(bytes ?? []).toString());
  } catch {
    return undefined;
  }
}
