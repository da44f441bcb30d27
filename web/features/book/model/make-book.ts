import { TRANSLATION } from '../../../../shared/content/translation';
import { sayJourney } from '../../../../shared/domain/journey-words';
import { formatDate, formatWeekdayAndDay } from '../../../ui/format/days';
import type { Book, BookPhoto, Part } from './book';
import { calendarChapters, type DatedDay, journeyChapters } from './chapters';
import type { Span, Taken } from './choices';
import {
  biblePrayerPart,
  checkInPart,
  dropPart,
  entryPart,
  nourishPart,
  reviewPart,
  toBookPhotos,
} from './parts';
import { sayStretch } from './say-dates';
import { type DropWords, type Source, type SourceRecord, toSource } from './source';

/** What is asked for. */
export interface BookOrder {
  readonly span: Span;
  readonly taken: ReadonlySet<Taken>;
  /** The person, as they are greeted. */
  readonly name: string;
  /** The day on which it is made. */
  readonly today: string;
  /** Photos that can't be had, by the id of their bytes. */
  readonly missingPhotos: ReadonlySet<string>;
}

/** The whole book, in the order in which it is read. Days on which nothing of it was written are left out (B3). */
export function makeBook(
  records: Iterable<SourceRecord>,
  drops: DropWords,
  { span, taken, name, today, missingPhotos }: BookOrder,
): Book {
  const source = withinSpan(toSource(records), span);
  const days = datedDays(source, { words: drops, taken, missingPhotos });
  const lit = source.drops.map(({ body }) => body.challengeDay);
  return {
    ...titleOf(span),
    name,
    dates: sayStretch(span.from, span.to, true),
    ...(span.kind === 'journey' && { lit }),
    chapters: span.kind === 'journey' ? journeyChapters(days) : calendarChapters(days),
    closing: closingOf(taken, today),
  };
}

/** What stands on the title page, and below it. */
export function titleOf(span: Span): Pick<Book, 'title' | 'subtitle'> {
  if (span.kind === 'year') return { title: span.from.slice(0, 4), subtitle: '' };
  if (span.kind === 'days') return { title: 'Days and words', subtitle: '' };
  return { title: 'Ninety days', subtitle: span.journey === 1 ? '' : sayJourney(span.journey) };
}

/** Of a journey, only its own drops (B4). */
function withinSpan(source: Source, span: Span): Source {
  const isWithin = ({ day }: { readonly day: string }) => day >= span.from && day <= span.to;
  return {
    drops: source.drops.filter(
      (drop) =>
        isWithin(drop) && (span.kind !== 'journey' || (drop.body.journey ?? 1) === span.journey),
    ),
    checkIns: source.checkIns.filter(isWithin),
    entries: source.entries.filter(isWithin),
    nourishDays: source.nourishDays.filter(isWithin),
    biblePrayerDays: source.biblePrayerDays.filter(isWithin),
    reviews: source.reviews.filter(isWithin),
  };
}

/** The days on which something stands, oldest first, each in the order of a day. */
function datedDays(source: Source, choice: Choice): DatedDay[] {
  const parts = new Map<string, Part[]>();
  for (const { day, part } of partsOf(source, choice))
    parts.set(day, [...(parts.get(day) ?? []), part]);
  const drops = [...source.drops].sort((one, other) => (one.day < other.day ? -1 : 1));
  return [...parts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, onDay]) => ({
      day,
      reached: furthest(drops.filter((drop) => drop.day <= day)),
      content: {
        title: formatWeekdayAndDay(day),
        aside: sayDays(drops.filter((drop) => drop.day === day)),
        parts: onDay,
      },
    }));
}

interface Choice {
  readonly words: DropWords;
  readonly taken: ReadonlySet<Taken>;
  readonly missingPhotos: ReadonlySet<string>;
}

interface DayPart {
  readonly day: string;
  readonly part: Part;
}

function partsOf(source: Source, { words, taken, missingPhotos }: Choice): DayPart[] {
  const { drops, checkIns, entries, nourishDays, biblePrayerDays, reviews } = source;
  const inOrder = [...drops].sort((one, other) => one.body.challengeDay - other.body.challengeDay);
  const from = <One extends { readonly day: string }>(
    kind: Taken,
    records: readonly One[],
    toPart: (record: One) => Part | undefined,
  ): DayPart[] =>
    records.flatMap((record) => {
      const part = taken.has(kind) ? toPart(record) : undefined;
      return part ? [{ day: record.day, part }] : [];
    });
  return [
    ...from('drops', inOrder, (drop) => dropPart(drop, words.get(drop.body.challengeDay))),
    ...from('checkIns', checkIns, checkInPart),
    ...from('entries', entries, (entry) =>
      entryPart(entry, taken.has('photos') ? missingPhotos : undefined),
    ),
    ...from('nourishDays', nourishDays, nourishPart),
    ...from('biblePrayerDays', biblePrayerDays, biblePrayerPart),
    ...from('reviews', reviews, reviewPart),
  ];
}

/** How much there is of each; photos are those of the entries. */
export function countTaken(
  records: Iterable<SourceRecord>,
  span: Span,
): Readonly<Record<Taken, number>> {
  const source = withinSpan(toSource(records), span);
  const count = (...taken: Taken[]) =>
    partsOf(source, { words: new Map(), taken: new Set(taken), missingPhotos: new Set() }).length;
  return {
    drops: count('drops'),
    checkIns: count('checkIns'),
    entries: count('entries', 'photos'),
    photos: photosIn(source).length,
    nourishDays: count('nourishDays'),
    biblePrayerDays: count('biblePrayerDays'),
    reviews: count('reviews'),
  };
}

/** The photos of the entries of those days. */
export function photosOf(records: Iterable<SourceRecord>, span: Span): BookPhoto[] {
  return photosIn(withinSpan(toSource(records), span));
}

function photosIn({ entries }: Source): BookPhoto[] {
  return entries.flatMap(({ body }) => toBookPhotos(body.photos));
}

function furthest(drops: Source['drops']): number {
  return Math.max(0, ...drops.map(({ body }) => body.challengeDay));
}

/** 'Day 15', 'Days 15 and 16', 'Days 6 to 9' */
function sayDays(drops: Source['drops']): string {
  const days = drops.map(({ body }) => body.challengeDay).sort((one, other) => one - other);
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return '';
  if (first === last) return `Day ${first}`;
  const isRow = last - first === days.length - 1;
  if (isRow && days.length > 2) return `Days ${first} to ${last}`;
  return `Days ${days.slice(0, -1).join(', ')} and ${last}`;
}

function closingOf(taken: ReadonlySet<Taken>, today: string): string[] {
  return [
    `Made with Choose Wholeness on ${formatDate(today)}.`,
    ...(taken.has('drops')
      ? [`Scripture is from the ${TRANSLATION.name}, in the public domain.`]
      : []),
    'Set in Newsreader and Figtree.',
  ];
}
