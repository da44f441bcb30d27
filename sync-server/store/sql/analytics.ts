import { sql } from 'drizzle-orm';
import { FEWEST_PEOPLE } from '../../../shared/api/analytics';
import { daysBetween } from '../../../shared/domain/local-day';
import type { AnalyticsStore, Engagement, EngagementAsked, Weeks } from '../analytics-store';
import { organizations } from '../schema/organizations';
import { countedMembers } from '../schema/upkeep';
import {
  type BeginningRow,
  countDrops,
  countFarAlong,
  countKinds,
  countWeeks,
  DELETE_BROKEN_FIVES,
  listBeginnings,
  listWaiting,
  peopleOf,
  type WaitingRow,
} from './analytics-statements';
import type { Database, Reading, Writing } from './database';
import { requireAdmin } from './memberships';
import { insertInto, selectFrom } from './statements';

/** The part of the store that counts what the people of an organization do together. */
export function createAnalyticsMethods(database: Database): AnalyticsStore {
  return {
    renewFives: (options, draw) => database.write((tx) => renew(tx, options, draw)),
    // One read, so that all its figures are of the same people.
    readEngagement: (...given) => database.read((tx) => read(tx, ...given)),
  };
}

async function renew(
  tx: Writing,
  ...[{ from, madeBy }, draw]: Parameters<AnalyticsStore['renewFives']>
): Promise<number> {
  await tx.run(DELETE_BROKEN_FIVES);
  const waiting = await listWaiting(tx, madeBy);
  let made = 0;
  for (const members of byOrganization(waiting)) {
    for (const people of drawFives(members, draw)) {
      const five = draw();
      for (const person of people)
        await tx.run(insertInto(countedMembers, { ...person, five, countedFrom: from }));
      made += 1;
    }
  }
  return made;
}

function byOrganization(waiting: readonly WaitingRow[]): Iterable<WaitingRow[]> {
  const groups = new Map<string, WaitingRow[]>();
  for (const row of waiting) {
    const group = groups.get(row.organizationId) ?? [];
    group.push(row);
    groups.set(row.organizationId, group);
  }
  return groups.values();
}

/** Whole fives by lot; the others wait (E2). */
function drawFives(waiting: readonly WaitingRow[], draw: () => string): WaitingRow[][] {
  const drawn = waiting.map((person) => ({ person, lot: draw() }));
  drawn.sort((one, other) => (one.lot < other.lot ? -1 : 1));
  return Array.from({ length: Math.floor(drawn.length / FEWEST_PEOPLE) }, (_, index) => {
    const start = index * FEWEST_PEOPLE;
    return drawn.slice(start, start + FEWEST_PEOPLE).map(({ person }) => person);
  });
}

async function read(
  tx: Reading,
  accountId: string,
  organizationId: string,
  asked: EngagementAsked,
): Promise<Engagement> {
  await requireAdmin(tx, accountId, organizationId);
  const people = peopleOf(organizationId);
  return {
    organizationName: await readName(tx, organizationId),
    ...countPeople(await listBeginnings(tx, people), asked),
    weeks: await countWeeks(tx, people, asked),
    kinds: await countKinds(tx, people, asked),
    drops: await countDrops(tx, people, asked),
    farAlong: await countFarAlong(tx, people, asked),
  };
}

async function readName(tx: Reading, organizationId: string): Promise<string> {
  const row = await tx.get<{ readonly name: string }>(
    selectFrom(organizations, sql`WHERE ${organizations.id} = ${organizationId}`),
  );
  return row?.name ?? '';
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
