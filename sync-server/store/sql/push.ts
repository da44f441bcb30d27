import { type SQL, sql } from 'drizzle-orm';
import { recordCost } from '../../../shared/domain/record-cost';
import { xorInto } from '../../../shared/domain/record-hash';
import { journalEntry } from '../../../shared/records/journal-entry';
import type { RecordState, VersionVector } from '../../../shared/records/record';
import { SEAL_BYTES } from '../../sealing/aes-gcm';
import {
  answerBytes,
  decidePush,
  type OpenedRecord,
  type PushDecision,
  type PushSubject,
  type StoredRecord,
} from '../push/decide-push';
import {
  type ApplyPushResult,
  EpochChanged,
  type PushIncident,
  type PushRules,
  type RecordChange,
} from '../record-store';
import { accounts } from '../schema/accounts';
import { type RecordRow, records } from '../schema/records';
import { fill, type Reading, type Writing } from './database';
import type { Ledger, ReadLedger } from './ledger';
import { findRow, readState, toRow, toState } from './record-rows';
import { columnsOf, numbered, numberedPlaceholders, placeholderRow, upsert } from './statements';

interface Head extends Pick<RecordRow, 'id' | 'kind' | 'version' | 'deleted' | 'hash'> {
  readonly sealed: number;
  readonly versionBytes: number;
  readonly idBytes: number;
  readonly kindBytes: number;
}

/** Applies rows of one person within a transaction: all of `RecordStore.applyPush` but the commit. */
export async function applyPush(
  tx: Writing,
  readLedger: ReadLedger,
  accountId: string,
  rows: readonly RecordState[],
  rules: PushRules,
): Promise<ApplyPushResult> {
  const ledger = await readLedger(tx, accountId);
  if (rules.epoch !== undefined && rules.epoch !== ledger.epoch)
    throw new EpochChanged(ledger.epoch);
  const failures: PushIncident[] = [];
  let left = rows;
  for (;;) {
    const decision = await decide(tx, accountId, ledger, left, rules);
    const failed = await write(tx, accountId, ledger, decision);
    if (!failed) return resultOf(ledger, decision, failures);
    failures.push(failed);
    left = left.filter(({ id }) => id !== failed.id);
  }
}

/** Reads a record, changes it and writes it as one (P48). */
export async function changeRecord<Value>(
  tx: Writing,
  readLedger: ReadLedger,
  accountId: string,
  id: string,
  change: RecordChange<Value>,
  rules: PushRules,
): Promise<{ readonly value: Value; readonly push: ApplyPushResult }> {
  const { key, epoch } = await readLedger(tx, accountId);
  const row = await findRow(tx, accountId, id);
  const { next, value } = change(row && toState(key, row), epoch);
  const push = await applyPush(tx, readLedger, accountId, next ? [next] : [], rules);
  return { value, push };
}

async function decide(
  tx: Reading,
  accountId: string,
  { key, ...counters }: Ledger,
  rows: readonly RecordState[],
  rules: PushRules,
): Promise<PushDecision> {
  const opened = new Map<string, OpenedRecord>();
  const subject: PushSubject = {
    counters,
    stored: await readHeads(tx, accountId, rows),
    opened,
    liveEntries: await countEntries(tx, accountId, rows, rules),
  };
  let decision = decidePush(subject, rows, rules);
  while (decision.missing.length > 0) {
    for (const row of await readBodies(tx, accountId, decision.missing)) {
      opened.set(row.id, readState(key, row));
    }
    decision = decidePush(subject, rows, rules);
  }
  return decision;
}

async function readHeads(
  tx: Reading,
  accountId: string,
  rows: readonly RecordState[],
): Promise<Map<string, StoredRecord>> {
  const ids = [...new Set(rows.map(({ id }) => id))];
  if (ids.length === 0) return new Map();
  const heads = await tx.all<Head>(fill(selectHeads(ids.length), { accountId, ...numbered(ids) }));
  return new Map(heads.map((head) => [head.id, toStored(head)]));
}

const headTemplates = new Map<number, SQL>();

