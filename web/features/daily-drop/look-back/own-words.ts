import type { CheckInBody } from '../../../../shared/records/check-in';
import type { DayReviewBody } from '../../../../shared/records/day-review';
import type { DropCompletionBody } from '../../../../shared/records/drop-completion';
import type { JournalEntryBody } from '../../../../shared/records/journal-entry';
import type { RecordBody, RecordState } from '../../../../shared/records/record';
import type { Stretch } from './look-back-span';

/** Something that the person wrote, as the look back shows it. */
export interface OwnWords {
  /** Names it among the others. */
  readonly key: string;
  readonly sort: 'entry' | 'gratitude' | 'truth';
  /** What kind of words they are: 'Journal', 'Grateful for'. */
  readonly name: string;
  /** The local day it belongs to, `YYYY-MM-DD`. */
  readonly day: string;
  /** Milliseconds since the epoch. */
  readonly writtenAt: number;
  readonly text: string;
}

type Of<Body extends RecordBody> = Pick<RecordState, 'id' | 'day' | 'createdAt' | 'deleted'> & {
  readonly body: Body;
};

/** The records of a stretch that may have words in them. */
export interface WrittenRecords {
  readonly drops: readonly Of<DropCompletionBody>[];
  readonly checkIns: readonly Of<CheckInBody>[];
  readonly entries: readonly Of<JournalEntryBody>[];
  readonly reviews: readonly Of<DayReviewBody>[];
}

type Field = readonly [sort: OwnWords['sort'], name: string, text: string | null];

/** All that stands in those records, oldest first; what was deleted or left empty is not in it. */
export function ownWords(
  { drops, checkIns, entries, reviews }: WrittenRecords,
  {
    first,
    last,
    journey: walked = 1,
  }: Pick<Stretch, 'first' | 'last'> & { readonly journey?: number },
): OwnWords[] {
  const isInside = ({
    body: { challengeDay, journey = 1 },
  }: Of<DropCompletionBody | DayReviewBody>) =>
    journey === walked && challengeDay >= first && challengeDay <= last;
  const words = [
    ...drops.filter(isInside).flatMap((record) => wordsOf(record, reflection(record.body))),
    ...checkIns.flatMap((record) => wordsOf(record, checked(record.body))),
    ...entries.flatMap((record) => wordsOf(record, [['entry', 'Journal', record.body.content]])),
    ...reviews.filter(isInside).flatMap((record) => wordsOf(record, reviewed(record.body))),
  ];
  return words.sort(
    (one, other) =>
      compare(one.day, other.day) || one.writtenAt - other.writtenAt || compare(one.key, other.key),
  );
}

function reflection(body: DropCompletionBody): Field[] {
  return [['entry', `Daily Drop, day ${body.challengeDay}`, body.reflection]];
}

function checked({ truthStatement, gratitude1, gratitude2, gratitude3 }: CheckInBody): Field[] {
  const grateful = [gratitude1, gratitude2, gratitude3];
  return [
    ['truth', 'A truth to hold', truthStatement],
    ...grateful.map((text): Field => ['gratitude', 'Grateful for', text]),
  ];
}

function reviewed({ grateful, truth }: DayReviewBody): Field[] {
  return [
    ['gratitude', 'Grateful for', grateful],
    ['truth', 'True that day', truth],
  ];
}

function wordsOf(record: Of<RecordBody>, fields: readonly Field[]): OwnWords[] {
  const { id, day, createdAt, deleted } = record;
  if (deleted) return [];
  return fields.flatMap(([sort, name, text], index) => {
    const trimmed = text?.trim() ?? '';
    const key = `${id} ${index}`;
    return trimmed === '' ? [] : [{ key, sort, name, day, writtenAt: createdAt, text: trimmed }];
  });
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
