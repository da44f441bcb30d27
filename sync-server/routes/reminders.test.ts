import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SEEN } from '../../shared/api/prayer-circles';
import { type RemindersAnswer, remindersAnswer } from '../../shared/api/reminders';
import { RATE_RULES } from '../middleware/rate-rules';
import { ensurePushKey, rotatePushKey } from '../services/push/push-keys';
import { listReached } from '../services/push/subscriptions';
import { hashToken } from '../services/session-token';
import { listNewsKinds } from '../store/sql/circles/news-rows';
import { type PushReceiver, startPushReceiver } from '../testing/push-receiver';
import { type Client, client, openTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
let ruth: Client;
let receiver: PushReceiver;
beforeEach(async () => {
  receiver = await startPushReceiver();
  test = openTestApp({ pushHosts: [receiver.origin, 'push.example'] });
  ruth = await test.person('ruth');
});
afterEach(async () => {
  await test.close();
  await receiver.close();
});

const SCHEDULE = {
  times: [
    { practice: 'checkIn', minute: 420, weekdays: 62 },
    { practice: 'checkIn', minute: 540, weekdays: 65 },
    { practice: 'journal', minute: 1_260, weekdays: 127 },
  ],
  quiet: { from: 1_320, until: 360 },
  showsPractice: true,
};

const read = async (one = ruth): Promise<RemindersAnswer> =>
  remindersAnswer.parse((await one.call('GET', '/api/reminders')).body);
const keep = (json: unknown, one = ruth) => one.call('PUT', '/api/reminders', { json });

async function subscribe(one = ruth, change: object = {}) {
  const publicKey = await ensurePushKey(test.store);
  const json = { ...receiver.subscribe(), publicKey, ...change };
  return one.call('PUT', '/api/reminders/device', { json });
}

/** The same person on one more device. */
async function anotherDevice(name: string): Promise<Client> {
  await test.store.createSession({
    tokenHash: hashToken(name),
    accountId: ruth.id,
    createdAt: test.clock.now,
    expiresAt: test.clock.now + 1e9,
  });
  return client(test.app, ruth.id, `session=${name}`);
}

const reached = async (id = ruth.id) => (await listReached(test.store, id, test.clock.now)).length;

describe('reminders', () => {
  it('are none until a person makes some, and that person’s alone', async () => {
    const none = { times: [], quiet: null, showsPractice: false, notOn: null };
    expect(await read()).toMatchObject({ ...none, isSubscribed: false, otherDevices: 0 });
    const { status, body } = await keep(SCHEDULE);
    expect([status, body]).toMatchObject([200, SCHEDULE]);
    expect(await read()).toMatchObject(SCHEDULE);
    expect(await read(await test.person('ben'))).toMatchObject(none);
    await keep({ ...SCHEDULE, times: [], quiet: null });
    expect(await read()).toMatchObject({ times: [], quiet: null, showsPractice: true });
  });

  it('H12 have the news of circles off until they are turned on; a device of before leaves them as they are', async () => {
    expect(await read()).toMatchObject({ circleNews: false });
    await keep({ ...SCHEDULE, circleNews: true });
    await keep(SCHEDULE);
    expect(await read()).toMatchObject({ circleNews: true });
    await keep({ ...SCHEDULE, circleNews: false });
    expect(await read()).toMatchObject({ circleNews: false });
  });

  it('H5 have a day on which none is wanted, which a change of the times leaves as it is', async () => {
    await ruth.call('POST', '/api/reminders/not-today', { json: { day: '2026-03-10' } });
    await keep(SCHEDULE);
    expect(await read()).toMatchObject({ ...SCHEDULE, notOn: '2026-03-10' });
    await ruth.call('POST', '/api/reminders/not-today', { json: { day: null } });
    expect(await read()).toMatchObject({ ...SCHEDULE, notOn: null });
  });

  const time = SCHEDULE.times[0];
  it.each([
    ['a practice that there is not', { times: [{ ...time, practice: 'fasting' }] }],
    ['a minute of no day', { times: [{ ...time, minute: 1_440 }] }],
    ['no day of the week', { times: [{ ...time, weekdays: 0 }] }],
    ['two times on one day', { times: [time, { ...time, minute: 421 }] }],
    ['one minute twice', { times: [time, { ...time, weekdays: 1 }] }],
    ['words', { note: 'My heart is heavy', times: 'words' }],
    ['quiet hours without an end', { quiet: { from: 1 } }],
  ])('refuse %s', async (_, change) => {
    expect(await keep({ ...SCHEDULE, ...change })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_REQUEST' },
    });
    expect(await read()).toMatchObject({ times: [] });
  });

  it('A9 are changed so often an hour', async () => {
    const rateRules = { ...RATE_RULES, remindersPerAccount: { burst: 2, windowMs: 60_000 } };
    const other = openTestApp({ rateRules });
    const anna = await other.person('anna');
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await keep(SCHEDULE, anna)).status);
    expect(statuses).toEqual([200, 200, 429]);
    await other.close();
  });
});

