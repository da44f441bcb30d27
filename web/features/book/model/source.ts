import type { DropContent } from '../../../../shared/content/pack';
import {
  type BiblePrayerDayBody,
  biblePrayerDay,
} from '../../../../shared/records/bible-prayer-day';
import { type CheckInBody, checkIn } from '../../../../shared/records/check-in';
import { type DayReviewBody, dayReview } from '../../../../shared/records/day-review';
import {
  type DropCompletionBody,
  dropCompletion,
} from '../../../../shared/records/drop-completion';
import { type JournalEntryBody, journalEntry } from '../../../../shared/records/journal-entry';
import type { RecordKind } from '../../../../shared/records/kind';
import { type NourishDayBody, nourishDay } from '../../../../shared/records/nourish-day';
import type { RecordBody, RecordState } from '../../../../shared/records/record';

/** A saved record, as far as a book reads it. */
export type SourceRecord = Pick<
  RecordState,
  'id' | 'kind' | 'day' | 'order' | 'deleted' | 'createdAt' | 'utcOffsetMinutes' | 'body'
>;

type Of<Body> = Omit<SourceRecord, 'body'> & { readonly body: Body };

/** The records of a book by their kind, oldest first. */
export interface Source {
  readonly drops: readonly Of<DropCompletionBody>[];
  readonly checkIns: readonly Of<CheckInBody>[];
  readonly entries: readonly Of<JournalEntryBody>[];
  readonly nourishDays: readonly Of<NourishDayBody>[];
  readonly biblePrayerDays: readonly Of<BiblePrayerDayBody>[];
  readonly reviews: readonly Of<DayReviewBody>[];
}

/** The words of the drops by challenge day, as far as they are within reach. */
export type DropWords = ReadonlyMap<number, DropContent>;

/** The kinds that are read for a book. */
export const BOOK_KINDS: readonly Pick<RecordKind, 'name'>[] = [
  dropCompletion,
  checkIn,
  journalEntry,
  nourishDay,
  biblePrayerDay,
  dayReview,
];

/** Sorts records by kind. Deleted ones, and those of no kind that a book has, are left out (B2). */
export function toSource(records: Iterable<SourceRecord>): Source {
  const live = [...records].filter(({ deleted }) => !deleted);
  const of = <Body extends RecordBody>(kind: RecordKind<Body>): Of<Body>[] =>
    live
      .filter((record): record is Of<Body> => record.kind === kind.name)
      .sort((one, other) =>
        one.day === other.day ? other.order - one.order : one.day < other.day ? -1 : 1,
      );
  return {
    drops: of(dropCompletion),
    checkIns: of(checkIn),
    entries: of(journalEntry),
    nourishDays: of(nourishDay),
    biblePrayerDays: of(biblePrayerDay),
    reviews: of(dayReview),
  };
}
