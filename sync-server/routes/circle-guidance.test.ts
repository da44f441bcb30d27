import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type CircleGuidance,
  circleGuidance,
  GUIDANCE_LIMITS,
  type GuidanceView,
} from '../../shared/api/circle-guidance';
import type { CircleInvite, CircleMembersAnswer } from '../../shared/api/prayer-circles';
import { BROKEN_CHARACTER } from '../../shared/api/text';
import { type Client, openTestApp, type TestApp } from '../testing/test-app';

const MONDAY = '2026-03-09';
const NOTE = { kind: 'note', text: 'Bring a candle on Tuesday.' };
const THEME = { kind: 'theme', title: 'Rest', text: 'Be still this week.', week: MONDAY };
const PLAN = { plan: 'proverbs-31', startsOn: MONDAY };
const KEY = { 'idempotency-key': 'one' };

let test: TestApp;
let ruth: Client;
let ben: Client;
/** Address of the circle that ruth leads, with ben in it. */
let circle: string;

beforeEach(async () => {
  test = openTestApp();
  [ruth, ben] = [await test.person('ruth'), await test.person('ben')];
  circle = await makeCircle();
  const { code } = (await ruth.call<CircleInvite>('POST', `${circle}/invite`, { json: {} })).body;
  await ben.call('POST', '/api/prayer-groups/join', { json: { inviteCode: code } });
});
afterEach(() => test.close());

async function makeCircle(): Promise<string> {
  const json = { name: 'Tuesday table' };
  const { id } = (await ruth.call<{ id: string }>('POST', '/api/prayer-groups', { json })).body;
  return `/api/prayer-groups/${id}`;
}

const give = (json: object, headers = {}, who = ruth) =>
  who.call<GuidanceView>('POST', `${circle}/guidance`, { json, headers });
const setPlan = (json: object, headers = {}) =>
  ruth.call<{ id: string }>('POST', `${circle}/plan`, { json, headers });
const seenBy = async (who: Client): Promise<CircleGuidance> =>
  circleGuidance.parse((await who.call('GET', `${circle}/guidance`)).body);
const refused = (status: number, code: string) => ({ status, body: { code } });

it('W1 what the leader gives is read by the members, and is the leader’s to change and to delete', async () => {
  const note = await give(NOTE);
  expect(note).toMatchObject({ status: 201, body: { ...NOTE, title: null, week: null } });
  await give(THEME);
  expect((await setPlan(PLAN)).status).toBe(201);
  expect(await seenBy(ben)).toMatchObject({ items: [THEME, NOTE], plan: PLAN });
  const item = `${circle}/guidance/${note.body.id}`;
  for (const answer of [
    await give(NOTE, {}, ben),
    await ben.call('POST', item, { json: NOTE }),
    await ben.call('DELETE', item),
    await ben.call('POST', `${circle}/plan`, { json: PLAN }),
    await ben.call('DELETE', `${circle}/plan`),
  ]) {
    expect(answer).toMatchObject(refused(403, 'NOT_ALLOWED'));
  }
  const json = { ...THEME, title: ' ', week: '2026-03-16' };
  test.clock.now += 60_000;
  expect(await ruth.call('POST', item, { json })).toMatchObject({
    status: 200,
    body: { ...json, title: null, createdAt: note.body.createdAt },
  });
  expect((await ruth.call('DELETE', item)).status).toBe(204);
  expect((await ruth.call('DELETE', `${circle}/plan`)).status).toBe(204);
  expect(await seenBy(ben)).toMatchObject({ items: [THEME], plan: null });
});

it('W2 A4 a member who was removed reads nothing more, and hears nothing more', async () => {
  await give(NOTE);
  const { members } = (await ben.call<CircleMembersAnswer>('GET', `${circle}/members`)).body;
  await ruth.call('DELETE', `${circle}/members/${members.find(({ isMe }) => isMe)?.id}`);
  let pokes = 0;
  test.pokes.subscribe(ben.id, () => (pokes += 1));
  await give(THEME);
  await setPlan(PLAN);
  expect(await ben.call('GET', `${circle}/guidance`)).toMatchObject(refused(403, 'NOT_A_MEMBER'));
  expect(pokes).toBe(0);
});