describe('the news of a circle', () => {
  it('H17 is told unless the person had the circle on their screen since', async () => {
    const ben = await test.person('ben');
    const groups = '/api/prayer-groups';
    const post = async (one: Client, path: string, json: object) =>
      (await one.call<{ id: string; code: string }>('POST', path, { json })).body;
    await keep({ ...SCHEDULE, quiet: null, circleNews: true });
    const { id } = await post(ruth, groups, { name: 'Table', description: null });
    const { code } = await post(ruth, `${groups}/${id}/invite`, {});
    await post(ben, `${groups}/join`, { inviteCode: code });
    const request = await post(ruth, `${groups}/${id}/requests`, { title: 'Peace' });
    await post(ben, `/api/prayer-requests/${request.id}/prayed`, {});
    const kinds = () => test.store.read((tx) => listNewsKinds(tx, ruth.id));
    await ruth.call('GET', `${groups}/${id}/requests`);
    expect(await kinds()).toEqual(['prayed']);
    await ruth.call('GET', `${groups}/${id}/requests?${SEEN}=1`);
    expect(await kinds()).toEqual([]);
  });
});

describe('a device', () => {
  it('H10 is reached from when it says so until it says that it is not', async () => {
    const tablet = await anotherDevice('tablet');
    expect((await subscribe()).body).toMatchObject({ isSubscribed: true, otherDevices: 0 });
    expect(await read(tablet)).toMatchObject({ isSubscribed: false, otherDevices: 1 });
    await subscribe(tablet);
    await subscribe();
    expect(await reached()).toBe(2);
    await ruth.call('DELETE', '/api/reminders/device');
    expect(await read()).toMatchObject({ isSubscribed: false, otherDevices: 1 });
  });

  it('H10 is reached no more after a sign-out, there or from another device', async () => {
    const tablet = await anotherDevice('tablet');
    await subscribe();
    await subscribe(tablet);
    await tablet.call('POST', '/api/auth/logout');
    expect(await reached()).toBe(1);
    const phone = await anotherDevice('phone');
    await phone.call('DELETE', '/api/account/sessions');
    expect(await reached()).toBe(0);
  });

  it('H10 is reached no more when its session has expired or the account is gone', async () => {
    const tablet = await anotherDevice('tablet');
    await subscribe(tablet);
    test.clock.now += 1e9;
    expect(await reached()).toBe(0);
    await subscribe();
    await keep(SCHEDULE);
    await test.store.eraseAccount(ruth.id);
    expect(await reached()).toBe(0);
  });

  it('H10 belongs to the last who signed in on it', async () => {
    const ben = await test.person('ben');
    const shared = receiver.subscribe();
    await subscribe(ruth, shared);
    await subscribe(ben, shared);
    expect([await reached(), await reached(ben.id)]).toEqual([0, 1]);
  });

  it('H10 is one of ten; a further one takes the place of the oldest', async () => {
    await subscribe();
    for (let count = 1; count <= 10; count += 1) {
      test.clock.now += 1_000;
      await subscribe(await anotherDevice(`device-${count}`));
    }
    expect(await read()).toMatchObject({ isSubscribed: false, otherDevices: 10 });
  });

  it('H1 subscribes again once the server has another key, and the one before goes', async () => {
    await subscribe();
    const before = await ensurePushKey(test.store);
    const next = await rotatePushKey(test.store);
    expect(await read()).toMatchObject({ publicKey: next, isSubscribed: false });
    const [device] = await listReached(test.store, ruth.id, test.clock.now);
    expect(device?.key.publicKey).toBe(before);
    expect(await subscribe(ruth, { publicKey: before })).toMatchObject({ status: 409 });
    await subscribe();
    expect(await read()).toMatchObject({ publicKey: next, isSubscribed: true });
    const [later] = await listReached(test.store, ruth.id, test.clock.now);
    expect(later?.key.publicKey).toBe(next);
  });

  it.each([
    ['https://push.example/device', 200],
    ['https://eu.push.example/device', 200],
    ['http://push.example/device', 400],
    ['https://push.example:8443/device', 400],
    ['https://user@push.example/device', 400],
    ['https://push.example.evil.example/device', 400],
    ['https://evilpush.example/device', 400],
    ['https://evil.example/push.example', 400],
    ['https://127.0.0.1/device', 400],
    ['http://127.0.0.1/device', 400],
    ['https://[::1]/device', 400],
    ['https://169.254.169.254/latest/meta-data', 400],
    ['https://10.0.0.1/device', 400],
    ['https://localhost/device', 400],
    ['https://2130706433/device', 400],
    ['file:///etc/passwd', 400],
    ['no address', 400],
  ])('A55 is reached at a known push service and nowhere else: %s', async (endpoint, status) => {
    expect((await subscribe(ruth, { endpoint })).status).toBe(status);
    expect(await reached()).toBe(status === 200 ? 1 : 0);
  });

  it.each([
    ['a key that is no point', { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }],
    ['a short key', { p256dh: 'BA', auth: 'A'.repeat(22) }],
    ['no secret', { ...{ p256dh: 'A'.repeat(87) } }],
  ])('refuses %s', async (_, keys) => {
    expect((await subscribe(ruth, { keys })).status).toBe(400);
  });
});
