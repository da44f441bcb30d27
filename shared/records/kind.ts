import type { ZodMiniType } from 'zod/mini';
import type { RecordBody } from './record';

/**
 * How a field of a body is merged when two devices changed it without seeing each other.
 * - `text`: merged by paragraph, and inside of one by words; where edits overlap the later stands, the other is kept.
 * - `recording`: like `choice`, but the losing one is kept.
 * - `counter`: stored as `{ device: contribution }`, exact without a base.
 * - `set`: additions of both minus removals.
 * - `photos`: a `set` of photos, each with its preview (V12).
 * - `choice`: a change on one side only wins, else the later.
 */
export type FieldRule = 'text' | 'recording' | 'counter' | 'set' | 'photos' | 'choice';

interface AnyKind<Body extends RecordBody, Name extends string> {
  readonly name: Name;
  /** Loose: unknown fields of a newer client pass. Says the limits a push is checked against. */
  readonly schema: ZodMiniType<Body>;
  readonly fields: { readonly [Field in keyof Body]-?: FieldRule };
  /** The field by which a person says when it was, a local minute: the record stands on that day (M17). */
  readonly datedBy?: string;
  /** Fields that are lists of a person's own words: they can be searched for like texts. */
  readonly wordLists?: readonly string[];
  /** Whether a live record of this kind makes its daily flag true. */
  readonly countsAsDone: (body: Body) => boolean;
  /** The spec's name of that daily flag, where the kind has one. */
  readonly flag?: 'dailyDrop' | 'checkIn' | 'journal' | 'nourish' | 'bibleAndPrayer';
}

/** A kind with one record for each key, such as a check-in, whose key is its day. The same key is the same record everywhere. */
export interface KeyedKind<Body extends RecordBody = RecordBody, Name extends string = string>
  extends AnyKind<Body, Name> {
  /** The id of the one record of a key. */
  readonly idFor: (key: string) => string;
  /**
   * What the key names: the record's own day, or a day of a journey (J12), its `challengeDay` and `journey`; or either of
   * them. Each must agree.
   */
  readonly idNames?: readonly ('day' | 'challengeDay')[];
}

/** A kind with as many records as a person likes, each under a random id, such as a journal entry. */
export interface EntryKind<Body extends RecordBody = RecordBody, Name extends string = string>
  extends AnyKind<Body, Name> {
  readonly idFor?: undefined;
  readonly idNames?: undefined;
}

/** Everything the program knows of one kind of record. Adding a kind is adding one of these to `kinds.ts`. */
export type RecordKind<Body extends RecordBody = RecordBody, Name extends string = string> =
  | KeyedKind<Body, Name>
  | EntryKind<Body, Name>;

/** The fields that a kind's schema names. */
export type FieldOf<Body extends RecordBody> = Exclude<
  keyof { [Field in keyof Body as string extends Field ? never : Field]: unknown },
  'keptVersions'
>;
