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
import type { ApplyPushResult } from '../../store/record-store';
import type { Account, Store } from '../../store/store';
import { KeyedLock } from '../keyed-lock';
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

export type PushRows = (
  account: Account,
  rows: readonly RecordState[],
) => Promise<Pick<ApplyPushResult, 'accepted' | 'conflicts' | 'rejected'>>;

export interface RecordWriterDeps {
  readonly store: Pick<Store, 'epoch' | 'getRecord'>;
  /** The push of the sync service: limits, durability and pokes are the same for every device. */
  readonly push: PushRows;
  readonly now: () => number;
}

const ATTEMPTS = 5;

const NO_ROOM =
  'Your storage on our server is full. Everything already there is safe. Delete entries you no longer need, then try again.';

/**
 * The REST calls as one more device of the person, `api-<epoch>`: reads the stored state, changes the given fields and
 * pushes the result, whose version is the stored one plus a dot of its own (P18). Where a device was faster the push
 * conflicts and the change runs again on the newer state, so neither side's words are lost.
 *
 * Dots (P2): this device lives nowhere but here, so a state it could not store was never seen by anyone. Its dot must
 * only exceed the record's own entry and be given to one state. Writers of a record take turns, hence two can't read
 * the same entry; the dot is also at least the present millisecond, so that not even a database put back by hand
 * under its old epoch gives an old dot to new words.
 */
export class RecordWriter {
  private readonly turns = new KeyedLock();
  private readonly device: string;

  constructor(private readonly deps: RecordWriterDeps) {
    this.device = `api-${deps.store.epoch}`;
  }

  /** Changes a record or makes it. Throws a Problem where a rule refuses the result. */
  write<Body extends RecordBody>(
    account: Account,
    target: WriteTarget<Body>,
    change: ChangeBody<Body>,
  ): Promise<Body> {
    return this.inTurn(account, target.id, async (current) => {
      const body = change(readCurrent(target.kind, current), this.deviceFor(current));
      const stored = await this.push(account, this.nextState(target, current, body, false));
      return stored ? body : undefined;
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
    return this.inTurn(account, target.id, async (current) => {
      if (current?.deleted) throw new Problem(409, 'CONFLICT', 'This entry has been deleted.');
      if (current) return current;
      const state = this.nextState(target, current, body, false);
      return (await this.push(account, state)) ? state : undefined;
    });
  }

  /** Deletes a live record of that kind; its body is emptied at once (P9). False where there is none. */
  remove<Body extends RecordBody>(account: Account, target: WriteTarget<Body>): Promise<boolean> {
    return this.inTurn(account, target.id, async (current) => {
      if (!current || current.deleted || current.kind !== target.kind.name) return false;
      const stored = await this.push(account, this.nextState(target, current, {}, true));
      return stored ? true : undefined;
    });
  }

  /** Runs `attempt` on the stored state until it is not overtaken by a device's push. */
  private inTurn<Value>(
    account: Account,
    id: string,
    attempt: (current: RecordState | undefined) => Promise<Value | undefined>,
  ): Promise<Value> {
    return this.turns.run(`${account.id}/${id}`, async () => {
      for (let tried = 0; tried < ATTEMPTS; tried += 1) {
        const result = await attempt(await this.deps.store.getRecord(account.id, id));
        if (result !== undefined) return result;
      }
      throw new Problem(
        409,
        'CONFLICT',
        'This is being changed on another device. Please try again.',
      );
    });
  }

  private nextState<Body extends RecordBody>(
    target: WriteTarget<Body>,
    current: RecordState | undefined,
    body: RecordBody,
    deleted: boolean,
  ): RecordState {
    const now = boundedMoment(this.deps.now());
    const device = this.deviceFor(current);
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

  /** The first name of this writer whose dots for the record are not used up: somebody may have planted the last (P44). */
  private deviceFor(current: RecordState | undefined): string {
    const version = current?.version ?? {};
    let device = this.device;
    for (let next = 2; entryOf(version, device) >= LIMITS.dot; next += 1) {
      device = `${this.device}-${next}`;
    }
    return device;
  }

  /** False where a device was faster. Throws a Problem on a refusal, an Error where the store failed. */
  private async push(account: Account, state: RecordState): Promise<boolean> {
    const { accepted, conflicts, rejected } = await this.deps.push(account, [state]);
    const isThis = ({ id }: { readonly id: string }) => id === state.id;
    const refused = rejected.find(isThis);
    if (refused) throw refusal(refused.code);
    if (accepted.some(isThis)) return true;
    if (conflicts.some(isThis)) return false;
    throw new Error('The store did not keep the record');
  }
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
