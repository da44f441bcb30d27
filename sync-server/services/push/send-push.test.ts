import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createKeys } from '../../sealing/master-key-keys';
import type { Store } from '../../store/store';
import { NO_RULES, sampleAccount, sampleRecord } from '../../store/testing/samples';
import { circleDeps } from '../../testing/circle-deps';
import { type PushReceiver, startPushReceiver } from '../../testing/push-receiver';
import { AT_SEVEN, addDevice, JUST_AFTER_SEVEN, keepDayBefore } from '../../testing/reminders';
import { openTestStore } from '../../testing/test-store';
import { createCircle } from '../circles/circles';
import { joinCircle, makeInvite } from '../circles/invites';
import { addRequest, notePrayed } from '../circles/requests';
import { addResponse } from '../circles/responses';
import { readPushKey } from './push-keys';
import { keepSchedule } from './reminders';
import { sendNews } from './send-news';
import { createSendPush, outcomeOf } from './send-push';
import { sendReminders } from './send-reminders';
import { listReached } from './subscriptions';

const SUBJECT = 'https://choose.example';
const NOW = Date.now();

let store: Store;
let receiver: PushReceiver;
beforeEach(async () => {
  receiver = await startPushReceiver();
  store = openTestStore(createKeys(Buffer.alloc(32, 7)), ':memory:', () => NOW);
  await store.createAccount(sampleAccount('anna'));
});
afterEach(async () => {
  await store.close();
  await receiver.close();
});

/** Everything as the server does it, to a real push service on this machine. */
async function remind(schedule = AT_SEVEN) {
  await addDevice(store, 'anna', 'phone', receiver.subscribe());
  await keepDayBefore(store, 'anna', schedule);
  return sendAgain(JUST_AFTER_SEVEN);
}

function sendAgain(now: number) {
  const send = createSendPush({ hosts: [receiver.origin], subject: SUBJECT });
  const deps = { store, send, now: () => now, wait: async () => undefined };
  return sendReminders(deps, new AbortController().signal);
}

describe('a message', () => {
  it('H8 is what its device decrypts, and holds the practice and the day alone', async () => {
    expect(await remind()).toMatchObject({ sent: 1 });
    const [push] = receiver.received;
    expect(JSON.parse(push?.plain ?? '')).toEqual({ practice: 'journal', day: '2026-03-10' });
    expect(push?.headers).toMatchObject({
      ttl: '900',
      urgency: 'normal',
      topic: 'reminder',
      'content-encoding': 'aes128gcm',
    });
  });

  it('H8 is as long as every other one, and the push service reads no practice', async () => {
    const times = (['journal', 'bibleAndPrayer', 'checkIn'] as const).map((practice) => ({
      practice,
      minute: 420,
      weekdays: 127,
    }));
    await remind({ ...AT_SEVEN, times });
    await keepDayBefore(store, 'anna', { ...AT_SEVEN, showsPractice: true });
    await sendAgain(JUST_AFTER_SEVEN + 86_400_000);
    expect(receiver.received).toHaveLength(4);
    expect(new Set(receiver.received.map(({ body }) => body.length)).size).toBe(1);
    for (const { path, headers } of receiver.received) {
      expect(`${path} ${JSON.stringify(headers)}`).not.toMatch(/journal|bible|check/i);
    }
  });

  it('H8 holds none of forty things that the person wrote, is called or has', async () => {
    const sentinels = Array.from({ length: 40 }, () => randomUUID());
    const [email = '', username = '', plan = '', ...words] = sentinels;
    const account = { email: `${email}@example.org`, username, passwordHash: plan };
    await store.createAccount(sampleAccount('ruth', account));
    const rows = words.map((content, at) =>
      sampleRecord({ id: `entry-${at}`, body: { content, audioUrl: null } }),
    );
    await store.applyPush('ruth', rows, NO_RULES);
    await addDevice(store, 'ruth', 'laptop', receiver.subscribe());
    await keepDayBefore(store, 'ruth', { ...AT_SEVEN, showsPractice: true });
    expect(await sendAgain(JUST_AFTER_SEVEN)).toMatchObject({ sent: 1 });
    const [push] = receiver.received;
    const seen = [
      push?.plain,
      push?.path,
      JSON.stringify(push?.headers),
      push?.body.toString('latin1'),
    ];
    for (const sentinel of [...sentinels, 'ruth', 'laptop']) {
      for (const text of seen) expect(text?.includes(sentinel)).toBe(false);
    }
  });

  it('H1 is signed by the key of the database, for this push service and for at most a day', async () => {
    await remind();
    const [push] = receiver.received;
    const key = await store.read((tx) => readPushKey(tx, store.keys, push?.publicKey ?? ''));
    expect(key?.publicKey).toBe(push?.publicKey);
    expect(push?.sender).toMatchObject({ aud: receiver.origin, sub: SUBJECT });
    expect((push?.sender.exp ?? 0) * 1_000).toBeLessThanOrEqual(Date.now() + 86_400_000);
  });
});

