import { daysBetween } from '../../../shared/domain/local-day';
import {
  countDrops,
  countFarAlong,
  countKinds,
  countWeeks,
  type DropRow,
  type EngagementAsked,
  type KindRow,
  type WeekRow,
} from '../../store/sql/analytics-rows';
import { type BeginningRow, type Group, listBeginnings } from '../../store/sql/counted-rows';
import type { Reading } from '../../store/sql/database';
import type { Store } from '../../store/store';
import { enterAsLeader } from '../circles/circle-access';
import { readCircle } from '../circles/circles';
import { requireAdmin } from '../organizations/membership';
import type { Weeks } from './weeks';

/** How much the people of a group's whole fives did, exactly. `toFigures` decides what may be shown of it. */
export interface Engagement {
  /** What the group is called. */
  readonly name: string;
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
 * Of an organization, for its administrator (E9). One read, so that all its figures are of the same people. Throws a Problem:
 * 404 for a person outside of the organization, 403 for its members.
 */
export function readOrganizationEngagement(
  { read }: Pick<Store, 'read'>,
  accountId: string,
  organizationId: string,
  asked: EngagementAsked,
): Promise<Engagement> {
  return read(async (tx) => {
    const { organizationName: name } = await requireAdmin(tx, accountId, organizationId);
    return { name, ...(await countAll(tx, { kind: 'organization', id: organizationId }, asked)) };
  });
}

/** Of a prayer circle, for its leader (E9). Throws a Problem for everybody else, as `enterAsLeader` does. */
export function readCircleEngagement(
  { read, keys }: Pick<Store, 'read' | 'keys'>,
  accountId: string,
  circleId: string,
  asked: EngagementAsked,
): Promise<Engagement> {
  return read(async (tx) => {
    await enterAsLeader(tx, keys, accountId, circleId);
    const { name } = await readCircle(tx, keys, { accountId, today: '' }, circleId);
    return { name, ...(await countAll(tx, { kind: 'circle', id: circleId }, asked)) };
  });
}

async function countAll(
  tx: Reading,
  group: Group,
  asked: EngagementAsked,
): Promise<Omit<Engagement, 'name'>> {
  return {
    ...countPeople(await listBeginnings(tx, group), asked),
    weeks: await countWeeks(tx, group, asked),
    kinds: await countKinds(tx, group, asked),
    drops: await countDrops(tx, group, asked),
    farAlong: await countFarAlong(tx, group, asked),
  };
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
