import { localDayAt, offsetInZone } from '../domain/local-day';
import { removeOver, saveOver } from '../domain/merge/save-over';
import { toState } from '../domain/merge/states';
import type { Today } from '../domain/streak';
import type { DeviceRecord, RecordBody, RecordState } from '../records/record';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Where people land; no two of them are more than a day apart. */
export const ZONES = [
  'Pacific/Pago_Pago',
  'Pacific/Honolulu',
  'America/New_York',
  'Europe/London',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Pacific/Auckland',
  'Pacific/Apia',
] as const;

/** A person on the way through the zones, with one device that writes by the rules of the product. */
export class Traveller {
  /** Every state there ever was, oldest first. */
  readonly history: RecordState[] = [];
  readonly #records = new Map<string, DeviceRecord>();
  #dot = 0;
  #now: number;
  #zone: string;
  #today: Today;

  constructor(now: number, zone: string) {
    this.#now = now;
    this.#zone = zone;
    this.#today = todayIn(zone, now);
  }

  /** Live records as the device has them. */
  get records(): RecordState[] {
    return [...this.#records.values()].filter(({ deleted }) => !deleted).map(toState);
  }

  get now(): number {
    return this.#now;
  }

  get zone(): string {
    return this.#zone;
  }

  get today(): Today {
    return this.#today;
  }

  /** To noon of the next local day, give or take a change of the clocks. */
  sleep(): void {
    const sinceMidnight = (this.#now + this.#today.utcOffsetMinutes * MINUTE_MS) % (24 * HOUR_MS);
    this.fly(this.#zone, 36 - sinceMidnight / HOUR_MS);
  }

  /** Lands there so many hours later. */
  fly(zone: string, hours: number): void {
    this.#now += hours * HOUR_MS;
    this.#zone = zone;
    this.#today = todayIn(zone, this.#now);
  }

  /** Saves over what is there; the day is today's where the record begins. */
  save(kind: string, id: string, body: RecordBody): void {
    const current = this.#records.get(id);
    const save = { id, kind, day: this.today.day, body, opened: current };
    this.#keep(saveOver(current, save, this.#nextDot(), this.#moment()).record);
  }

  remove(id: string): void {
    const current = this.#records.get(id);
    const removal = removeOver(current, current?.version ?? {}, this.#nextDot(), this.#moment());
    if (removal.ok && removal.value) this.#keep(removal.value.record);
  }

  #keep(record: DeviceRecord): void {
    this.#records.set(record.id, record);
    this.history.push(toState(record));
  }

  #nextDot() {
    this.#dot += 1;
    return { deviceId: 'phone', dot: this.#dot };
  }

  #moment() {
    return { now: this.#now, utcOffsetMinutes: this.#today.utcOffsetMinutes };
  }
}

function todayIn(zone: string, now: number): Today {
  const utcOffsetMinutes = offsetInZone(now, zone);
  return { day: localDayAt(now, utcOffsetMinutes), utcOffsetMinutes };
}
