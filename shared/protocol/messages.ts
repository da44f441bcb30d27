/** The messages of /api/sync/v1. Rules in SPEC.md. */
import * as z from 'zod/mini';
import { boundedList, unkeptText } from '../api/text';
import type { RecordState } from '../records/record';
import { LIMITS } from './limits';

export const versionVector = z.record(
  z.string().check(z.minLength(1), z.maxLength(64)),
  z.int().check(z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)),
);

/** All that can be read, also from an older server or device. What may enter is bounded further (P43). */
export const recordState: z.ZodMiniType<RecordState> = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(LIMITS.idCharacters)),
  kind: z.string().check(z.minLength(1), z.maxLength(64)),
  day: z.iso.date(),
  order: z.int().check(z.minimum(0), z.maximum(10_000_000_000_000)),
  version: versionVector,
  deleted: z.boolean(),
  createdAt: z.int(),
  updatedAt: z.int(),
  utcOffsetMinutes: z.int().check(z.minimum(-1080), z.maximum(1080)),
  body: z.record(z.string(), z.unknown()),
});

/** Counts what the server has written of one person. */
const sequence = z.int().check(z.minimum(0));

/** Bytes that the person's records may still grow by (P45). */
const room = z.int().check(z.minimum(0));

const recordVersion = z.object({ id: z.string(), version: versionVector });

export const plan = z.enum(['free', 'trial', 'premium']);
export type Plan = z.infer<typeof plan>;

/** POST /push. Rows are checked one by one, so that a bad one never blocks the others. */
export const pushRequest = z.object({
  epoch: unkeptText(200),
  rows: boundedList(z.unknown(), LIMITS.pushRows),
});
export interface PushRequest {
  readonly epoch: string;
  readonly rows: readonly RecordState[];
}

export const pushAnswer = z.object({
  epoch: z.string(),
  plan,
  /** Exactly what the server now holds. Whatever is not named stays pending. */
  accepted: z.array(recordVersion),
  /** The stored states that the pushed ones do not descend from. */
  conflicts: z.array(recordState),
  rejected: z.array(z.object({ id: z.string(), version: versionVector, code: z.string() })),
  /** The person's sequence before and after: in between lies what this push wrote, and nothing else (P40). */
  before: sequence,
  sequence,
  room: z.optional(room),
});
export type PushAnswer = z.infer<typeof pushAnswer>;

/** GET /pull?since=&limit=&epoch= (epoch left out on first contact). */
export const pullAnswer = z.object({
  epoch: z.string(),
  plan,
  rows: z.array(recordState),
  /** The person's own sequence after the last row of this page. */
  checkpoint: sequence,
  more: z.boolean(),
  /** Ids of stored records of this page that the server can't open (P41). */
  unreadable: z.optional(z.array(z.string())),
  room: z.optional(room),
});
export type PullAnswer = z.infer<typeof pullAnswer>;

/** POST /digest. `leaveOut` are the ids pending or held on the device (P47). */
export const digestRequest = z.object({
  epoch: unkeptText(200),
  leaveOut: boundedList(unkeptText(LIMITS.idCharacters), LIMITS.digestIds),
});
export type DigestRequest = z.infer<typeof digestRequest>;
export const digestAnswer = z.object({
  epoch: z.string(),
  /** Hex XOR over the hashes of all records not left out. */
  digest: z.string(),
  /** The person's sequence the digest speaks of. */
  sequence,
});
export type DigestAnswer = z.infer<typeof digestAnswer>;
