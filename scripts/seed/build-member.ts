import { JOURNEY_DAYS } from '../../shared/domain/challenge-day';
import { addDays } from '../../shared/domain/local-day';
import { seededRandom } from '../../shared/testing/random';
import {
  buildBiblePrayer,
  buildCheckIn,
  buildDrop,
  buildJournal,
  buildNourish,
  type SeedRecord,
} from './build-records';

/** How likely each of the five is on a day on which somebody comes. */
const LIKELY = { drop: 0.95, checkIn: 0.78, journal: 0.45, nourish: 0.36, prayer: 0.6 } as const;
const WEEK_DAYS = 7;
const AWAY = 0.2;

/** The days of one member of an organization, some more faithful than others. The same member always gives the same. */
export function buildMemberRecords(today: string, dayCount: number, member: number): SeedRecord[] {
  const random = seededRandom(member + 1);
  const faithful = 0.35 + 0.65 * random.next();
  const startsAfter = random.below(Math.floor(dayCount * 0.65));
  const records: SeedRecord[] = [];
  let drops = 0;
  let isAway = false;
  for (let index = startsAfter; index < dayCount; index += 1) {
    const day = addDays(today, index - dayCount);
    if (index % WEEK_DAYS === 0) isAway = random.chance(AWAY * (1 - index / dayCount / 2));
    const comes = !isAway && random.chance(faithful);
    const does = (likely: number) => random.chance(likely) && comes;
    if (does(LIKELY.drop) && drops < JOURNEY_DAYS) {
      drops += 1;
      records.push(buildDrop(day, drops));
    }
    if (does(LIKELY.checkIn)) records.push(buildCheckIn(day, index));
    if (does(LIKELY.journal)) records.push(buildJournal(day, index));
    if (does(LIKELY.nourish)) records.push(buildNourish(day, index));
    if (does(LIKELY.prayer)) records.push(buildBiblePrayer(day, index));
  }
  return records;
}
