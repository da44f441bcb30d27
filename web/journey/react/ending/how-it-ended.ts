import { type Achievement, awardsEarned } from '../../../../shared/domain/achievements';
import { type DailyFlag, flagOf, toActivity } from '../../../../shared/domain/activity';
import { journeyKinds, toChronicle } from '../../../../shared/domain/journey-facts';
import type { Practices } from '../../../../shared/domain/practices';
import type { Today } from '../../../../shared/domain/streak';
import type { RecordState } from '../../../../shared/records/record';
import { firstValue } from '../../../live/first-value';
import type { Records } from '../../../records/contract';
import type { ShownNotes } from '../../shown-notes';

/** How a practice ended. */
export interface Ended {
  readonly flag: DailyFlag;
  /** It is done, and today's: another day's, and an empty form, have no window to light. */
  readonly isOfToday: boolean;
  /** What is done today, with this. */
  readonly done: ReadonlySet<DailyFlag>;
  /** Its window was not lit before. */
  readonly lights: boolean;
  /** With it all that can be done today is done; shown once a day. */
  readonly completesDay: boolean;
  /** What it earned and nobody was told yet. */
  readonly awards: readonly Achievement[];
}

export interface Saving {
  readonly flag: DailyFlag;
  /** The record as it was saved. */
  readonly saved: RecordState;
  /** The day before the save; undefined where that was not read yet. */
  readonly before: Practices | undefined;
  readonly today: Today;
  readonly notes: Pick<ShownNotes, 'dayCompletedOn' | 'awardsAnnounced'>;
}

/** The journey's last day has a celebration of its own, and the dialog on Home tells of days in a row. */
const TOLD_ELSEWHERE: readonly string[] = ['milestone-90'];

/** What came of saving a practice. */
export async function howItEnded(
  records: Pick<Records, 'liveDays'>,
  { flag, saved, before, today, notes }: Saving,
): Promise<Ended> {
  const isOfToday = saved.day === today.day && flagOf(toActivity(saved)) === flag;
  const done = new Set([...(before?.done ?? []), ...(isOfToday ? [flag] : [])]);
  const lights = isOfToday && before !== undefined && !before.done.has(flag);
  const isWhole = lights && before.open.every((each) => done.has(each));
  const earned = lights ? await readEarned(records, saved, today) : [];
  return {
    flag,
    isOfToday,
    done,
    lights,
    completesDay: isWhole && notes.dayCompletedOn !== today.day,
    awards: earned.filter(({ id }) => !notes.awardsAnnounced.includes(id)),
  };
}

async function readEarned(
  records: Pick<Records, 'liveDays'>,
  saved: RecordState,
  today: Today,
): Promise<Achievement[]> {
  const lives = journeyKinds().map((kind) => records.liveDays(kind, '0000-01-01', '9999-12-31'));
  const all: RecordState[] = (await Promise.all(lives.map(firstValue))).flat();
  const others = all.filter(({ id }) => id !== saved.id);
  const earned = awardsEarned(toChronicle(others), toChronicle([...others, saved]), today);
  return earned.filter(({ id, type }) => type !== 'streak' && !TOLD_ELSEWHERE.includes(id));
}
