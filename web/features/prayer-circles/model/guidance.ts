import type { GuidanceKind, GuidanceView } from '../../../../shared/api/circle-guidance';
import { addDays } from '../../../../shared/domain/local-day';
import { mondayOf } from '../../../../shared/domain/week';
import { formatDay } from '../../../ui/format/days';
import { sayAuthor } from './words';

const WEEK_DAYS = 7;

/** The weeks that a leader chooses between, by their Mondays. */
export function offeredWeeks(today: string): { readonly this: string; readonly next: string } {
  const monday = mondayOf(today);
  return { this: monday, next: addDays(monday, WEEK_DAYS) };
}

/** The week of a form: one that has passed since it was written, and none, are this one. */
export function chosenWeek({ week }: Pick<GuidanceView, 'week'>, today: string): string {
  const weeks = offeredWeeks(today);
  return week !== null && week > weeks.this ? week : weeks.this;
}

/** What a leader gives a circle, as it is shown on a day. */
export interface GuidanceOfDay {
  /** Notes, the newest first. */
  readonly notes: readonly GuidanceView[];
  /** What prays and asks this week: themes first. */
  readonly ofWeek: readonly GuidanceView[];
  /** What is for other weeks, the latest week first: for the leader. */
  readonly otherWeeks: readonly GuidanceView[];
}

/** `items` come with the newest first (W12). */
export function guidanceOn(today: string, items: readonly GuidanceView[]): GuidanceOfDay {
  const monday = mondayOf(today);
  const dated = items.filter(({ kind }) => kind !== 'note');
  const ofWeek = dated.filter(({ week }) => week === monday);
  return {
    notes: items.filter(({ kind }) => kind === 'note'),
    ofWeek: [
      ...ofWeek.filter(({ kind }) => kind === 'theme'),
      ...ofWeek.filter(({ kind }) => kind !== 'theme'),
    ],
    otherWeeks: dated
      .filter(({ week }) => week !== monday)
      .sort((one, other) => (other.week ?? '').localeCompare(one.week ?? '')),
  };
}

const NAMES = { theme: 'prayer theme', prompt: 'question' } as const;

/** `A note from Ruth`, `This week’s prayer theme`, `Question, week of March 9`. */
export function sayGuidance(
  { kind, week, author }: Pick<GuidanceView, 'kind' | 'week' | 'author'>,
  today: string,
): string {
  if (kind === 'note') return author.isMe ? 'Your note' : `A note from ${sayAuthor(author)}`;
  return sayOfWeek(kind, week, today);
}

/** The same for what waits here to be sent. */
export function sayUnsentGuidance(
  { kind, week }: Pick<GuidanceView, 'kind' | 'week'>,
  today: string,
): string {
  return kind === 'note' ? 'Your note' : sayOfWeek(kind, week, today);
}

function sayOfWeek(
  kind: Exclude<GuidanceKind, 'note'>,
  week: string | null,
  today: string,
): string {
  const weeks = offeredWeeks(today);
  if (week === weeks.this) return `This week’s ${NAMES[kind]}`;
  if (week === weeks.next) return `Next week’s ${NAMES[kind]}`;
  const name = kind === 'theme' ? 'Prayer theme' : 'Question';
  return week === null ? name : `${name}, week of ${formatDay(week, today)}`;
}
