import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  CIRCLE_LIMITS,
  type CircleInvite,
  type CircleMembersAnswer,
  type CircleView,
  type PrayerRequestsAnswer,
  type PrayerRequestView,
  type PrayerResponsesAnswer,
  type PrayerResponseView,
} from '../../shared/api/prayer-circles';
import { type CallInit, type Client, openTestApp, type TestApp, TODAY } from '../testing/test-app';

let test: TestApp;
let ruth: Client;
let ben: Client;
let ana: Client;
/** Ruth's, with ben in it. */
let circle: CircleView;
beforeEach(async () => {
  test = openTestApp();
  ruth = await test.person('ruth');
  ben = await test.person('ben');
  ana = await test.person('ana');
  circle = await makeCircle({ name: ' Tuesday kitchen table ', description: ' ' });
  expect((await join(ben, (await invite()).code)).status).toBe(200);
});
afterEach(() => test.close());

const GROUPS = '/api/prayer-groups';
const at = (path: string) => `${GROUPS}/${circle.id}${path}`;
const refused = (status: number, code: string) => ({ status, body: { code } });
const FORMER = refused(403, 'NOT_A_MEMBER');

async function makeCircle(json: object, headers = {}): Promise<CircleView> {
  return (await ruth.call<CircleView>('POST', GROUPS, { json, headers })).body;
}

async function invite(uses?: number): Promise<CircleInvite> {
  return (await ruth.call<CircleInvite>('POST', at('/invite'), { json: { uses } })).body;
}

function join(who: Client, inviteCode: string) {
  return who.call('POST', `${GROUPS}/join`, { json: { inviteCode } });
}

async function ask(who: Client, title: string, init: CallInit = {}): Promise<PrayerRequestView> {
  const path = at('/requests');
  return (await who.call<PrayerRequestView>('POST', path, { json: { title }, ...init })).body;
}

async function respond(who: Client, requestId: string, message: string, headers = {}) {
  const path = `/api/prayer-requests/${requestId}/responses`;
  const json = { type: 'prayer', message };
  return (await who.call<PrayerResponseView>('POST', path, { json, headers })).body;
}

const circlesOf = async (who: Client) => (await who.call<CircleView[]>('GET', GROUPS)).body;
const requestsOf = async (who: Client, query = '') =>
  (await who.call<PrayerRequestsAnswer>('GET', at(`/requests${query}`))).body;
const responsesOf = async (who: Client, requestId: string) =>
  (await who.call<PrayerResponsesAnswer>('GET', `/api/prayer-requests/${requestId}/responses`)).body
    .responses;
const membersOf = async (who: Client) =>
  (await who.call<CircleMembersAnswer>('GET', at('/members'))).body;
const memberId = async (name: string) =>
  (await membersOf(ruth)).members.find((member) => member.name === name)?.id;
const titlesOf = async (who: Client) => (await requestsOf(who)).requests.map(({ title }) => title);

