import type { Outcome } from '../../outcome';
import type { VersionVector } from '../../records/record';
import { type DeviceRecord, type RecordBody, type RecordState, SYNC } from '../../records/record';
import { orderFor } from '../record-order';
import { compareVersions, type Dot, joinVersions, withDot } from '../version-vector';
import { isSame } from './canonical';
import { mend } from './mend';
import { mergeBodies } from './merge-bodies';
import { placeByDate } from './place-by-date';
import { countersAnew, countersOnto } from './save-counters';
import { type Change, isFreshDot, pending } from './states';

/** A form that is saved. A field it does not hand over stays as it is. */
export interface Save {
  readonly id: string;
  readonly kind: string;
  /** The local day the form was opened on, `YYYY-MM-DD`. */
  readonly day: string;
  /** Counters as the number shown, by `withCounter` or as they were opened. */
  readonly body: RecordBody;
  /** The state the form was opened on. */
  readonly opened: RecordState | undefined;
  /** The edits come from a draft: they may have been saved already, before the program ended. */
  readonly restored?: boolean;
}

/** When and where a change is made. */
export interface Moment {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly utcOffsetMinutes: number;
}

/** Either the tombstone (undefined: there is nothing to delete), or the newer record that the person has not seen. */
export type Removal = Outcome<Change | undefined, DeviceRecord>;

/**
 * Puts a form's words into the record as it is now. Where the record has moved since the form was opened, the form's
 * own changes are merged onto it: where both changed the same words the form's stand, the others are kept. Over a
 * tombstone the form's body comes back. A save that changes nothing writes nothing and needs no dot.
 */
export function saveOver(
  current: DeviceRecord | undefined,
  save: Save,
  dot: Dot,
  moment: Moment,
): Change {
  const live = current?.deleted ? undefined : current;
  const body = live ? bodyOnto(live, save, dot.deviceId) : bodyAnew(save, dot.deviceId);
  if (live && isSame(live.body, body)) return { record: live, changed: false, usedDot: false };
  const version = joinVersions(current?.version ?? {}, save.opened?.version ?? {});
  const begun = live ?? freshState(current, save, moment);
  const saved = { ...begun, updatedAt: moment.now, body };
  return advance(current, saved, version, dot);
}

/**
 * Deletes a record that the person saw as `seen`. Does nothing where the record is another by now: they must see the
 * newer one first. What is deleted, or was never there, needs no change.
 */
export function removeOver(
  current: DeviceRecord | undefined,
  seen: VersionVector,
  dot: Dot,
  moment: Moment,
): Removal {
  if (current === undefined || current.deleted) return { ok: true, value: undefined };
  if (compareVersions(current.version, seen) !== 'equal') return { ok: false, problem: current };
  const tombstone: RecordState = { ...current, updatedAt: moment.now, deleted: true, body: {} };
  return { ok: true, value: advance(current, tombstone, current.version, dot) };
}

/** The state with one more change of this device, waiting to be sent. */
function advance(
  current: DeviceRecord | undefined,
  next: RecordState,
  version: VersionVector,
  dot: Dot,
): Change {
  if (!isFreshDot(version, dot)) {
    return { record: current ?? pending(next, undefined), changed: false, usedDot: true };
  }
  const base = current?.sync === SYNC.acknowledged ? current : current?.base;
  const record = pending(placeByDate(mend({ ...next, version: withDot(version, dot) })), base);
  return { record, changed: true, usedDot: true };
}

/** A record that begins, or begins again after a deletion. */
function freshState(
  tombstone: DeviceRecord | undefined,
  save: Save,
  { now, utcOffsetMinutes: offsetNow }: Moment,
): Omit<RecordState, 'body' | 'updatedAt'> {
  const day = save.opened?.day ?? save.day;
  const createdAt = save.opened?.createdAt ?? now;
  const utcOffsetMinutes = save.opened?.utcOffsetMinutes ?? offsetNow;
  return {
    id: save.id,
    kind: save.kind,
    day,
    order: save.opened?.order ?? orderFor(day, createdAt, utcOffsetMinutes),
    version: tombstone?.version ?? {},
    deleted: false,
    createdAt,
    utcOffsetMinutes,
  };
}

function bodyAnew(save: Save, deviceId: string): RecordBody {
  const body = { ...save.opened?.body, ...plain(save.body) };
  return { ...body, ...countersAnew(save.kind, body, deviceId) };
}

function bodyOnto(live: DeviceRecord, save: Save, deviceId: string): RecordBody {
  const form = plain(save.body);
  const opened = save.opened?.deleted ? undefined : save.opened;
  const hasMoved =
    opened === undefined || compareVersions(opened.version, live.version) !== 'equal';
  const merged = hasMoved
    ? mergeBodies(
        save.kind,
        // What the person is looking at stands, whatever the clocks say.
        { body: { ...opened?.body, ...form }, version: {}, updatedAt: Number.POSITIVE_INFINITY },
        { body: live.body, version: {}, updatedAt: live.updatedAt },
        opened?.body,
      )
    : { ...live.body, ...form };
  return {
    ...merged,
    ...countersOnto(
      save.kind,
      { live: live.body, opened: opened?.body ?? {}, form, restored: save.restored ?? false },
      deviceId,
    ),
  };
}

/** As it will be stored and sent: no undefined, nothing but JSON. */
function plain(body: RecordBody): RecordBody {
  return JSON.parse(JSON.stringify(body)) as RecordBody;
}
