import { healWaiting } from '../../shared/domain/merge/heal';
import {
  keptVersionsToSpill,
  spillIdFor,
  spillInto,
  withoutSpilled,
} from '../../shared/domain/merge/spill';
import type { DeviceRecord } from '../../shared/records/record';
import type { Surroundings } from '../platform/surroundings';
import { changeWithDot, OfferedDots } from '../records/storage/change-with-dot';
import type { Device } from '../records/storage/device';
import type { Modify, RecordLog } from '../records/storage/record-log';
import type { ResilientConnection } from '../records/storage/resilient-connection';

/** Makes records ready to be sent: within the bounds, with no more kept versions than one record may have (P30, P44). */
export class Preparation {
  readonly #store: ResilientConnection<RecordLog>;
  readonly #device: Device;
  readonly #surroundings: Surroundings;

  constructor(parts: {
    readonly store: ResilientConnection<RecordLog>;
    readonly device: Device;
    readonly surroundings: Surroundings;
  }) {
    this.#store = parts.store;
    this.#device = parts.device;
    this.#surroundings = parts.surroundings;
  }

  /** What waits, as `read` finds it once what it found can be sent; each record is prepared once. */
  async prepared(read: () => Promise<DeviceRecord[]>): Promise<DeviceRecord[]> {
    const prepared: string[] = [];
    for (;;) {
      const records = await read();
      const broken = records.filter(
        (record) => !prepared.includes(record.id) && isUnprepared(record),
      );
      if (broken.length === 0) return records;
      const ids = broken.map(({ id }) => id);
      const whole = await this.#store.run(async (log) => {
        await log.changeMany(new Map(ids.map((id) => [id, healed])));
        return log.read(ids);
      });
      for (const record of whole.values()) await this.#spill(record);
      prepared.push(...ids);
    }
  }

  /** Moves what is too much out, one record per kept version, and only then out of here: a crash leaves both. */
  async #spill(record: DeviceRecord): Promise<void> {
    const spilled = keptVersionsToSpill(record);
    if (spilled.length === 0) return;
    const now = this.#surroundings.now();
    const moment = { now, utcOffsetMinutes: this.#surroundings.utcOffsetMinutes(now) };
    for (const kept of spilled) {
      await this.#changeWithDot(spillIdFor(record, kept), (page, dot) =>
        spillInto(page, record, kept, dot, moment),
      );
    }
    await this.#changeWithDot(record.id, (current, dot) => withoutSpilled(current, spilled, dot));
  }

  async #changeWithDot(id: string, decide: Parameters<typeof changeWithDot>[3]): Promise<void> {
    const dots = new OfferedDots(this.#device, {});
    await this.#store.run((log) => changeWithDot(log, id, dots, decide));
  }
}

function isUnprepared(record: DeviceRecord): boolean {
  return healWaiting(record) !== undefined || keptVersionsToSpill(record).length > 0;
}

/** What waits or is held, within the bounds. */
function healed(current: DeviceRecord | undefined): ReturnType<Modify<void>> {
  return { write: current && healWaiting(current), result: undefined };
}