describe('the limits', () => {
  it('W5 a full circle says so, and a place is free again once something is deleted', async () => {
    for (let n = 0; n < GUIDANCE_LIMITS.items; n += 1) await give(NOTE);
    const full = await give(NOTE);
    expect(full).toMatchObject(refused(409, 'GUIDANCE_FULL'));
    expect(full.body).toMatchObject({ message: expect.stringContaining('Delete something') });
    const { items } = await seenBy(ruth);
    expect(items).toHaveLength(GUIDANCE_LIMITS.items);
    await ruth.call('DELETE', `${circle}/guidance/${items[0]?.id}`);
    expect((await give(NOTE)).status).toBe(201);
  });

  it('W5 writing, changing and setting plans share the limit of an hour with other posts', async () => {
    const { id } = (await give(NOTE)).body;
    const path = `${circle}/guidance/${id}`;
    for (let n = 0; n < 118; n += 1) await ruth.call('POST', path, { json: NOTE });
    expect((await setPlan(PLAN)).status).toBe(201);
    for (const answer of [
      await give(NOTE),
      await ruth.call('POST', path, { json: NOTE }),
      await setPlan(PLAN),
      await ruth.call('POST', `${circle}/requests`, { json: { title: 'Please' } }),
    ]) {
      expect(answer).toMatchObject(refused(429, 'RATE_LIMITED'));
    }
    expect((await ruth.call('DELETE', path)).status).toBe(204);
  });
});

describe('a call that is repeated', () => {
  it('W6 adds nothing under its Idempotency-Key, in this circle', async () => {
    const [first, second] = await Promise.all([give(NOTE, KEY), give(NOTE, KEY)]);
    expect(second).toMatchObject({ status: 201, body: first.body });
    const [one, two] = [await setPlan(PLAN, KEY), await setPlan(PLAN, KEY)];
    expect(two).toMatchObject({ status: 201, body: one.body });
    expect(await seenBy(ben)).toMatchObject({ items: [NOTE], plan: { id: one.body.id } });
    circle = await makeCircle();
    expect((await give(NOTE, KEY)).body.id).not.toBe(first.body.id);
    expect((await setPlan(PLAN, KEY)).body.id).not.toBe(one.body.id);
  });

  it('W7 without a key sets the plan again, under another id', async () => {
    const [one, two] = [await setPlan(PLAN), await setPlan(PLAN)];
    expect(two.body.id).not.toBe(one.body.id);
    expect((await seenBy(ben)).plan).toEqual({ id: two.body.id, ...PLAN });
  });
});

describe('what is not as it should be', () => {
  const NO_DAY = 'Please give the date as YYYY-MM-DD.';

  it.each([
    ['a theme without a week', { week: null }, 'Please choose the week that this is for.'],
    [
      'a week that begins on a Tuesday',
      { week: '2026-03-10' },
      'Please give the Monday of a week.',
    ],
    ['a day that does not exist', { week: '2026-02-30' }, NO_DAY],
    ['a note for a week', { kind: 'note' }, 'A note isn’t for one week.'],
    ['blank text', { text: ' \n' }, 'Please write something for the circle.'],
    ['half a character', { text: 'half \ud83d of one' }, BROKEN_CHARACTER],
    ['half a character', { title: 'half \ud83d of one' }, BROKEN_CHARACTER],
    ['a title that is too long', { title: 'x'.repeat(101) }, 'title: Too big'],
    ['a text that is too long', { text: 'x'.repeat(2_001) }, 'text: Too big'],
    ['a kind that there is not', { kind: 'order' }, 'kind: Invalid option'],
  ])('W9 A48 %s is refused in a new one and in a change: %j', async (_, change, message) => {
    const { id } = (await give(THEME)).body;
    const json = { ...THEME, ...change };
    const path = `${circle}/guidance/${id}`;
    for (const answer of [await give(json), await ruth.call('POST', path, { json })]) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
      expect(answer.body).toMatchObject({ message: expect.stringContaining(message) });
    }
    expect(await seenBy(ben)).toMatchObject({ items: [THEME] });
  });

  it.each([
    ['no name', { plan: ' ' }, 'Please choose a reading plan.'],
    ['a long name', { plan: 'x'.repeat(41) }, 'plan: Too big'],
    ['a day that does not exist', { startsOn: '2026-02-30' }, NO_DAY],
  ])('W9 a plan with %s is refused', async (_, change, message) => {
    const answer = await setPlan({ ...PLAN, ...change });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    expect(answer.body).toMatchObject({ message: expect.stringContaining(message) });
    expect((await seenBy(ben)).plan).toBeNull();
  });

  it('W9 the longest text there may be comes back as it was', async () => {
    const text = '\u0000é\u202e'.repeat(700).slice(0, GUIDANCE_LIMITS.text);
    const json = { ...THEME, title: 'ü'.repeat(GUIDANCE_LIMITS.title), text };
    expect((await give(json)).status).toBe(201);
    expect(await seenBy(ben)).toMatchObject({ items: [json] });
  });
});