describe('the news of a circle', () => {
  it('H18 holds none of forty things that were written or are called so, and is as long as a reminder', async () => {
    await remind();
    const sentinels = Array.from({ length: 40 }, () => randomUUID());
    const [name = '', circleId = '', requestId = '', ben = '', ...words] = sentinels;
    await store.createAccount(sampleAccount(ben));
    const deps = (id: string) => circleDeps(store, NOW, id);
    const today = new Date(NOW).toISOString().slice(0, 10);
    const as = (accountId: string) => ({ accountId, today });
    const wanted = { ...AT_SEVEN, showsPractice: true, circleNews: true };
    await keepSchedule(store, { id: 'anna', timeZone: null }, wanted, NOW);
    await createCircle(deps('m-anna'), as('anna'), { id: circleId, name, description: name });
    const { code } = await makeInvite(deps(''), 'anna', circleId, 9);
    await joinCircle(deps('m-ben'), as(ben), code);
    const [title = '', description = '', category = '', ...messages] = words;
    const request = { id: requestId, title, description, category };
    await addRequest(deps(''), as('anna'), circleId, request);
    await notePrayed(deps(''), as(ben), requestId, today);
    for (const [at, message] of messages.entries()) {
      const response = { id: `response-${at}`, type: 'encouragement' as const, message };
      await addResponse(deps(''), as(ben), requestId, response);
    }
    const send = createSendPush({ hosts: [receiver.origin], subject: SUBJECT });
    const now = () => NOW + 3_600_000;
    const sent = { store, send, now, wait: async () => undefined };
    await sendNews(sent, new AbortController().signal);
    const [reminder, news, ...others] = receiver.received;
    expect(others).toEqual([]);
    expect(JSON.parse(news?.plain ?? '')).toEqual({ news: 'prayed', day: expect.any(String) });
    expect(news?.body.length).toBe(reminder?.body.length);
    const { ttl, urgency, topic } = reminder?.headers ?? {};
    expect(news?.headers).toMatchObject({ ttl, urgency, topic });
    const seen = [news?.plain, news?.path, JSON.stringify(news?.headers), `${news?.body}`];
    for (const sentinel of [...sentinels, code, 'anna', 'm-ben']) {
      for (const text of seen) expect(text?.includes(sentinel)).toBe(false);
    }
  });
});

describe('the answer of a push service', () => {
  it.each([
    [201, 'sent'],
    [200, 'sent'],
    [404, 'gone'],
    [410, 'gone'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
    [301, 'refused'],
    [400, 'refused'],
    [403, 'refused'],
    [413, 'refused'],
  ])('H7 %d means %s', (status, outcome) => {
    expect(outcomeOf(status)).toBe(outcome);
  });

  it('H7 decides whether a device is reached again, over a real connection', async () => {
    receiver.answerWith(503, 201, 410);
    expect(await remind()).toMatchObject({ sent: 1 });
    expect(receiver.received).toHaveLength(2);
    expect(await sendAgain(JUST_AFTER_SEVEN + 86_400_000)).toMatchObject({ gone: 1 });
    expect(await listReached(store, 'anna', NOW)).toEqual([]);
  });

  it('H7 that does not come means later', async () => {
    await receiver.close();
    expect(await remind()).toMatchObject({ sent: 0, later: 1 });
  });

  it('A55 is not asked for at an endpoint that the settings don’t allow any more', async () => {
    await addDevice(store, 'anna', 'phone', receiver.subscribe());
    await keepDayBefore(store, 'anna');
    const send = createSendPush({ hosts: ['push.example'], subject: SUBJECT });
    const deps = { store, send, now: () => JUST_AFTER_SEVEN, wait: async () => undefined };
    expect(await sendReminders(deps, new AbortController().signal)).toMatchObject({ gone: 1 });
    expect(receiver.received).toEqual([]);
  });
});