describe('a circle', () => {
  it('is led by whoever made it, and makes a group member of everyone in it', async () => {
    expect(await circlesOf(ruth)).toMatchObject([
      { name: 'Tuesday kitchen table', description: null, role: 'leader', memberCount: 2 },
    ]);
    expect(await circlesOf(ben)).toMatchObject([{ id: circle.id, role: 'member' }]);
    expect(await circlesOf(ana)).toEqual([]);
    const type = (await ben.call('GET', '/api/user/type')).body;
    expect(type).toMatchObject({
      userType: 'group_member',
      groupMemberships: [
        { circleId: circle.id, circleName: 'Tuesday kitchen table', role: 'member' },
      ],
    });
    expect((await ana.call('GET', '/api/user/type')).body).toMatchObject({
      userType: 'individual',
    });
  });

  it('needs a name, and says so', async () => {
    expect(await ruth.call('POST', GROUPS, { json: { name: '  ' } })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_REQUEST', message: 'Please give the circle a name.' },
    });
  });

  it('A30 needs a name that can be seen, and keeps nothing hidden in it', async () => {
    expect((await ruth.call('POST', GROUPS, { json: { name: '\u200b\u3164' } })).status).toBe(400);
    const json = { name: 'Thurs\u202eday\u{e0041}' };
    expect((await ana.call('POST', GROUPS, { json })).body).toMatchObject({ name: 'Thursday' });
  });

  it('takes no leave of its leader while others are in it, and goes with the last', async () => {
    expect(await ruth.call('POST', at('/leave'))).toMatchObject(refused(409, 'LEADER_STAYS'));
    const json = { memberId: await memberId('ben') };
    expect(await ruth.call('POST', at('/leader'), { json })).toMatchObject({
      status: 200,
      body: { role: 'member' },
    });
    expect((await ruth.call('POST', at('/leave'))).status).toBe(204);
    expect(await circlesOf(ben)).toMatchObject([{ role: 'leader', memberCount: 1 }]);
    expect((await ben.call('POST', at('/leave'))).status).toBe(204);
    expect(await ben.call('GET', at('/members'))).toMatchObject(refused(404, 'NOT_FOUND'));
  });

  it('is deleted with all that was written in it', async () => {
    const { id } = await ask(ben, 'A request');
    expect((await ruth.call('DELETE', at(''))).status).toBe(204);
    for (const who of [ruth, ben]) {
      expect(await circlesOf(who)).toEqual([]);
      const responses = await who.call('GET', `/api/prayer-requests/${id}/responses`);
      expect(responses).toMatchObject(refused(404, 'NOT_FOUND'));
    }
  });

  it('goes on without an account that is erased: the words stay, without the name', async () => {
    const { id } = await ask(ruth, 'From somebody');
    await respond(ruth, id, 'A word');
    await test.store.eraseAccount(ruth.id);
    expect(await circlesOf(ben)).toMatchObject([{ role: 'leader', memberCount: 1 }]);
    expect((await requestsOf(ben)).requests).toMatchObject([
      { title: 'From somebody', author: { name: null, isMe: false }, responseCount: 1 },
    ]);
    expect(await responsesOf(ben, id)).toMatchObject([{ message: 'A word' }]);
  });
});

