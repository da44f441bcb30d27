import type { Database } from 'better-sqlite3';
import { recordHash, xorInto } from '../../../shared/domain/record-hash';
import { compareVersions } from '../../../shared/domain/version-vector';
import { journalEntry } from '../../../shared/records/journal-entry';
import type { RecordState, VersionVector } from '../../../shared/records/record';
import type { ApplyPushResult, PushRules } from '../record-store';
import type { Ledger } from './accounts';
import { endsTransaction, savepoints } from './group-commit';
import { collectPush, type PushCollection } from './push-collection';
import { readState, toRow, toState } from './record-rows';
import type { RecordStatements } from './record-statements';
import type { RecordRow } from './schema';

type RowOutcome =
  | 'accepted'
  | 'differs'
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
  else if ('rejected' in outcome) collection.rejected(row, outcome.rejected);
  else collection.conflict(outcome.theirs);
}

/** One push on its way: the person's counter and digest go along with each row that is written. */
class PersonPush {
  private sequence: number;
  private readonly digest: Buffer;
  private isDigestInDoubt = false;

  constructor(
    private readonly accountId: string,
    private readonly ledger: Ledger,
    private readonly statements: RecordStatements,
    private readonly rules: PushRules,
  ) {
    this.sequence = ledger.sequence;
    this.digest = Buffer.from(ledger.digest);
  }

  /** P18, P19: nothing stored or an older state: written. The stored version: accepted. Else a conflict. */
  apply(row: RecordState): RowOutcome {
    const stored = this.statements.find.get(this.accountId, row.id);
    const version = stored && versionOf(stored);
    const rejected = this.rules.check(row, version);
    if (rejected !== undefined) return { rejected };
    const order = version ? compareVersions(row.version, version) : 'dominates';
    if (stored && order === 'equal') return this.repeat(row, stored);
    if (stored && order !== 'dominates') return { theirs: toState(this.ledger.key, stored) };
    if (this.isOverLimit(row, stored)) return { rejected: 'ENTRY_LIMIT' };
    this.write(row, stored);
    return 'accepted';
  }

  /** A retry; or, P41, the very state whose stored row does not open any more: sealed anew, for every device. */
  private repeat(row: RecordState, stored: RecordRow): RowOutcome {
    if (readState(this.ledger.key, stored).state) {
      return holdsContent(stored, row) ? 'accepted' : 'differs';
    }
    this.write(row, stored);
    this.isDigestInDoubt = true;
    return 'accepted';
  }

  finish(): Pick<ApplyPushResult, 'before' | 'sequence' | 'wrote'> {
    const wrote = this.sequence > this.ledger.sequence;
    if (this.isDigestInDoubt) this.addUpDigest();
    if (wrote) this.statements.writeLedger.run(this.sequence, this.digest, this.accountId);
    return { before: this.ledger.sequence, sequence: this.sequence, wrote };
  }

  /** P28: new is what has nothing stored, or only a tombstone (or, so that no edit slips past, another kind). */
  private isOverLimit(row: RecordState, stored: RecordRow | undefined): boolean {
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

  private write(row: RecordState, stored: RecordRow | undefined): void {
    const next = toRow(this.accountId, this.sequence + 1, this.ledger.key, row);
    this.statements.write.run(next);
    if (stored) xorInto(this.digest, stored.hash);
    xorInto(this.digest, next.hash);
    this.sequence = next.sequence;
  }
}

function versionOf(row: RecordRow): VersionVector {
  return JSON.parse(row.version) as VersionVector;
}

function holdsContent(stored: RecordRow, state: RecordState): boolean {
  return stored.hash.equals(recordHash(state));
}
