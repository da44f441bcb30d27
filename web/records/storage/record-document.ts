import type { RxJsonSchema } from 'rxdb';
import type { DeviceRecord, RecordState, SyncStatus } from '../../../shared/records/record';

/**
 * A record as RxDB stores it: what queries need as fields, the rest as one JSON text.
 *
 * Why text: RxDB's Dexie storage renames every key that begins with `__` or `|`, at any depth, so that a device id or
 * a newer client's field would come back as another; an RxDocument has a getter of its own named `deleted`; and RxDB
 * clones documents deeply at every step, which a text makes free.
 */
export interface RecordDocument {
  readonly id: string;
  /** The kind, for live records; tombstones stand on a shelf of their own, so that lists never walk over them. */
  readonly shelf: string;
  readonly day: string;
  readonly order: number;
  readonly sync: SyncStatus;
  /** `updatedAt` within the bounds an index needs. */
  readonly changedAt: number;
  /** JSON of {@link Content}. */
  readonly content: string;
}

type Content = Omit<DeviceRecord, 'id' | 'day' | 'order' | 'sync'>;

const LATEST = 8_640_000_000_000_000;

/** Version 0. A change of this shape needs a new version and a migration from each one ever released. */
export const recordSchema: RxJsonSchema<RecordDocument> = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 200 },
    shelf: { type: 'string', maxLength: 80 },
    day: { type: 'string', maxLength: 10 },
    order: { type: 'number', minimum: 0, maximum: 10_000_000_000_000, multipleOf: 1 },
    sync: { type: 'number', minimum: 0, maximum: 2, multipleOf: 1 },
    changedAt: { type: 'number', minimum: 0, maximum: LATEST, multipleOf: 1 },
    content: { type: 'string' },
  },
  required: ['id', 'shelf', 'day', 'order', 'sync', 'changedAt', 'content'],
  indexes: [
    ['shelf', 'day'],
    ['shelf', 'order'],
    ['sync', 'changedAt'],
  ],
};

/** The shelf of the live records of a kind. */
export function partitionOf(kind: string): string {
  return kind;
}

const TOMBSTONES = 'deleted:';

/** Whether a shelf holds live records. */
export function isLiveShelf(shelf: string): boolean {
  return !shelf.startsWith(TOMBSTONES);
}

/** A record as it is stored. */
export function toDocument(record: DeviceRecord): RecordDocument {
  const { id, day, order, sync, ...content } = record;
  return {
    id,
    shelf: record.deleted ? TOMBSTONES + record.kind : partitionOf(record.kind),
    day,
    order,
    sync,
    changedAt: changedAtOf(record),
    content: JSON.stringify(content satisfies Content),
  };
}

/** When a state was changed, as its index has it. */
export function changedAtOf({ updatedAt }: Pick<RecordState, 'updatedAt'>): number {
  return Math.min(LATEST, Math.max(0, Math.trunc(updatedAt) || 0));
}

const parsed = new WeakMap<object, DeviceRecord>();

/** A stored record. The same object for the same document, so that screens redraw only what changed. */
export function toRecord(document: RecordDocument): DeviceRecord {
  const known = parsed.get(document);
  if (known) return known;
  const { id, day, order, sync } = document;
  const record: DeviceRecord = {
    id,
    day,
    order,
    sync,
    ...(JSON.parse(document.content) as Content),
  };
  parsed.set(document, record);
  return record;
}

/** A document that says what another said is read as the same object. */
export function readAs(document: RecordDocument, earlier: RecordDocument): void {
  parsed.set(document, toRecord(earlier));
}

/** The part that travels and the part that does not, told apart by their size on the wire. */
export function wireBytes(state: RecordState): number {
  return new TextEncoder().encode(JSON.stringify(state)).length;
}
