import { expect } from '@playwright/test';
import { addDays } from '../../shared/domain/local-day';
import { nextMonday } from '../../sync-server/services/analytics/weeks';
import { type PushReceiver, startPushReceiver } from '../../sync-server/testing/push-receiver';
import {
  type AccountByCalls,
  accountByCalls,
  checkIn,
  joinCounted,
} from '../support/account-by-calls';
import { callsOfPage } from '../support/calls';
import {
  askFor,
  give,
  giveNote,
  givePlan,
  joinBy,
  loseFirstAnswer,
  makeCircle,
  makeInviteCode,
  planOnHome,
  removeMember,
  requestOn,
} from '../support/circle';
import { callsToBeRefused, hasNothingOf, isNotLetInBy } from '../support/former-member';
import { keptAnswers } from '../support/kept-answers';
import { launch, WITH_WINDOWS } from '../support/launch';
import { proveAddress } from '../support/letters';
import { findSignal, loseSignal } from '../support/network';
import { arrive, everythingIsSynced, shellIsKept, somebody } from '../support/person';
import { subscribesAtReceiver, wantsNewsOfPrayers } from '../support/push-device';
import { scanCode } from '../support/scan-code';
import { test } from '../support/test';
import { startTimedServer, type TimedServer } from '../support/timed-server';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** An account is counted in figures once it is thirty days old. */
const REGISTERED_BEFORE_MS = 40 * DAY_MS;
const CIRCLE = 'Walking together';
const PLAN = 'Peace in 14 days';
const NOTE = 'We begin on the porch.';
const THEME = 'For those who wait for an answer.';
const QUESTION = 'Where did you slow down?';
const ANSWER = 'By the river, for the length of a song.';
const [OF_ANNA, OF_BEN, OF_CLEO, OF_LEADER] = [
  'Rest for my mother',
  'A clear head on Friday',
  'Courage to call home',
  'Rain for the garden',
];
const STORY = 'It rained the whole night.';
/** All that only the circle may read. */
const OF_THE_CIRCLE = [CIRCLE, NOTE, THEME, QUESTION, OF_ANNA, OF_BEN, OF_LEADER, 'peace-14'];
const SHARERS_BY_CALLS = 9;