describe('invites', () => {
  it('A5 of many who race for the last use of a code one gets in', async () => {
    const { code } = await invite(1);
    const racers = await Promise.all([1, 2, 3, 4].map((n) => test.person(`racer-${n}`)));
    const answers = await Promise.all(racers.map((racer) => join(racer, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await membersOf(ruth)).members).toHaveLength(3);
  });

  it('A5 a code is over after its time, after a new one, and after somebody was removed', async () => {
    const first = await invite();
    const second = await invite();
    expect(await join(ana, first.code)).toMatchObject(refused(404, 'INVITE_UNKNOWN'));
    test.clock.now = Date.parse(second.expiresAt);
    expect(await join(ana, second.code)).toMatchObject(refused(409, 'INVITE_EXPIRED'));
    const third = await invite();
    await ruth.call('DELETE', at(`/members/${await memberId('ben')}`));
    expect(await join(ben, third.code)).toMatchObject(refused(404, 'INVITE_UNKNOWN'));
    expect((await ruth.call('GET', at('/invite'))).body).toEqual({ invite: null });
  });

  it('say where they lead, can be read again by the leader, and are used up by new members alone', async () => {
    const { code } = await invite(2);
    await join(ben, code);
    expect((await ruth.call('GET', at('/invite'))).body).toMatchObject({
      invite: { code, usesLeft: 2 },
    });
    const json = { inviteCode: code.toLowerCase() };
    expect((await ana.call('POST', `${GROUPS}/check-invite`, { json })).body).toEqual({
      name: 'Tuesday kitchen table',
      memberCount: 2,
    });
  });

  it('are taken by the onboarding too', async () => {
    const { code } = await invite();
    const named = await ana.call('POST', '/api/user/check-invite', { json: { inviteCode: code } });
    expect(named.body).toEqual({ organizationName: 'Tuesday kitchen table', kind: 'circle' });
    const json = {
      goals: ['peace'],
      inviteCode: code,
      organizationName: null,
      shareReflectionsWithGroup: false,
      userType: 'group_member',
    };
    const answer = await ana.call('POST', '/api/user/complete-onboarding', { json });
    expect(answer.body).toMatchObject({
      userType: 'group_member',
      groupMemberships: [{ circleId: circle.id }],
      onboarded: true,
    });
  });
});

describe('what is written', () => {
  it('F10 is there once, however often it was sent', async () => {
    const headers = { 'idempotency-key': 'one' };
    const made = await Promise.all([1, 2].map(() => makeCircle({ name: 'Another' }, headers)));
    expect(new Set(made.map(({ id }) => id))).toHaveLength(1);
    const json = { title: 'Once' };
    const asked = await Promise.all([1, 2].map(() => ask(ben, '', { json, headers })));
    expect(asked[1]).toEqual(asked[0]);
    for (const _ of [1, 2]) await respond(ben, asked[0]!.id, 'Also once', headers);
    expect((await requestsOf(ruth)).requests).toMatchObject([{ title: 'Once', responseCount: 1 }]);
  });

  it('comes newest first in pages, each once, also while more is written', async () => {
    const count = CIRCLE_LIMITS.page + 2;
    for (let n = 1; n <= count; n += 1) await ask(ben, `Request ${n}`);
    const first = await requestsOf(ruth);
    expect(first.requests[0]?.title).toBe(`Request ${count}`);
    await ask(ben, 'In between');
    const second = await requestsOf(ruth, `?cursor=${first.next}`);
    expect(second.requests.map(({ title }) => title)).toEqual(['Request 2', 'Request 1']);
    expect(second.next).toBeNull();
    expect(await ruth.call('GET', at('/requests?cursor=x'))).toMatchObject({ status: 400 });
  });

  it.each(['<script>alert(1)</script>', 'javascript:alert(1)', '"><img src=x onerror=alert(1)>'])(
    'A12 A13 comes back as the text it is: %s',
    async (words) => {
      const json = { title: words, description: words, category: words };
      const { id } = await ask(ben, '', { json });
      await respond(ben, id, words);
      await ben.call('POST', `/api/prayer-requests/${id}/answered`, { json: { story: words } });
      const { body, headers } = await ruth.call<PrayerRequestsAnswer>('GET', at('/requests'));
      expect(body.requests).toMatchObject([{ ...json, story: words, isAnswered: true }]);
      expect(await responsesOf(ruth, id)).toMatchObject([{ message: words }]);
      expect(headers.get('content-type')).toContain('application/json');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('is answered by its author alone, not by the leader', async () => {
    const { id } = await ask(ben, 'Mine');
    const path = `/api/prayer-requests/${id}/answered`;
    const json = { story: 'It was' };
    expect(await ruth.call('POST', path, { json })).toMatchObject(refused(403, 'NOT_ALLOWED'));
    expect((await ben.call('POST', path, { json })).body).toMatchObject(json);
    expect(await circlesOf(ruth)).toMatchObject([{ openRequests: 0 }]);
  });

  it('is prayed for once a day by each, on the day it is for them', async () => {
    const { id } = await ask(ben, 'Please');
    const pray = (who: Client, json: object = {}) =>
      who.call('POST', `/api/prayer-requests/${id}/prayed`, { json });
    for (const _ of [1, 2]) await pray(ruth);
    expect((await pray(ben)).body).toMatchObject({ prayedToday: 2, prayers: 2 });
    expect((await pray(ben, { day: '2026-03-09' })).body).toMatchObject({ prayers: 2 });
    expect((await pray(ben, { day: '2026-03-11' })).body).toMatchObject({
      prayedToday: 2,
      prayers: 3,
      iPrayedToday: true,
    });
    expect((await pray(ben, { day: '2026-04-09' })).status).toBe(400);
    const tomorrow = { headers: { 'x-local-day': '2026-03-11' } };
    expect((await ruth.call('GET', GROUPS, tomorrow)).body).toMatchObject([{ prayedToday: 1 }]);
    expect(await circlesOf(ruth)).toMatchObject([{ prayedToday: 2 }]);
    expect(TODAY).toBe('2026-03-10');
  });

  it('A45 pokes the others for a prayer that counts, and for no repetition of it', async () => {
    const { id } = await ask(ben, 'Please');
    const path = `/api/prayer-requests/${id}/prayed`;
    let pokes = 0;
    const stop = test.pokes.subscribe(ben.id, () => {
      pokes += 1;
    });
    for (let times = 0; times < 300; times += 1) await ruth.call('POST', path, { json: {} });
    for (let back = 1; back <= 9; back += 1) {
      await ruth.call('POST', path, { json: { day: `2026-03-0${back}` } });
    }
    stop();
    expect(pokes).toBe(1);
    expect((await requestsOf(ben)).requests).toMatchObject([{ prayers: 1 }]);
    expect(await ruth.call('POST', path, { json: {} })).toMatchObject(refused(429, 'RATE_LIMITED'));
  });

  it('is hidden from whoever has blocked its author, until they undo it', async () => {
    const [mine, theirs] = [await ask(ruth, 'From ruth'), await ask(ben, 'From ben')];
    await respond(ben, mine.id, 'From ben');
    const path = at(`/members/${await memberId('ben')}/block`);
    expect((await ruth.call('POST', path)).status).toBe(204);
    expect((await requestsOf(ruth)).requests).toMatchObject([{ id: mine.id, responseCount: 0 }]);
    expect(await responsesOf(ruth, mine.id)).toEqual([]);
    expect((await requestsOf(ben)).requests).toHaveLength(2);
    await ben.call('POST', at('/leave'));
    expect((await membersOf(ruth)).blockedFormer).toMatchObject([{ name: 'ben' }]);
    await ruth.call('DELETE', path);
    expect((await requestsOf(ruth)).requests.map(({ id }) => id)).toEqual([theirs.id, mine.id]);
  });

  it('shows the leader alone why it was reported, and nobody by whom', async () => {
    const { id } = await ask(ruth, 'Reported');
    const report = (reason: string) =>
      ben.call('POST', at('/reports'), { json: { post: 'request', postId: id, reason } });
    expect((await report('other')).body).toEqual((await report('unkind')).body);
    expect((await requestsOf(ruth)).requests).toMatchObject([{ reports: ['unkind'] }]);
    expect((await requestsOf(ben)).requests).toMatchObject([{ reports: [] }]);
  });

  it('is deleted by its author and by the leader', async () => {
    const { id } = await ask(ruth, 'Of ruth');
    const response = await respond(ruth, id, 'Of ruth');
    const path = `/api/prayer-responses/${response.id}`;
    expect(await ben.call('DELETE', path)).toMatchObject(refused(403, 'NOT_ALLOWED'));
    expect((await ruth.call('DELETE', path)).status).toBe(204);
    const ofBen = await ask(ben, 'Of ben');
    expect((await ruth.call('DELETE', `/api/prayer-requests/${ofBen.id}`)).status).toBe(204);
    expect(await titlesOf(ben)).toEqual(['Of ruth']);
  });
});

describe('live', () => {
  function listen(who: Client) {
    let pokes = 0;
    test.pokes.subscribe(who.id, () => {
      pokes += 1;
    });
    return () => pokes;
  }

  it('pokes everyone in the circle at a request, a response, an answer and a prayer', async () => {
    const heard = listen(ruth);
    const outside = listen(ana);
    const { id } = await ask(ben, 'Please');
    await respond(ben, id, 'Amen');
    await ben.call('POST', `/api/prayer-requests/${id}/answered`, { json: {} });
    await ben.call('POST', `/api/prayer-requests/${id}/prayed`, { json: {} });
    expect([heard(), outside()]).toEqual([4, 0]);
  });

  it('A4 whoever left or was removed reads nothing more and hears nothing more', async () => {
    await join(ana, (await invite()).code);
    const { id } = await ask(ruth, 'Before');
    await ana.call('POST', at('/leave'));
    await ruth.call('DELETE', at(`/members/${await memberId('ben')}`));
    const heard = [listen(ben), listen(ana)];
    await ask(ruth, 'After');
    await respond(ruth, id, 'After');
    expect(heard.map((pokes) => pokes())).toEqual([0, 0]);
    for (const former of [ben, ana]) {
      for (const path of [
        at('/requests'),
        at('/members'),
        at('/invite'),
        `/api/prayer-requests/${id}/responses`,
      ]) {
        expect(await former.call('GET', path)).toMatchObject(FORMER);
      }
      expect(await former.call('POST', at('/requests'), { json: { title: 'x' } })).toMatchObject(
        FORMER,
      );
      expect(await circlesOf(former)).toEqual([]);
    }
    expect(await titlesOf(ruth)).toEqual(['After', 'Before']);
  });

  it('A4 the removed person is poked once more, so that their devices ask and drop what they kept', async () => {
    const heard = listen(ben);
    await ruth.call('DELETE', at(`/members/${await memberId('ben')}`));
    expect(heard()).toBe(1);
  });
});
