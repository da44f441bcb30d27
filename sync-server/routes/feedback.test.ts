import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { feedbackAnswer, feedbackView, INCOMPLETE_FEEDBACK } from '../../shared/api/feedback';
import { RATE_RULES } from '../middleware/rate-rules';
import { type Client, openTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
let ruth: Client;
beforeEach(async () => {
  test = openTestApp();
  ruth = await test.person('ruth');
});
afterEach(() => test.close());

const said = {
  category: 'feature_request',
  rating: 4,
  subject: 'Larger text in the Drop',
  message: 'Two sizes more would let her sit back.',
};

function send(change: object = {}, key?: string, one = ruth) {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return one.call('POST', '/api/feedback', { json: { ...said, ...change }, headers });
}

async function list(one = ruth) {
  return feedbackAnswer.parse((await one.call('GET', '/api/feedback')).body);
}

describe('feedback', () => {
  it('is answered as it was kept, and listed for its person alone', async () => {
    const { status, body } = await send();
    expect(status).toBe(201);
    expect(feedbackView.parse(body)).toEqual({
      ...said,
      id: expect.any(String),
      status: 'pending',
      submittedAt: '2026-03-10T12:00:00.000Z',
      replies: [],
    });
    expect(await list()).toEqual([body]);
    expect(await list(await test.person('ben'))).toEqual([]);
  });

  it('needs no rating', async () => {
    for (const rating of [null, undefined]) {
      expect((await send({ rating })).body).toMatchObject({ rating: null });
    }
  });

  it('F10 is one, however often it is sent under the same key, and the answer the same', async () => {
    const first = await send({}, 'key-1');
    test.clock.now += 60_000;
    const again = await send({}, 'key-1');
    expect([again.status, again.body]).toEqual([201, first.body]);
    const race = await Promise.all([send({}, 'key-2'), send({}, 'key-2')]);
    expect(race[0]?.body).toEqual(race[1]?.body);
    expect(await list()).toHaveLength(2);
    const ben = await test.person('ben');
    const other = await send({ subject: 'Of somebody else' }, 'key-1', ben);
    expect(other.body).toMatchObject({ subject: 'Of somebody else' });
  });

  it('lists the latest five, newest first', async () => {
    for (let count = 1; count <= 7; count += 1) {
      test.clock.now += 1_000;
      await send({ subject: `Number ${count}` });
    }
    expect((await list()).map(({ subject }) => subject)).toEqual(
      [7, 6, 5, 4, 3].map((count) => `Number ${count}`),
    );
  });

  it.each([
    ['no category', { category: undefined }],
    ['another category', { category: 'complaint' }],
    ['a rating of 0', { rating: 0 }],
    ['a rating of 6', { rating: 6 }],
    ['a rating of 3.5', { rating: 3.5 }],
    ['a subject of 101 characters', { subject: 'x'.repeat(101) }],
    ['a message of 1001 characters', { message: 'x'.repeat(1001) }],
  ])('refuses %s', async (_, change) => {
    expect(await send(change)).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    expect(await list()).toEqual([]);
  });

  it('says in the spec’s words what is missing', async () => {
    for (const change of [{ category: undefined }, { subject: ' ' }, { message: '\n' }]) {
      expect((await send(change)).body).toMatchObject({ message: INCOMPLETE_FEEDBACK });
    }
    expect((await send({ subject: 'x'.repeat(100), message: 'x'.repeat(1000) })).status).toBe(201);
  });

  it('A9 is bounded for each person, and says when to come back', async () => {
    const rateRules = { ...RATE_RULES, feedbackPerAccount: { burst: 2, windowMs: 60_000 } };
    const other = openTestApp({ rateRules });
    const [anna, ben] = [await other.person('anna'), await other.person('ben')];
    const statuses = [];
    for (let count = 0; count < 3; count += 1)
      statuses.push((await send({}, undefined, anna)).status);
    expect(statuses).toEqual([201, 201, 429]);
    const refused = await send({}, undefined, anna);
    expect(Number(refused.headers.get('retry-after'))).toBe(30);
    expect((await send({}, undefined, ben)).status).toBe(201);
    await other.close();
  });
});
