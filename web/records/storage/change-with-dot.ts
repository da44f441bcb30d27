import type { Change } from '../../../shared/domain/merge/states';
import { type Dot, entryOf } from '../../../shared/domain/version-vector';
import type { DeviceRecord, VersionVector } from '../../../shared/records/record';
import type { Device } from './device';
import type { Modify, RecordLog } from './record-log';

/** What a change comes to on the record as it is; undefined for nothing. Pure. */
export type Decide = (current: DeviceRecord | undefined, dot: Dot) => Change | undefined;

/** To look what a change would come to, before a dot is spent on it. */
const ANY_DOT = Number.POSITIVE_INFINITY;

/** The dots taken for one change, however often it runs. */
export class OfferedDots {
  readonly #device: Device;
  readonly #seen: VersionVector;
  readonly #offered: Dot[] = [];

  constructor(device: Device, seen: VersionVector) {
    this.#device = device;
    this.#seen = seen;
  }

  /** Known once `ready` has resolved. */
  get deviceId(): string {
    return this.#device.id;
  }

  ready(): Promise<void> {
    return this.#device.ready();
  }

  /** A new dot, above all that the record and the form know of this device; undefined where none is reserved. */
  take(version: VersionVector): Dot | undefined {
    const dot = this.#device.takeReservedDot([this.#seen, version]);
    if (dot) this.#offered.push(dot);
    return dot;
  }

  /** Resolves when there is a dot to take for a record of this version. */
  reserve(version: VersionVector): Promise<void> {
    return this.#device.reserveDots([this.#seen, version]);
  }

  /** Whether an earlier run of the change is what the record holds last of this device. */
  hasLanded(current: DeviceRecord): boolean {
    return this.#offered.some(({ deviceId, dot }) => entryOf(current.version, deviceId) === dot);
  }
}

interface Changed {
  readonly record: DeviceRecord | undefined;
  readonly changed: boolean;
}

/** There is no dot above what a record of this version has. */
interface NeedsDot {
  readonly version: VersionVector;
}

/**
 * Makes a change that needs a dot, in one atomic write: it is decided there whether there is anything to change, and a dot
 * is taken then, of those that the disk has as taken already. Where none of them is above the record's own, because another
 * tab was faster, nothing is written, more are reserved, and it runs again. A change run again after a failed write finds
 * its dot in the record if that write had landed after all, and is done.
 */
export async function changeWithDot(
  log: Pick<RecordLog, 'change'>,
  id: string,
  dots: OfferedDots,
  decide: Decide,
): Promise<Changed> {
  await dots.ready();
  for (;;) {
    const outcome = await log.change(id, (current) => changeOnce(current, dots, decide));
    if (!('version' in outcome)) return outcome;
    await dots.reserve(outcome.version);
  }
}

function changeOnce(
  current: DeviceRecord | undefined,
  dots: OfferedDots,
  decide: Decide,
): ReturnType<Modify<Changed | NeedsDot>> {
  if (current && dots.hasLanded(current)) return unchanged(current, true);
  const outlook = decide(current, { deviceId: dots.deviceId, dot: ANY_DOT });
  if (!outlook?.changed) return unchanged(outlook?.record, false);
  const version = current?.version ?? {};
  const dot = dots.take(version);
  const change = dot && decide(current, dot);
  if (!change?.changed) return { write: undefined, result: { version } };
  return { write: change.record, result: { record: change.record, changed: true } };
}

function unchanged(record: DeviceRecord | undefined, changed: boolean) {
  return { write: undefined, result: { record, changed } };
}
