import type { Change } from '../../../shared/domain/merge/states';
import { type Dot, entryOf } from '../../../shared/domain/version-vector';
import type { DeviceRecord, VersionVector } from '../../../shared/records/record';
import type { Device } from './device';
import type { RecordLog } from './record-log';

/** What a change comes to on the record as it is; undefined for nothing. Pure. */
export type Decide = (current: DeviceRecord | undefined, dot: Dot) => Change | undefined;

/** To look what a change would come to, before a dot is spent on it. */
const ANY_DOT = Number.POSITIVE_INFINITY;

/** The dots offered to one change, however often it runs. */
export class OfferedDots {
  readonly #device: Device;
  readonly #seen: VersionVector;
  readonly #offered: Dot[] = [];

  constructor(device: Device, seen: VersionVector) {
    this.#device = device;
    this.#seen = seen;
  }

  get deviceId(): string {
    return this.#device.id;
  }

  /** A new dot, above all that the record and the form know of this device. */
  async take(current: DeviceRecord | undefined): Promise<Dot> {
    const dot = await this.#device.takeDots(1, [this.#seen, current?.version ?? {}]);
    this.#offered.push(dot);
    return dot;
  }

  /** Whether an earlier run of the change is what the record holds last of this device. */
  hasLanded(current: DeviceRecord): boolean {
    return this.#offered.some(({ deviceId, dot }) => entryOf(current.version, deviceId) === dot);
  }
}

/**
 * Makes a change that needs a dot. The dot is taken before the atomic write and checked inside it; where another tab
 * was faster, the write changes nothing, a new dot is taken, and it runs again. A change run again after a failed write
 * finds its dot in the record if that write had landed after all, and is done.
 */
export async function changeWithDot(
  log: Pick<RecordLog, 'read' | 'change'>,
  id: string,
  dots: OfferedDots,
  decide: Decide,
): Promise<{ readonly record: DeviceRecord | undefined; readonly changed: boolean }> {
  for (;;) {
    const current = (await log.read([id])).get(id);
    if (current && dots.hasLanded(current)) return { record: current, changed: true };
    const outlook = decide(current, { deviceId: dots.deviceId, dot: ANY_DOT });
    if (!outlook?.changed) return { record: outlook?.record, changed: false };
    const dot = await dots.take(current);
    const change = await log.change(id, (latest) => {
      const result = decide(latest, dot);
      return { write: result?.changed ? result.record : undefined, result };
    });
    if (change === undefined) return { record: undefined, changed: false };
    if (change.changed || !change.usedDot) return change;
  }
}
