import { daysBetween } from '../../../shared/domain/local-day';
import {
  type BeginningRow,
  countDrops,
  countFarAlong,
  countKinds,
  countWeeks,
  type DropRow,
  type EngagementAsked,
  type KindRow,
  listBeginnings,
  type WeekRow,
} from '../../store/sql/analytics-rows';
import type { Store } from '../../store/store';
import { requireAdmin } from '../organizations/membership';
import type { Weeks } from './weeks';

/** How much the people of an organization's whole fives did, exactly. `toFigures` decides what may be shown of it. */
export interface Engagement {
  readonly organizationName: string;
  /** The first day that counts, also one to come; null where there is no whole five. */
  readonly countsFrom: string | null;
  /** Who is counted in the last of the weeks. */
  readonly people: number;
  /** The days they were counted for in these weeks, summed over them. */
  readonly personDays: number;
  /** A week without anybody is left out. */
  readonly weeks: readonly WeekRow[];
  /** In these weeks. A practice without a record is left out. */
  readonly kinds: readonly KindRow[];
  /** Who completed which drop since they are counted. */
  readonly drops: readonly DropRow[];
  /** Who completed the drop of this challenge day or a later one. */
  readonly farAlong: number;
}

/**
 * For the administrator (E9). One read, so that all its figures are of the same people. Throws a Problem: 404 for a person
 * outside of the organization, 403 for its members.
 */
export function readEngagement(
  { read }: Pick<Store, 'read'>,
  accountId: string,
  organizationId: string,
  asked: EngagementAsked,
): Promise<Engagement> {
  return read(async (tx) => {
    const { organizationName } = await requireAdmin(tx, accountId, organizationId);
    return {
      organizationName,
      ...countPeople(await listBeginnings(tx, organizationId), asked),
      weeks: await countWeeks(tx, organizationId, asked),
      kinds: await countKinds(tx, organizationId, asked),
      drops: await countDrops(tx, organizationId, asked),
      farAlong: await countFarAlong(tx, organizationId, asked),
    };
  });
}

/** Who is counted in the last of the weeks, and for how many days in them. `beginnings` has the earliest first. */
function countPeople(
  beginnings: readonly BeginningRow[],
  { from, to }: Weeks,
): Pick<Engagement, 'countsFrom' | 'people' | 'personDays'> {
  let counted = 0;
  let personDays = 0;
  for (const { countedFrom, people } of beginnings) {
    if (countedFrom > to) continue;
    const first = countedFrom > from ? countedFrom : from;
    counted += people;
    personDays += people * (daysBetween(first, to) + 1);
  }
  return { countsFrom: beginnings[0]?.countedFrom ?? null, people: counted, personDays };
}
