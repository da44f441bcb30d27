import type { Database } from 'better-sqlite3';
import { recordCost } from '../../../shared/domain/record-cost';
import { recordHash, xorInto } from '../../../shared/domain/record-hash';
import { compareVersions } from '../../../shared/domain/version-vector';
import { journalEntry } from '../../../shared/records/journal-entry';
import type { RecordState, VersionVector } from '../../../shared/records/record';
import { SEAL_BYTES } from '../../sealing/aes-gcm';
import type { ApplyPushResult, PushRules } from '../record-store';
import type { Ledger } from './accounts';
import { endsTransaction, savepoints } from './group-commit';
import { collectPush, type PushCollection } from './push-collection';
import { answerBytes, readState, sizesOf, toRow, toState } from './record-rows';
import type { RecordHead, RecordStatements } from './record-statements';
import type { RecordRow } from './schema';

type RowOutcome =
  | 'accepted'
  | 'differs'
  | 'left'
  | { readonly rejected: string }
  | { readonly theirs: RecordState };

/** Applies rows of one person inside the transaction that is open around it; all of `Store.applyPush` but the commit. */
export function createApplyPush(
  db: Database,
  statements: RecordStatements,
  readLedger: (accountId: string) => Ledger,
): (accountId: string, rows: readonly RecordState[], rules: PushRules) => ApplyPushResult {
  const inSavepoint = savepoints(db, 'record');

  return (accountId, rows, rules) => {
    const push = new PersonPush(accountId, readLedger(accountId), statements, rules);
    const collection = collectPush();
    for (const row of rows) {
      try {
        note(
          collection,
          row,
          inSavepoint(() => push.apply(row)),
        );
      } catch (error) {
        if (endsTransaction(error)) throw error;
        collection.failed(row, error);
      }
    }
    return { ...collection.result(), ...push.finish() };
  };
}

function note(collection: PushCollection, row: RecordState, outcome: RowOutcome): void {
  if (outcome === 'accepted') collection.accepted(row);
  else if (outcome === 'differs') collection.differs(row);
  else if (outcome === 'left') return;
  else if ('rejected' in outcome) collection.rejected(row, outcome.rejected);
  else collection.conflict(outcome.theirs);
}

/** One push on its way: the person's counter, digest and bytes go along with each row that is written. */
class PersonPush {
  private sequence: number;
  private readonly digest: Buffer;
  private isDigestInDoubt = false;
  private recordBytes: number;
  /** Bytes of the stored states that were opened for the answer. */
  private openedBytes = 0;
  /** P46: the answer holds as many stored states as it may; what is stored is not looked at any more. */
  private isFull = false;

  constructor(
    private readonly accountId: string,
    private readonly ledger: Ledger,
    private readonly statements: RecordStatements,
    private readonly rules: PushRules,
  ) {
    this.sequence = ledger.sequence;
    this.digest = Buffer.from(ledger.digest);
    this.recordBytes = ledger.recordBytes;
  }

  /** P18, P19: nothing stored or an older state: written. The stored version: accepted. Else a conflict. */
  apply(row: RecordState): RowOutcome {
    const stored = this.statements.findHead.get(this.accountId, row.id);
    if (stored && this.isFull) return 'left';
    const version = stored && versionOf(stored);
    const rejected = this.rules.check(row, version);
    if (rejected !== undefined) return { rejected };
    const order = version ? compareVersions(row.version, version) : 'dominates';
    if (stored && order === 'equal') return this.repeat(row, stored);
    if (stored && order !== 'dominates') return this.tell(row, stored);
    if (this.isOverLimit(row, stored)) return { rejected: 'ENTRY_LIMIT' };
    return this.write(row, stored) ? 'accepted' : { rejected: 'RECORD_QUOTA' };
  }

