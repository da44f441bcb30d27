import { costOf } from '../../../shared/domain/record-cost';
import { emptyDigest, recordHash, xorInto } from '../../../shared/domain/record-hash';
import { compareVersions } from '../../../shared/domain/version-vector';
import type { Outcome } from '../../../shared/outcome';
import type { Plan, PushAnswer } from '../../../shared/protocol/messages';
import type { RecordState } from '../../../shared/records/record';
import { type Failure, failed, success } from '../failure';
import type { SyncTransport } from '../transport';

type Question = 'push' | 'pull' | 'digest';

/** A server small enough to be told in a test what to do wrong. */
export class PretendServer implements SyncTransport {
  epoch = 'first';
  plan: Plan = 'premium';
  pageRows = 100;
  /** Every question in order, as `push 3` or `pull 0 first`. */
  readonly asked: string[] = [];
  /** Codes to reject records with, by id. */
  readonly refused = new Map<string, string>();
  /** Bytes that what is stored may come to (P45). */
  maxBytes = Number.MAX_SAFE_INTEGER;
  /** Conflicts that an answer tells (P46). */
  maxConflicts = Number.POSITIVE_INFINITY;
  /** Called before a question is answered; what it returns is answered instead. */
  before: (question: Question) => Promise<Outcome<never, Failure> | undefined> = async () =>
    undefined;
  /** Called with a push's answer before it leaves. */
  afterPush: (answer: PushAnswer) => Promise<PushAnswer> = async (answer) => answer;
  /** Ids of stored states that it can't open any more. */
  readonly unreadable = new Set<string>();
  private stored = new Map<string, { state: RecordState; sequence: number }>();
  private sequence = 0;

  /** Stores a state, whatever is there. */
  put(state: RecordState): void {
    this.sequence += 1;
    this.stored.set(state.id, { state, sequence: this.sequence });
  }

  get(id: string): RecordState | undefined {
    return this.stored.get(id)?.state;
  }

  ids(): string[] {
    return [...this.stored.keys()].sort();
  }

  /** Loses everything, as a restored backup may. */
  restoreEmpty(epoch: string): void {
    this.epoch = epoch;
    this.stored = new Map();
    this.sequence = 0;
  }

  /** Drops one record without a trace, as no server should. */
  drop(id: string): void {
    this.stored.delete(id);
  }

  async push({ epoch, rows }: { epoch: string; rows: readonly RecordState[] }) {
    this.asked.push(`push ${rows.length}`);
    const instead = await this.before('push');
    if (instead) return instead;
    if (epoch !== this.epoch) return failed({ kind: 'epoch-changed', epoch: this.epoch });
    const answer: PushAnswer = {
      epoch,
      plan: this.plan,
      accepted: [],
      conflicts: [],
      rejected: [],
      before: this.sequence,
      sequence: this.sequence,
    };
    for (const row of rows) this.take(row, answer);
    const { sequence, room } = this;
    return success(await this.afterPush({ ...answer, sequence, room }));
  }

  async pull({ since, epoch }: { since: number; limit: number; epoch: string | null }) {
    this.asked.push(`pull ${since} ${epoch}`);
    const instead = await this.before('pull');
    if (instead) return instead;
    const isForeign = epoch !== null && epoch !== this.epoch;
    if (isForeign || since > this.sequence)
      return failed({ kind: 'epoch-changed', epoch: this.epoch });
    const newer = [...this.stored.values()]
      .filter(({ sequence }) => sequence > since)
      .sort((a, b) => a.sequence - b.sequence);
    const page = newer.slice(0, this.pageRows);
    const more = newer.length > page.length;
    const checkpoint = more ? (page.at(-1)?.sequence ?? since) : this.sequence;
    const states = page.map(({ state }) => state);
    const rows = states.filter(({ id }) => !this.unreadable.has(id));
    const unreadable = states.filter(({ id }) => this.unreadable.has(id)).map(({ id }) => id);
    const { plan, room } = this;
    return success({ epoch: this.epoch, plan, rows, checkpoint, more, unreadable, room });
  }

  async digest({ epoch, leaveOut }: { epoch: string; leaveOut: readonly string[] }) {
    this.asked.push('digest');
    const instead = await this.before('digest');
    if (instead) return instead;
    if (epoch !== this.epoch) return failed({ kind: 'epoch-changed', epoch: this.epoch });
    const digest = emptyDigest();
    for (const { state } of this.stored.values()) {
      if (!leaveOut.includes(state.id)) xorInto(digest, recordHash(state));
    }
    const { sequence } = this;
    return success({ epoch, digest: Buffer.from(digest).toString('hex'), sequence });
  }

  private get room(): number {
    const stored = [...this.stored.values()].map(({ state }) => costOf(state));
    return Math.max(0, this.maxBytes - stored.reduce((sum, cost) => sum + cost, 0));
  }

  private hasRoomFor(row: RecordState): boolean {
    const stored = this.get(row.id);
    const growth = costOf(row) - (stored ? costOf(stored) : 0);
    return row.deleted || growth <= 0 || growth <= this.room;
  }

  private take(row: RecordState, answer: PushAnswer): void {
    const { id, version } = row;
    const code = this.refused.get(id);
    const stored = this.get(id);
    const order = stored ? compareVersions(version, stored.version) : 'dominates';
    if (code !== undefined) answer.rejected.push({ id, version, code });
    else if (stored && order !== 'dominates' && order !== 'equal') {
      if (answer.conflicts.length < this.maxConflicts) answer.conflicts.push(stored);
    } else if (!this.hasRoomFor(row)) {
      answer.rejected.push({ id, version, code: 'RECORD_QUOTA' });
    } else {
      if (order === 'dominates' || this.unreadable.delete(id)) this.put(row);
      answer.accepted.push({ id, version });
    }
  }
}
