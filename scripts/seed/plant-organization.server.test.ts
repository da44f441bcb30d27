import { afterEach, beforeEach, expect, it } from 'vitest';
import { analyticsAnswer, circleFiguresAnswer } from '../../shared/api/analytics';
import { circlesAnswer } from '../../shared/api/prayer-circles';
import { addDays } from '../../shared/domain/local-day';
import { mondayOf } from '../../shared/domain/week';
import { onboard } from '../../sync-server/services/onboarding/onboard';
import { listOrganizations } from '../../sync-server/services/organizations/organizations';
import { type Client, openTestApp, type TestApp, TODAY } from '../../sync-server/testing/test-app';
import { buildMemberRecords } from './build-member';
import { plantOrganization } from './plant-organization';

let test: TestApp;
let anne: Client;
beforeEach(async () => {
  test = openTestApp();
});
afterEach(() => test.close());

async function plant(): Promise<void> {
  const { store, pokes, clock } = test;
  let ids = 0;
  await plantOrganization(
    {
      store,
      pokes,
      log: console,
      now: clock.now,
      randomId: () => `seed-${++ids}`,
      account: async (username, group) => {
        const found = await store.findAccountByUsername(username);
        if (found) return found;
        const person = await test.person(username);
        if (username === 'anne') anne = person;
        const onboarding = { goals: ['growth'], at: clock.now, group } as const;
        await onboard(store, person.id, onboarding);
        const made = await store.findAccountByUsername(username);
        if (!made) throw new Error(username);
        return made;
      },
    },
    {
      name: 'St Anne’s',
      adminName: 'anne',
      members: 11,
      today: TODAY,
      dayCount: 28,
      countsFrom: mondayOf(addDays(TODAY, -21)),
      circle: { name: 'Tuesday table', members: 10 },
    },
  );
}

async function read() {
  const memberships = await listOrganizations(test, anne.id);
  const path = `/api/analytics/${memberships[0]?.organizationId}`;
  return analyticsAnswer.parse((await anne.call('GET', path)).body);
}

it('plants an organization that its administrator sees figures of, and again changes nothing', async () => {
  await plant();
  const first = await read();
  expect(first).toMatchObject({ organizationName: 'St Anne’s', figures: { people: 10 } });
  expect(first.figures?.shares.dailyDrop).toBeGreaterThan(0);
  await plant();
  expect(await read()).toEqual(first);
});

it('plants a prayer circle that its leader sees figures of', async () => {
  await plant();
  const circles = circlesAnswer.parse((await anne.call('GET', '/api/prayer-groups')).body);
  const { body } = await anne.call('GET', `/api/prayer-groups/${circles[0]?.id}/figures`);
  expect(circleFiguresAnswer.parse(body)).toMatchObject({
    circleName: 'Tuesday table',
    figures: { people: 10 },
  });
});

it('a member has the same days every time, and no two records with one id', () => {
  const records = buildMemberRecords(TODAY, 84, 7);
  expect(buildMemberRecords(TODAY, 84, 7)).toEqual(records);
  expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
});
