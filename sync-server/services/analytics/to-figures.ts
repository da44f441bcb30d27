import { type AnalyticsFigures, FEWEST_PEOPLE } from '../../../shared/api/analytics';
import { DAILY_FLAGS, type DailyFlag } from '../../../shared/domain/activity';
import { JOURNEY_DAYS, journeyDayOfDrop } from '../../../shared/domain/challenge-day';
import { allKinds } from '../../../shared/records/registry';
import type { Engagement } from './engagement';
import { mondaysOf, type Weeks } from './weeks';

const SHARE_STEP = 5;
const LEAST_SHARE = SHARE_STEP;
const MOST_SHARE = 100 - SHARE_STEP;

type Shares = AnalyticsFigures['shares'];

/** The figures of a group's engagement in these weeks that may be shown (E6, E7); null where there are none yet. */
export function toFigures(engagement: Engagement, weeks: Weeks): AnalyticsFigures | null {
  const { people, countsFrom } = engagement;
  if (people < FEWEST_PEOPLE || countsFrom === null) return null;
  const active = new Map(engagement.weeks.map((week) => [week.from, week.active]));
  const completed = new Map(
    engagement.drops.map(({ id, people: many }) => [firstJourneyDay(id), many]),
  );
  const shares = sharesOf(engagement);
  return {
    people,
    weeks: mondaysOf(weeks)
      .filter((monday) => monday >= countsFrom)
      .map((from) => ({ from, active: tellPeople(active.get(from)) })),
    shares,
    activitiesADay: sumOf(Object.values(shares)),
    completions: Array.from({ length: JOURNEY_DAYS }, (_, index) =>
      tellPeople(completed.get(index + 1)),
    ),
    farAlong: tellPeople(engagement.farAlong),
  };
}

/** A person who walks the ninety days again is counted once. */
function firstJourneyDay(dropId: string): number | undefined {
  const of = journeyDayOfDrop(dropId);
  return of?.journey === 1 ? of.challengeDay : undefined;
}

function tellPeople(count = 0): number | null {
  return count < FEWEST_PEOPLE ? null : count - (count % FEWEST_PEOPLE);
}

function sharesOf({ kinds, personDays }: Engagement): Shares {
  const byFlag = new Map(kinds.map((done) => [flagOfKind(done.kind), done]));
  const entries = DAILY_FLAGS.map((flag) => {
    const done = byFlag.get(flag);
    const isTold = done !== undefined && done.people >= FEWEST_PEOPLE;
    return [flag, isTold ? tellShare(done.personDays / personDays) : null];
  });
  return Object.fromEntries(entries) as Shares;
}

function tellShare(part: number): number {
  const rounded = Math.round((part * 100) / SHARE_STEP) * SHARE_STEP;
  return Math.min(MOST_SHARE, Math.max(LEAST_SHARE, rounded));
}

function flagOfKind(name: string): DailyFlag | undefined {
  return allKinds().find((kind) => kind.name === name)?.flag;
}

/** Null where one of them is not shown. */
function sumOf(shares: readonly (number | null)[]): number | null {
  let percent = 0;
  for (const share of shares) {
    if (share === null) return null;
    percent += share;
  }
  return percent / 100;
}