  finish(): Pick<ApplyPushResult, 'before' | 'sequence' | 'wrote' | 'recordBytes'> {
    const { sequence, recordBytes } = this;
    const wrote = sequence > this.ledger.sequence;
    if (this.isDigestInDoubt) this.addUpDigest();
    if (wrote) this.statements.writeLedger.run(sequence, this.digest, recordBytes, this.accountId);
    return { before: this.ledger.sequence, sequence, wrote, recordBytes };
  }

  /**
   * A retry; or, P41, the very state whose stored row does not open any more: sealed anew, for every device. A retry brings
   * as much as it makes the server open; another content counts as a conflict does.
   */
  private repeat(row: RecordState, stored: RecordHead): RowOutcome {
    const isSame = this.findHash(row.id)?.equals(recordHash(row)) ?? false;
    if (!isSame && !this.mayOpen(stored)) return 'left';
    if (readState(this.ledger.key, this.findRow(row.id)).state)
      return isSame ? 'accepted' : 'differs';
    if (!this.write(row, stored)) return { rejected: 'RECORD_QUOTA' };
    this.isDigestInDoubt = true;
    return 'accepted';
  }

  /** P46: the stored state, opened only while the answer has room for it. */
  private tell(row: RecordState, stored: RecordHead): RowOutcome {
    if (!this.mayOpen(stored)) return 'left';
    return { theirs: toState(this.ledger.key, this.findRow(row.id)) };
  }

  private mayOpen({ sealed, versionBytes }: RecordHead): boolean {
    const bytes = answerBytes(sealed, versionBytes);
    this.isFull = this.openedBytes > 0 && this.openedBytes + bytes > this.rules.conflictBytes;
    if (!this.isFull) this.openedBytes += bytes;
    return !this.isFull;
  }

  /** P28: new is what has nothing stored, or only a tombstone (or, so that no edit slips past, another kind). */
  private isOverLimit(row: RecordState, stored: RecordHead | undefined): boolean {
    const { entryLimit } = this.rules;
    if (row.kind !== journalEntry.name || row.deleted || entryLimit === Number.POSITIVE_INFINITY) {
      return false;
    }
    if (stored?.deleted === 0 && stored.kind === journalEntry.name) return false;
    const live = this.statements.countLive.get(this.accountId, journalEntry.name, entryLimit) ?? 0;
    return live >= entryLimit;
  }

  /** The hash of a row that did not open may have been changed too. */
  private addUpDigest(): void {
    this.digest.fill(0);
    for (const hash of this.statements.hashes.iterate(this.accountId)) xorInto(this.digest, hash);
  }

  /** P45: false, and nothing written, where the person's records would grow past what they may come to. */
  private write(row: RecordState, stored: RecordHead | undefined): boolean {
    const next = toRow(this.accountId, this.sequence + 1, this.ledger.key, row);
    const growth = recordCost(sizesOf(next)) - (stored ? costOf(stored) : 0);
    const { recordBytes, deletionBytes } = this.rules;
    const limit = recordBytes + (row.deleted ? deletionBytes : 0);
    if (growth > 0 && this.recordBytes + growth > limit) return false;
    const replaced = stored && this.findHash(row.id);
    this.statements.write.run(next);
    if (replaced) xorInto(this.digest, replaced);
    xorInto(this.digest, next.hash);
    this.sequence = next.sequence;
    this.recordBytes += growth;
    return true;
  }

  private findHash(id: string): Buffer | undefined {
    return this.statements.findHash.get(this.accountId, id);
  }

  private findRow(id: string): RecordRow {
    const row = this.statements.find.get(this.accountId, id);
    if (!row) throw new Error('A record went within a transaction');
    return row;
  }
}

function versionOf(row: Pick<RecordRow, 'version'>): VersionVector {
  return JSON.parse(row.version) as VersionVector;
}

function costOf({ sealed, versionBytes, idBytes, kindBytes }: RecordHead): number {
  const body = sealed - SEAL_BYTES;
  return recordCost({ body, version: versionBytes, id: idBytes, kind: kindBytes });
}
