import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type AnalyticsAnswer,
  analyticsAnswer,
  circleFiguresAnswer,
} from '../../shared/api/analytics';
import { RATE_RULES } from '../middleware/rate-rules';
import { recomputeCohorts } from '../services/analytics/analytics';
import { listOrganizationMembers, shareReflections } from '../services/organizations/organizations';
import {
  checkInOn,
  daysFrom,
  furnishCountedCircle,
  furnishOrganization,
} from '../testing/engagement';
import { ORGANIZATION_ID } from '../testing/organizations';
import { ROUTES } from '../testing/route-table';
import { type Client, openTestApp, type TestApp } from '../testing/test-app';

const WEEK_MS = 7 * 86_400_000;
/** The Monday after the day on which the tests begin, and the first day after a whole week. */
const MONDAY = '2026-03-16';
const SUNDAY = '2026-03-22';

let test: TestApp;
let anna: Client;
let lots = 0;
beforeEach(async () => {
  test = openTestApp();
  anna = await test.person('anna');
});
afterEach(() => test.close());

const membersOf = (house: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${house}-member-${index}`);

const renew = () =>
  recomputeCohorts({ store: test.store, now: () => test.clock.now }, () => `lot-${++lots}`);

/** An organization of that many who share, each with a check-in on every day of a week that is over. */
async function furnish(house: string, count: number, admin = anna): Promise<void> {
  const members = membersOf(house, count);
  await furnishOrganization(test.store, house, { admin: admin.id, members });
  await renew();
  for (const id of members) await checkInOn(test.store, id, daysFrom(MONDAY, SUNDAY));
  test.clock.now += 2 * WEEK_MS;
}

async function read(house: string, who = anna, headers = {}): Promise<AnalyticsAnswer> {
  const { status, body } = await who.call('GET', `/api/analytics/${house}`, { headers });
  expect(status).toBe(200);
  const answer = analyticsAnswer.parse(body);
  // Nothing beside what the contract names.
  expect(body).toEqual(answer);
  return answer;
}

describe('GET /api/analytics/{organizationId}', () => {
  it('A37 E10 shows no figures of nine who share', async () => {
    await furnish('nine', 9);
    expect(await read('nine')).toEqual({
      organizationName: 'House nine',
      countsFrom: null,
      figures: null,
    });
  });

  it('E6 E7 E8 shows figures of ten who share, and not who they are', async () => {
    await furnish('ten', 10);
    const answer = await read('ten');
    expect(answer).toMatchObject({
      countsFrom: MONDAY,
      figures: {
        people: 10,
        weeks: [{ from: MONDAY, active: 10 }],
        shares: { dailyDrop: null, checkIn: 95 },
        activitiesADay: null,
        farAlong: null,
      },
    });
    expect(JSON.stringify(answer)).not.toMatch(/member/);
  });

  it('E3 E5 shows none before a whole week is over everywhere, whatever day the caller says it is', async () => {
    await furnish('ten', 10);
    test.clock.now = Date.parse('2026-03-23T11:59:00Z');
    const early = { organizationName: 'House ten', countsFrom: MONDAY, figures: null };
    expect(await read('ten', anna, { 'x-local-day': '2026-04-20' })).toEqual(early);
    test.clock.now += 60_000;
    expect((await read('ten')).figures?.people).toBe(10);
  });

  it('E4 shows none from the moment in which one of ten stops sharing', async () => {
    await furnish('ten', 10);
    expect((await read('ten')).figures).not.toBeNull();
    await shareReflections(test, 'ten-member-2', 'ten', false);
    expect(await read('ten')).toMatchObject({ countsFrom: null, figures: null });
  });

  it('E9 refuses visitors, members, strangers and who administers another organization', async () => {
    await furnish('ten', 10);
    const [ben, carl] = [await test.person('ben'), await test.person('carl')];
    const house = { admin: ben.id, members: [carl.id] };
    await furnishOrganization(test.store, 'other', house);
    const ask = async (who: Client, of: string) => {
      const { status, body } = await who.call('GET', `/api/analytics/${of}`);
      return [status, body.code];
    };
    expect(await ask(test.visitor, 'ten')).toEqual([401, 'UNAUTHENTICATED']);
    expect(await ask(carl, 'other')).toEqual([403, 'NOT_ALLOWED']);
    expect(await ask(await test.person('dora'), 'ten')).toEqual([404, 'NOT_FOUND']);
    expect(await ask(ben, 'ten')).toEqual([404, 'NOT_FOUND']);
    expect(await ask(ben, 'no-such-house')).toEqual([404, 'NOT_FOUND']);
  });

  it('is answered so often in an hour and no more', async () => {
    await furnish('four', 4);
    const { burst } = RATE_RULES.analyticsPerAccount;
    const statuses = new Set<number>();
    for (let asked = 0; asked < burst; asked += 1) {
      statuses.add((await anna.call('GET', '/api/analytics/four')).status);
    }
    expect([...statuses]).toEqual([200]);
    const { status, headers } = await anna.call('GET', '/api/analytics/four');
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});

describe('GET /api/prayer-groups/{id}/figures', () => {
  it('E6 E8 E10 shows the leader figures of ten who chose it, and not who they are', async () => {
    const members = membersOf('table', 10);
    await furnishCountedCircle(test.store, 'table', { leader: anna.id, members });
    await renew();
    for (const id of members) await checkInOn(test.store, id, daysFrom(MONDAY, SUNDAY));
    test.clock.now += 2 * WEEK_MS;
    const { status, body } = await anna.call('GET', '/api/prayer-groups/table/figures');
    const answer = circleFiguresAnswer.parse(body);
    expect([status, body]).toEqual([200, answer]);
    expect(answer).toMatchObject({
      circleName: 'Circle table',
      countsFrom: MONDAY,
      figures: { people: 10, weeks: [{ from: MONDAY, active: 10 }], shares: { checkIn: 95 } },
    });
    expect(JSON.stringify(answer)).not.toMatch(/member/);
  });
});

describe('the administrator of another organization', () => {
  const ofOrganization = ROUTES.filter(({ address }) => address.includes(ORGANIZATION_ID));

  it.each(ofOrganization.map((row) => [row.route, row] as const))(
    'A2 is a stranger at %s',
    async (_, row) => {
      const [ben, carl] = [await test.person('ben'), await test.person('carl')];
      const house = { admin: ben.id, members: [carl.id] };
      await furnishOrganization(test.store, ORGANIZATION_ID, house);
      const colleagues = { admin: anna.id, members: ['member'] };
      await furnishOrganization(test.store, 'house', colleagues);
      const members = () => listOrganizationMembers(test, ben.id, ORGANIZATION_ID, undefined);
      const before = await members();
      const [method = ''] = row.route.split(' ');
      const { status, body } = await anna.call(method, row.address, row.send('words'));
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
      expect(await members()).toEqual(before);
    },
  );
});
