import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  EMPTY_SUGGESTION,
  POSTING_NEEDS_PREMIUM,
  SUGGESTIONS_PAGE,
  suggestionsAnswer,
  suggestionView,
} from '../../shared/api/suggestions';
import { RATE_RULES } from '../middleware/rate-rules';
import { setSuggestionStatus, submitSuggestion } from '../services/suggestions';
import { type Client, openTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
let ruth: Client;
let ben: Client;
beforeEach(async () => {
  test = openTestApp();
  ruth = await test.person('ruth');
  ben = await test.person('ben');
});
afterEach(() => test.close());

const ASKED = { suggestion: 'Who taught you to pray without words?', category: 'Prayer' };

function ask(change: object = {}, key?: string, one = ruth) {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return one.call('POST', '/api/reflection-suggestions', {
    json: { ...ASKED, ...change },
    headers,
  });
}

function vote(id: string, voteType: unknown, one = ben) {
  return one.call('POST', `/api/vote-suggestion/${id}`, { json: { voteType } });
}

async function list(one = ben, path = '/api/reflection-suggestions') {
  return suggestionsAnswer.parse((await one.call('GET', path)).body);
}

const mine = (one: Client) => list(one, '/api/my-suggestions');

describe('a suggestion', () => {
  it('is found however many there are: the list goes on after its last question', async () => {
    for (let at = 0; at <= SUGGESTIONS_PAGE; at += 1) {
      await submitSuggestion(test.store, ruth, ASKED, { id: `question-${at}`, now: at });
    }
    const path = (cursor: string) => `/api/reflection-suggestions?cursor=${cursor}`;
    const first = await list();
    expect(first).toHaveLength(SUGGESTIONS_PAGE);
    expect(await list(ben, path(first.at(-1)!.id))).toMatchObject([{ id: 'question-0' }]);
    expect(await list(ben, path('question-0'))).toEqual([]);
    expect((await ben.call('GET', path('none'))).status).toBe(404);
  });

  it('is read by everybody, without a word about whose it is', async () => {
    const { status, body } = await ask();
    expect(status).toBe(201);
    expect(suggestionView.parse(body)).toEqual({
      ...ASKED,
      id: expect.any(String),
      status: 'pending',
      votes: 0,
      submittedAt: '2026-03-10T12:00:00.000Z',
      isYours: true,
      yourVote: null,
      replies: 0,
    });
    expect(await mine(ruth)).toEqual([body]);
    expect(await list()).toEqual([{ ...suggestionView.parse(body), isYours: false }]);
    const heard = JSON.stringify((await ben.call('GET', '/api/reflection-suggestions')).body);
    expect(heard).not.toContain('ruth');
    expect(await mine(ben)).toEqual([]);
  });

  it('F10 is one, however often it is sent under the same key, and the answer the same', async () => {
    const first = await ask({}, 'key-1');
    test.clock.now += 60_000;
    const again = await ask({}, 'key-1');
    expect([again.status, again.body]).toEqual([201, first.body]);
    const race = await Promise.all([ask({}, 'key-2'), ask({}, 'key-2')]);
    expect(race[0]?.body).toEqual(race[1]?.body);
    await ask({}, 'key-1', ben);
    expect([(await mine(ruth)).length, (await mine(ben)).length]).toEqual([2, 1]);
  });

  it('is trimmed, and takes 500 characters and a category of 50 or none', async () => {
    const longest = { suggestion: ` ${'x'.repeat(500)}\n`, category: ` ${'y'.repeat(50)} ` };
    expect((await ask(longest)).body).toMatchObject({
      suggestion: 'x'.repeat(500),
      category: 'y'.repeat(50),
    });
    for (const category of [undefined, null, ' ']) {
      expect((await ask({ category })).body).toMatchObject({ category: null });
    }
  });

  it.each([
    ['none', { suggestion: undefined }],
    ['one of 501 characters', { suggestion: 'x'.repeat(501) }],
    ['a category of 51 characters', { category: 'y'.repeat(51) }],
    ['a number', { suggestion: 7 }],
  ])('refuses %s', async (_, change) => {
    expect(await ask(change)).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    expect(await list()).toEqual([]);
  });

  it('says in the spec’s words that it is empty', async () => {
    for (const suggestion of ['', ' \n ']) {
      expect((await ask({ suggestion })).body).toMatchObject({ message: EMPTY_SUGGESTION });
    }
  });

  it('A12 comes back as the text it is', async () => {
    const suggestion = '<script>alert(1)</script><img src=x onerror=alert(1)> javascript:alert(1)';
    await ask({ suggestion, category: '<b>bold</b>' });
    const { headers } = await ben.call('GET', '/api/reflection-suggestions');
    expect(headers.get('content-type')).toContain('application/json');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(await list()).toMatchObject([{ suggestion, category: '<b>bold</b>' }]);
  });

  it('A9 is bounded for each person, and says when to come back', async () => {
    const rateRules = { ...RATE_RULES, suggestionsPerAccount: { burst: 2, windowMs: 60_000 } };
    const other = openTestApp({ rateRules });
    const [anna, carl] = [await other.person('anna'), await other.person('carl')];
    const statuses = [];
    for (let count = 0; count < 3; count += 1)
      statuses.push((await ask({}, undefined, anna)).status);
    expect(statuses).toEqual([201, 201, 429]);
    expect(Number((await ask({}, undefined, anna)).headers.get('retry-after'))).toBe(30);
    expect((await ask({}, undefined, carl)).status).toBe(201);
    await other.close();
  });
});

describe('the free plan', () => {
  it('reads, and neither posts nor votes', async () => {
    const free = await test.person('free', { plan: 'free' });
    const { body } = await ask();
    const posted = await ask({}, undefined, free);
    expect(posted).toMatchObject({
      status: 403,
      body: { code: 'PREMIUM_REQUIRED', message: POSTING_NEEDS_PREMIUM },
    });
    expect(await vote(String(body.id), 'upvote', free)).toMatchObject({
      status: 403,
      body: { code: 'PREMIUM_REQUIRED' },
    });
    expect(await list(free)).toMatchObject([{ votes: 0, yourVote: null }]);
  });

  it('posts and votes in a trial', async () => {
    const trying = await test.person('trying', { plan: 'trial' });
    const { body } = await ask();
    expect((await ask({}, undefined, trying)).status).toBe(201);
    expect((await vote(String(body.id), 'upvote', trying)).body).toMatchObject({ votes: 1 });
  });
});

describe('a vote', () => {
  it('F10 counts once however often it is sent, is changed by another, and taken back', async () => {
    const id = String((await ask()).body.id);
    const said = [];
    for (const voteType of ['upvote', 'upvote', 'downvote', 'none']) {
      const { status, body } = await vote(id, voteType);
      said.push([status, body.votes, body.yourVote]);
    }
    expect(said).toEqual([
      [200, 1, 'upvote'],
      [200, 1, 'upvote'],
      [200, -1, 'downvote'],
      [200, 0, null],
    ]);
  });

  it('is told to nobody but whoever gave it', async () => {
    const id = String((await ask()).body.id);
    await vote(id, 'upvote');
    expect(await list(ben)).toMatchObject([{ votes: 1, yourVote: 'upvote' }]);
    expect(await list(ruth)).toMatchObject([{ votes: 1, yourVote: null }]);
  });

  it('is not given on one’s own question, on none, nor on one that was rejected', async () => {
    const id = String((await ask()).body.id);
    expect(await vote(id, 'upvote', ruth)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    expect((await vote('nothing', 'upvote')).status).toBe(404);
    await setSuggestionStatus(test.store, id, 'rejected');
    expect((await vote(id, 'upvote')).status).toBe(404);
    expect(await list()).toEqual([]);
    expect(await mine(ruth)).toMatchObject([{ id, status: 'rejected', votes: 0 }]);
  });

  it.each([['sideways'], [null], [1]])('is not %j', async (voteType) => {
    const id = String((await ask()).body.id);
    expect((await vote(id, voteType)).status).toBe(400);
  });
});
