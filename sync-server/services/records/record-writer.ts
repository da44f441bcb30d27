import { boundedMoment } from '../../../shared/domain/bounded';
import { mend } from '../../../shared/domain/merge/mend';
import { placeByDate } from '../../../shared/domain/merge/place-by-date';
import { entryOf, withDot } from '../../../shared/domain/version-vector';
import { LIMITS } from '../../../shared/protocol/limits';
import type { RecordKind } from '../../../shared/records/kind';
import {
  newestFirstOrder,
  type RecordBody,
  type RecordState,
} from '../../../shared/records/record';
import { Problem } from '../../errors/problem';
import type { ApplyPushResult, RecordChange } from '../../store/record-store';
import type { Account } from '../../store/store';
import { readBody } from './read-body';

/** Which record a call writes, and where in time the caller is. */
export interface WriteTarget<Body extends RecordBody> {
  readonly kind: RecordKind<Body>;
  readonly id: string;
  /** The person's local calendar day the record belongs to. */
  readonly day: string;
  /** Minutes, east positive. */
  readonly utcOffsetMinutes: number;
}

/** Computes a body from the stored one (undefined: nothing there). `device` names this writer in counters. */
export type ChangeBody<Body> = (current: Body | undefined, device: string) => Body;

/** Changes one record of a person as one transaction, as `changeState` of the sync service does. */
export type ChangeState = <Value>(
  account: Account,
  id: string,
  change: RecordChange<Value>,
) => Promise<{
  readonly value: Value;
  readonly push: Pick<ApplyPushResult, 'accepted' | 'rejected'>;
}>;

export interface RecordWriterDeps {
  /** The push of the sync service: limits, durability and pokes are the same for every device. */
  readonly change: ChangeState;
  readonly now: () => number;
}

const NO_ROOM =
  'Your storage on our server is full. Everything already there is safe. Delete entries you no longer need, then try again.';

/**
 * The REST calls as one more device of the person, `api-<epoch>`: changes the given fields of the stored state and writes the
 * result, whose version is the stored one plus a dot of its own, in one transaction (P18, P48).
 *
 * Dots (P2): this device lives nowhere but here, so a state it could not store was never seen by anyone. Its dot must
 * only exceed the record's own entry and be given to one state: the transaction that reads the entry writes the next. The
 * dot is also at least the present millisecond, so that not even a database put back by hand under its old epoch gives an
 * old dot to new words.
 */
export class RecordWriter {
  constructor(private readonly deps: RecordWriterDeps) {}

  /** Changes a record or makes it. Throws a Problem where a rule refuses the result. */
  write<Body extends RecordBody>(
    account: Account,
    target: WriteTarget<Body>,
    change: ChangeBody<Body>,
  ): Promise<Body> {
    return this.change(account, target.id, (current, epoch) => {
      const value = change(readCurrent(target.kind, current), deviceFor(current, epoch));
      return { next: this.nextState(target, { current, epoch }, value, false), value };
    });
  }

  /**
   * Makes a record unless it is there: a repeated call answers with what the first one made. Throws 409 where that has
   * been deleted since, for a repeat must not bring it back.
   */
  create<Body extends RecordBody>(
    account: Account,
    target: WriteTarget<Body>,
    body: Body,
  ): Promise<RecordState> {
    return this.change(account, target.id, (current, epoch) => {
      if (current?.deleted) throw new Problem(409, 'CONFLICT', 'This entry has been deleted.');
      if (current) return { value: current };
      const next = this.nextState(target, { current, epoch }, body, false);
      return { next, value: next };
    });
  }

  /** Deletes a live record of that kind; its body is emptied at once (P9). False where there is none. */
  remove<Body extends RecordBody>(account: Account, target: WriteTarget<Body>): Promise<boolean> {
    return this.change(account, target.id, (current, epoch) => {
      if (!current || current.deleted || current.kind !== target.kind.name) return { value: false };
      return { next: this.nextState(target, { current, epoch }, {}, true), value: true };
    });
  }

  /** Throws a Problem on a refusal, an Error where the store failed. */
  private async change<Value>(
    account: Account,
    id: string,
    change: RecordChange<Value>,
  ): Promise<Value> {
    const { value, push } = await this.deps.change(account, id, change);
    const [refused] = push.rejected;
    if (refused) throw refusal(refused.code);
    return value;
  }

  private nextState<Body extends RecordBody>(
    target: WriteTarget<Body>,
    { current, epoch }: { readonly current: RecordState | undefined; readonly epoch: string },
    body: RecordBody,
    deleted: boolean,
  ): RecordState {
    const now = boundedMoment(this.deps.now());
    const device = deviceFor(current, epoch);
    const dot = Math.max(entryOf(current?.version ?? {}, device) + 1, now);
    const state = mend({
      id: target.id,
      kind: target.kind.name,
      day: current?.day ?? target.day,
      order: current?.order ?? newestFirstOrder(now),
      version: withDot(current?.version ?? {}, { deviceId: device, dot }),
      deleted,
      createdAt: current?.createdAt ?? now,
      updatedAt: now,
      utcOffsetMinutes: current?.utcOffsetMinutes ?? target.utcOffsetMinutes,
      body,
    });
    return placeByDate(state);
  }
}

/** The first device name of this writer that has dots left for the record: a client can send the highest dot (P44). */
function deviceFor(current: RecordState | undefined, epoch: string): string {
  const version = current?.version ?? {};
  const first = `api-${epoch}`;
  let device = first;
  for (let next = 2; entryOf(version, device) >= LIMITS.dot; next += 1) device = `${first}-${next}`;
  return device;
}

/** A live record that this program can't read was written by a newer one: it is left alone. */
function readCurrent<Body extends RecordBody>(
  kind: RecordKind<Body>,
  current: RecordState | undefined,
): Body | undefined {
  const body = readBody(kind, current);
  if (body === undefined && current && !current.deleted) {
    throw new Problem(409, 'CONFLICT', 'This was written by a newer version of the app.');
  }
  return body;
}

function refusal(code: string): Problem {
  if (code === 'ENTRY_LIMIT') {
    return new Problem(
      403,
      'ENTRY_LIMIT',
      'You have used your 3 free journal entries. Upgrade to Premium for unlimited entries.',
    );
  }
  if (code === 'RECORD_TOO_LARGE') {
    return new Problem(413, 'RECORD_TOO_LARGE', 'This is too long to save in one piece.');
  }
  if (code === 'RECORD_QUOTA') return new Problem(413, 'RECORD_QUOTA', NO_ROOM);
  return new Problem(
    400,
    'INVALID_RECORD',
    'We couldn’t save this: a part is missing, or not in the form we expect.',
  );
}
