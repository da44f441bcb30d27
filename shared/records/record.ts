/**
 * The shape of every personal record, on the device, on the wire and on the server (design: one record log).
 */

/** Per device, the number of its newest change contained in a state. Dots are positive integers. */
export type VersionVector = Readonly<Record<string, number>>;

/** A record's content: fields of its kind, plus any fields of a newer client, carried along untouched. */
export type RecordBody = Readonly<Record<string, unknown>>;

/** A record as it travels and as the server keeps it. The server never changes or stamps one. */
export interface RecordState {
  /** Deterministic for keyed kinds (`check-in:2026-03-01`, `drop:17`), random for journal entries. */
  readonly id: string;
  /** Name of a registered kind, or one a newer client knows. */
  readonly kind: string;
  /** The person's local calendar day, `YYYY-MM-DD`, fixed when the form opened. */
  readonly day: string;
  /** Inverted sort key, see {@link newestFirstOrder}: ascending order is newest first. */
  readonly order: number;
  readonly version: VersionVector;
  /** A tombstone: the body is empty, id and version stay. */
  readonly deleted: boolean;
  /** Milliseconds since the epoch by the writing device's clock. For display and ties only. */
  readonly createdAt: number;
  /** Milliseconds since the epoch by the writing device's clock. For display and ties only. */
  readonly updatedAt: number;
  /** The offset from UTC where the record was begun, minutes, east positive; edits elsewhere leave it (M11). */
  readonly utcOffsetMinutes: number;
  readonly body: RecordBody;
}

/** Whether the server has this very state. */
export const SYNC = { acknowledged: 0, pending: 1, held: 2 } as const;
export type SyncStatus = (typeof SYNC)[keyof typeof SYNC];

/** A record as the device keeps it. Saving the words and remembering to send them is one write. */
export interface DeviceRecord extends RecordState {
  readonly sync: SyncStatus;
  /** Why the server holds it back; only with `sync` 2. */
  readonly code?: string;
  /** The last state known to be on the server; only while pending or held, absent if there is none. */
  readonly base?: RecordState;
}

/** A text or recording that lost in a merge and stays readable. */
export interface KeptVersion {
  /** Content hash of field and value: the same loss on two devices is one entry. */
  readonly hash: string;
  readonly field: string;
  readonly value: string;
  /** When the losing side was last changed, milliseconds since the epoch. */
  readonly updatedAt: number;
}

/** The body field every kind may carry. */
export const KEPT_VERSIONS = 'keptVersions';

const ORDER_CEILING = 10_000_000_000_000;

/** The sort key that puts newer moments first when ascending; clamped to [0, 1e13]. */
export function newestFirstOrder(epochMs: number): number {
  return Math.min(ORDER_CEILING, Math.max(0, ORDER_CEILING - Math.trunc(epochMs)));
}