// Members turn notifications on.
test.use({
  ...launch(WITH_WINDOWS),
  viewport: { width: 1280, height: 800 },
  serviceWorkers: 'allow',
});
const PHONE = { viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' } as const;

let receiver: PushReceiver;
let server: TimedServer;
test.beforeEach(async () => {
  receiver = await startPushReceiver();
  const env = { RATE_LIMITS: 'off', PUSH_HOSTS: receiver.origin };
  server = await startTimedServer(env, -REGISTERED_BEFORE_MS);
});
test.afterEach(async () => {
  await server.stop();
  await receiver.close();
});

test('A4 F10 W11 W13 W14 W15 W17 E6 E9 E10 H12 H18 H19 a circle of a leader and three members, one of them mostly offline, one of them removed', async ({
  browser,
  page: leader,
  playwright,
}) => {
  test.setTimeout(420_000);
  const phone = async () => (await browser.newContext(PHONE)).newPage();
  const [anna, ben, cleo] = [await phone(), await phone(), await phone()];
  const people = { leader: somebody(), anna: somebody(), ben: somebody(), cleo: somebody() };
  const sharers: AccountByCalls[] = [];

  await test.step('forty days ago all of them came to the app', async () => {
    await arrive(leader, server.origin, people.leader);
    await arrive(anna, server.origin, people.anna);
    await arrive(ben, server.origin, people.ben);
    await proveAddress(ben.context().request, server, people.ben);
    await arrive(cleo, server.origin, people.cleo);
    while (sharers.length < SHARERS_BY_CALLS) {
      sharers.push(await accountByCalls(await playwright.request.newContext(), server));
    }
    await server.moveClock(0);
  });
  const deviceOfAnna = await subscribesAtReceiver(anna.context(), receiver);
  const deviceOfBen = await subscribesAtReceiver(ben.context(), receiver);
  const told = (device: string) => receiver.received.filter(({ path }) => path === device);

  const inviteCode =
    await test.step('a circle, joined by its link and by its QR code', async () => {
      await makeCircle(leader, server.origin, CIRCLE);
      const code = await makeInviteCode(leader);
      const picture = leader.getByRole('img', { name: 'QR code of the invite link' });
      const scanned = await scanCode(leader, picture);
      await leader.keyboard.press('Escape');
      await joinBy(anna, scanned ?? '');
      await joinBy(ben, `${server.origin}/prayer-groups#join=${code}`);
      await joinBy(cleo, `${server.origin}/prayer-groups#join=${code}`);
      return code;
    });

  await test.step('the leader gives a note, a theme, a question and a plan', async () => {
    await giveNote(leader, NOTE);
    await give(leader, 'Theme', (dialog) => dialog.getByLabel('What to pray about').fill(THEME));
    await give(leader, 'Question', (dialog) =>
      dialog.getByLabel('Question', { exact: true }).last().fill(QUESTION),
    );
    await givePlan(leader, PLAN);
    await expect(leader.getByRole('article', { name: 'Reading together' })).toContainText(PLAN);
  });
  const circleId = new URL(leader.url()).searchParams.get('circle') ?? '';
  const address = `${server.origin}/prayer-groups?circle=${circleId}`;
  const figures = `${server.origin}/prayer-groups/figures?circle=${circleId}`;

  await test.step('each member takes the plan, or leaves it', async () => {
    await anna.goto(`${server.origin}/home`);
    await planOnHome(anna, CIRCLE).getByRole('button', { name: 'Read along' }).click();
    await expect(
      planOnHome(anna, CIRCLE).getByRole('link', { name: 'You’re reading it' }),
    ).toBeVisible();
    await ben.goto(`${server.origin}/home`);
    await planOnHome(ben, CIRCLE).getByRole('button', { name: 'Not for me' }).click();
    await expect(planOnHome(ben, CIRCLE)).toHaveCount(0);
    await ben.goto(address);
    const shared = ben.getByRole('article', { name: 'Reading together' });
    await expect(shared.getByRole('button', { name: 'Read along' })).toBeVisible();
  });

  await test.step('a member answers the question in the own journal, which the circle never sees', async () => {
    await ben.getByRole('link', { name: `Write about it: ${QUESTION}` }).click();
    await expect(ben.getByLabel('Title')).toHaveValue(QUESTION);
    await ben.locator('textarea.sheet').fill(ANSWER);
    await ben.getByRole('button', { name: 'Save Entry' }).click();
    await expect(ben.getByRole('link').filter({ hasText: ANSWER })).toBeVisible();
    await everythingIsSynced(ben);
  });

  await test.step('all but one ask for prayer, and two want to be told of prayers', async () => {
    for (const [member, title] of [
      [anna, OF_ANNA],
      [ben, OF_BEN],
    ] as const) {
      await member.goto(address);
      await askFor(member, title);
      await expect(requestOn(member, title).getByText('Waiting to send')).toHaveCount(0);
      await wantsNewsOfPrayers(member, server.origin);
    }
    await askFor(leader, OF_LEADER);
    await expect(requestOn(leader, OF_ANNA)).toBeVisible();
    await expect(requestOn(leader, OF_BEN)).toBeVisible();
    expect(await keptAnswers(leader)).not.toContain(ANSWER);
  });

  await test.step('one reads it all, loses the network, prays for both and asks too', async () => {
    await cleo.goto(address);
    for (const words of OF_THE_CIRCLE.slice(0, -1)) {
      await expect(cleo.getByText(words).first()).toBeVisible();
    }
    await shellIsKept(cleo);
    await loseSignal(cleo.context());
    await cleo.reload();
    for (const title of [OF_ANNA, OF_BEN]) {
      await requestOn(cleo, title).getByRole('button', { name: 'I prayed' }).click();
      await expect(requestOn(cleo, title)).toContainText('1 today, with you');
    }
    await askFor(cleo, OF_CLEO);
    await cleo.reload();
    await expect(requestOn(cleo, OF_CLEO)).toContainText('Waiting to send');
    await expect(requestOn(cleo, OF_BEN)).toContainText('1 today, with you');
  });

  await test.step('the leader prays and responds; a prayer is answered, and its story is read', async () => {
    for (const title of [OF_ANNA, OF_BEN]) {
      await requestOn(leader, title).getByRole('button', { name: 'I prayed' }).click();
      await expect(requestOn(leader, title)).toContainText('1 today, with you');
    }
    await requestOn(leader, OF_LEADER).getByRole('button', { name: 'It was answered' }).click();
    await leader.getByLabel('Your story').fill(STORY);
    await leader.getByRole('button', { name: 'Mark as answered' }).click();
    await expect(requestOn(leader, OF_LEADER)).toContainText('Answered');
    await expect(requestOn(leader, OF_LEADER)).not.toContainText('Waiting to send');
  });

  await test.step('minutes later the server tells both whom somebody prayed for, without a word', async () => {
    await server.moveClock(6 * MINUTE_MS);
    await expect.poll(() => [told(deviceOfAnna).length, told(deviceOfBen).length]).toEqual([1, 1]);
    for (const { plain } of receiver.received) {
      expect(JSON.parse(plain)).toEqual({ news: 'prayed', day: expect.any(String) });
    }
  });

  await test.step('while nine share, the figures only say how they work', async () => {
    for (const sharer of sharers) await joinCounted(sharer, inviteCode);
    await leader.goto(address);
    await leader.getByRole('link', { name: 'Figures' }).click();
    await expect(leader.getByText('No figures yet')).toBeVisible();
    await expect(leader.getByText('When ten members share', { exact: true })).toBeVisible();
  });

  await test.step('a tenth chooses to be counted, and sees no figures', async () => {
    await ben.goto(address);
    await expect(requestOn(ben, OF_LEADER)).toContainText(STORY);
    await ben.getByRole('button', { name: 'Members', exact: true }).click();
    const counts = ben.getByRole('switch', { name: 'Count me in this circle’s figures' });
    await counts.click();
    await expect(counts).toBeEnabled();
    await expect(counts).toBeChecked();
    await ben.goto(figures);
    await expect(ben.getByText('Only the leader sees these')).toBeVisible();
  });

  await test.step('who is removed has nothing of the circle from that moment on', async () => {
    await anna.goto(address);
    await expect(requestOn(anna, OF_BEN)).toBeVisible();
    await shellIsKept(anna);
    for (const words of OF_THE_CIRCLE) expect(await keptAnswers(anna)).toContain(words);
    const refused = await callsToBeRefused(anna, circleId);
    await leader.goto(address);
    await removeMember(leader, people.anna);
    await refused();
    await hasNothingOf(anna, OF_THE_CIRCLE, { circle: address, figures });
    await isNotLetInBy(anna, inviteCode);
    await loseSignal(anna.context());
    await anna.goto(address);
    await expect(anna.getByText('No circle yet')).toBeVisible();
    await anna.goto(`${server.origin}/bible/plans/peace-14`);
    await expect(anna.getByRole('link', { name: 'Read John 14' })).toBeVisible();
    await findSignal(anna.context());
  });

  await test.step('the offline member comes back: all is there, and what they wrote arrives once', async () => {
    await leader.goto(address);
    await askFor(leader, 'Only for who is left');
    await loseFirstAnswer(cleo.context());
    await findSignal(cleo.context());
    await expect(requestOn(cleo, 'Only for who is left')).toBeVisible();
    await expect(cleo.getByText('Waiting to send', { exact: true })).toHaveCount(0, {
      timeout: 60_000,
    });
    await expect(requestOn(cleo, OF_LEADER)).toContainText(STORY);
    await expect(requestOn(leader, OF_CLEO)).toHaveCount(1);
    await expect(requestOn(leader, OF_BEN)).toContainText('2 today');
    await cleo.goto(`${server.origin}/home`);
    await expect(planOnHome(cleo, CIRCLE)).toContainText(PLAN);
  });

  await test.step('a day later the server tells who is in the circle, and not who was removed', async () => {
    await server.moveClock(DAY_MS);
    await expect.poll(() => told(deviceOfBen).length).toBe(2);
  });

  await test.step('ten are counted from the next Monday on', async () => {
    const ask = await callsOfPage(leader, server.origin);
    const isCounted = async () => {
      const answer = await ask('GET', `prayer-groups/${circleId}/figures`);
      return (await answer.json()).countsFrom !== null;
    };
    await expect.poll(isCounted).toBe(true);
    await leader.goto(figures);
    await expect(leader.getByText('The first week isn’t over yet')).toBeVisible();
  });

  await test.step('weeks later the leader sees fives, and no one’s own numbers', async () => {
    const monday = nextMonday(Date.now() + DAY_MS);
    await server.moveClock(18 * DAY_MS);
    expect(told(deviceOfAnna)).toHaveLength(1);
    // Whichever of the two weeks is the last that is over, nine of ten took part in it.
    for (const { call } of sharers) {
      await checkIn(call, addDays(monday, 2));
      await checkIn(call, addDays(monday, 9));
    }
    await leader.goto(figures);
    await expect(leader.getByText('10 members counted')).toBeVisible();
    await expect(leader.getByText('5 active last week')).toBeVisible();
    const all = [...Object.values(people), ...sharers.map(({ person }) => person)];
    for (const { username } of all) {
      await expect(leader.getByRole('main')).not.toContainText(username);
    }
    for (const member of [ben, anna]) {
      await member.goto(figures);
      await expect(member.getByText('Only the leader sees these')).toBeVisible();
    }
  });
});
