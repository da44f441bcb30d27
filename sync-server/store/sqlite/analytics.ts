import type { Database } from 'better-sqlite3';
import { FEWEST_PEOPLE, FEWEST_SHARING } from '../../../shared/api/analytics';
import type { AnalyticsStore, Engagement, EngagementAsked } from '../analytics-store';
import type { Membership } from '../onboarding-store';
import { Refusal } from '../refusal';
import type { GroupCommit } from './group-commit';

type AdminRow = Pick<Membership, 'role' | 'organizationName'>;

interface WaitingRow {
  readonly accountId: string;
  readonly organizationId: string;
}

interface CountedRow extends Pick<Engagement, 'countsFrom' | 'people'> {
  readonly personDays: number | null;
}

type Asked = Omit<EngagementAsked, 'kinds'> & {
  readonly organizationId: string;
  /** As JSON. */
  readonly kinds: string;
};

/** Who may be counted (E1). */
const SHARING = `
  SELECT m.account_id, m.organisation_id
  FROM memberships m LEFT JOIN privacy_settings p ON p.account_id = m.account_id
  WHERE m.role = 'member' AND m.shares_reflections = 1 AND coalesce(p.data_processing, 1) = 1`;

/** Who is counted, and who would be if their five were whole. */
const STILL_SHARING = `
  SELECT c.account_id, c.organisation_id, c.five, c.counted_from,
    count(*) OVER (PARTITION BY c.five) AS together
  FROM counted_members c JOIN (${SHARING}) AS s USING (account_id, organisation_id)`;

/**
 * The people of one organization's whole fives (E4), looked up at each call. Each counts from the day on which enough of
 * them did (E10).
 */
const PEOPLE = `
  WITH whole AS MATERIALIZED (
    SELECT account_id, counted_from FROM (${STILL_SHARING})
    WHERE organisation_id = @organizationId AND together = ${FEWEST_PEOPLE}),
  enough AS (
    SELECT counted_from AS since FROM whole
    ORDER BY counted_from LIMIT 1 OFFSET ${FEWEST_SHARING - 1}),
  people AS MATERIALIZED (
    SELECT account_id, max(counted_from, since) AS counted_from FROM whole, enough)`;

/** What they did in these weeks, from clear columns alone (E8). */
const DONE = `
  FROM people JOIN records r ON r.user_id = people.account_id AND r.deleted = 0
    AND r.kind IN (SELECT value FROM json_each(@kinds))
    AND r.day BETWEEN max(people.counted_from, @from) AND @to`;

/** The drops they completed since they are counted. */
const DROPS = `
  FROM people JOIN records r ON r.user_id = people.account_id AND r.deleted = 0
    AND r.kind = @dropKind AND r.day BETWEEN people.counted_from AND @to`;

/** The part of the store that counts what the people of an organization do together. */
export function createAnalyticsMethods(db: Database, group: GroupCommit): AnalyticsStore {
  const statements = prepareAnalyticsStatements(db);

  function renew(...[{ from, madeBy }, draw]: Parameters<AnalyticsStore['renewFives']>): number {
    statements.dissolve.run();
    let made = 0;
    for (const waiting of byOrganization(statements.waiting.all(madeBy))) {
      const drawn = waiting.map((person) => ({ ...person, lot: draw() }));
      drawn.sort((one, other) => (one.lot < other.lot ? -1 : 1));
      for (let end = FEWEST_PEOPLE; end <= drawn.length; end += FEWEST_PEOPLE) {
        const five = draw();
        for (const { accountId, organizationId } of drawn.slice(end - FEWEST_PEOPLE, end)) {
          statements.count.run(accountId, organizationId, five, from);
        }
        made += 1;
      }
    }
    return made;
  }

  function read(accountId: string, organizationId: string, asked: EngagementAsked): Engagement {
    const admin = statements.admin.get(accountId, organizationId);
    if (!admin) throw new Refusal('NOT_FOUND');
    if (admin.role !== 'admin') throw new Refusal('NOT_ALLOWED');
    const of: Asked = { ...asked, organizationId, kinds: JSON.stringify(asked.kinds) };
    const counted = statements.counted.get(of);
    return {
      organizationName: admin.organizationName,
      countsFrom: counted?.countsFrom ?? null,
      people: counted?.people ?? 0,
      personDays: counted?.personDays ?? 0,
      weeks: statements.weeks.all(of),
      kinds: statements.kinds.all(of),
      drops: statements.drops.all(of),
      farAlong: statements.farAlong.get(of) ?? 0,
    };
  }

  return {
    renewFives: (...given) => group.run(() => renew(...given)),
    // One transaction, so that all its figures are of the same people.
    readEngagement: async (...given) => db.transaction(read)(...given),
  };
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

function prepareAnalyticsStatements(db: Database) {
  return {
    dissolve: db.prepare(`
      DELETE FROM counted_members WHERE five NOT IN (
        SELECT five FROM (${STILL_SHARING}) WHERE together = ${FEWEST_PEOPLE})`),
    waiting: db.prepare<[number], WaitingRow>(`
      SELECT account_id AS accountId, organisation_id AS organizationId
      FROM (${SHARING}) AS s JOIN accounts AS a ON a.id = s.account_id
      WHERE a.email <> '' AND a.created_at <= ? AND NOT EXISTS (
        SELECT 1 FROM counted_members c
        WHERE c.account_id = s.account_id AND c.organisation_id = s.organisation_id)`),
    count: db.prepare(`
      INSERT INTO counted_members (account_id, organisation_id, five, counted_from)
      VALUES (?, ?, ?, ?)`),
    admin: db.prepare<[string, string], AdminRow>(`
      SELECT m.role, o.name AS organizationName
      FROM memberships m JOIN organisations o ON o.id = m.organisation_id
      WHERE m.account_id = ? AND m.organisation_id = ?`),
    counted: db.prepare<[Asked], CountedRow>(`${PEOPLE}
      SELECT min(counted_from) AS countsFrom, count(*) FILTER (WHERE counted_from <= @to) AS people,
        sum(julianday(@to) - julianday(max(counted_from, @from)) + 1)
          FILTER (WHERE counted_from <= @to) AS personDays
      FROM people`),
    weeks: db.prepare<[Asked], Engagement['weeks'][number]>(`${PEOPLE}
      SELECT date(@from, '+' || (7 * week) || ' days') AS "from", active FROM (
        SELECT CAST((julianday(r.day) - julianday(@from)) / 7 AS INTEGER) AS week,
          count(DISTINCT r.user_id) AS active
        ${DONE} GROUP BY week)
      ORDER BY week`),
    kinds: db.prepare<[Asked], Engagement['kinds'][number]>(`${PEOPLE}
      SELECT r.kind, count(DISTINCT r.user_id) AS people,
        count(DISTINCT r.user_id || r.day) AS personDays
      ${DONE} GROUP BY r.kind`),
    drops: db.prepare<[Asked], Engagement['drops'][number]>(`${PEOPLE}
      SELECT r.id, count(*) AS people ${DROPS} GROUP BY r.id`),
    farAlong: db
      .prepare<[Asked], number>(`${PEOPLE}
        SELECT count(DISTINCT r.user_id) ${DROPS}
          AND CAST(substr(r.id, length(@dropKind) + 2) AS INTEGER) >= @farDay`)
      .pluck(),
  };
}