/** What a push compares, without the body: the database then reads none of the pages a long one fills. */
function selectHeads(count: number): SQL {
  const template =
    headTemplates.get(count) ??
    sql`
      SELECT ${columnsOf(records, ['id', 'kind', 'version', 'deleted', 'hash'])},
        octet_length(${records.body}) AS "sealed",
        octet_length(${records.version}) AS "versionBytes",
        octet_length(${records.id}) AS "idBytes", octet_length(${records.kind}) AS "kindBytes"
      FROM ${records}
      WHERE ${records.userId} = ${sql.placeholder('accountId')}
        AND ${records.id} IN ${numberedPlaceholders(count)}`;
  headTemplates.set(count, template);
  return template;
}

function toStored({
  kind,
  version,
  deleted,
  hash,
  sealed,
  versionBytes,
  ...head
}: Head): StoredRecord {
  const sizes = { version: versionBytes, id: head.idBytes, kind: head.kindBytes };
  return {
    kind,
    version: JSON.parse(version) as VersionVector,
    isDeleted: deleted === 1,
    hash,
    cost: recordCost({ body: sealed - SEAL_BYTES, ...sizes }),
    answerBytes: answerBytes(sealed, versionBytes),
  };
}

function readBodies(tx: Reading, accountId: string, ids: readonly string[]): Promise<RecordRow[]> {
  return tx.all<RecordRow>(sql`
    SELECT ${columnsOf(records)} FROM ${records}
    WHERE ${records.userId} = ${accountId} AND ${records.id} IN ${ids}`);
}

/** Counted only where it decides, and no further than rows and limit make it matter. */
async function countEntries(
  tx: Reading,
  accountId: string,
  rows: readonly RecordState[],
  { entryLimit }: PushRules,
): Promise<number> {
  const isAsked = rows.some(({ kind, deleted }) => kind === journalEntry.name && !deleted);
  if (!isAsked || entryLimit === Number.POSITIVE_INFINITY) return 0;
  const counted = await tx.get<{ readonly live: number }>(sql`
    SELECT count(*) AS "live" FROM (
      SELECT 1 FROM ${records} WHERE ${records.userId} = ${accountId}
        AND ${records.kind} = ${journalEntry.name} AND ${records.deleted} = 0
      LIMIT ${entryLimit + rows.length}) AS counted`);
  return counted?.live ?? 0;
}

/** Writes what was decided, or nothing: then the row that could not be written, and why. */
async function write(
  tx: Writing,
  accountId: string,
  { key, sequence }: Ledger,
  { writes, counters, isDigestInDoubt }: PushDecision,
): Promise<PushIncident | undefined> {
  if (counters.sequence === sequence) return undefined;
  let id = '';
  const written = await tx.attempt(async () => {
    for (const each of writes) {
      id = each.state.id;
      await tx.run(fill(WRITE_RECORD, { ...toRow(accountId, key, each) }));
    }
    const digest = isDigestInDoubt
      ? await addUpDigest(tx, accountId)
      : Buffer.from(counters.digest);
    await tx.run(fill(WRITE_COUNTERS, { ...counters, digest, accountId }));
  });
  return written.ok ? undefined : { id, kind: 'failed', cause: written.error };
}

const WRITE_RECORD = upsert(records, placeholderRow(records));

const WRITE_COUNTERS = sql`
  UPDATE ${accounts} SET sequence = ${sql.placeholder('sequence')}, digest = ${sql.placeholder('digest')},
    record_bytes = ${sql.placeholder('recordBytes')}
  WHERE ${accounts.id} = ${sql.placeholder('accountId')}`;

/** The hash of a row that did not open may have been changed too. */
async function addUpDigest(tx: Reading, accountId: string): Promise<Buffer> {
  const hashes = await tx.all<Pick<RecordRow, 'hash'>>(sql`
    SELECT ${columnsOf(records, ['hash'])} FROM ${records} WHERE ${records.userId} = ${accountId}`);
  const digest = Buffer.alloc(hashes[0]?.hash.length ?? 0);
  for (const { hash } of hashes) xorInto(digest, hash);
  return digest;
}

function resultOf(
  ledger: Ledger,
  { counters, answer }: PushDecision,
  failures: readonly PushIncident[],
): ApplyPushResult {
  return {
    ...answer,
    incidents: [...answer.incidents, ...failures],
    epoch: ledger.epoch,
    before: ledger.sequence,
    sequence: counters.sequence,
    wrote: counters.sequence > ledger.sequence,
    recordBytes: counters.recordBytes,
  };
}
