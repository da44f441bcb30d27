import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  EMPTY_REPLY,
  REPLIES_PAGE,
  REPLY_CHARACTERS,
  REPLY_VOTING_NEEDS_PREMIUM,
  REPLYING_NEEDS_PREMIUM,
  repliesAnswer,
  replyView,
} from '../../shared/api/replies';
import { RATE_RULES } from '../middleware/rate-rules';
import { decideOnReply } from '../services/replies/moderate-replies';
import { submitReply } from '../services/replies/replies';
import { setSuggestionStatus } from '../services/suggestions';
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

const REPLIES = '/api/reflection-suggestions/ours:1/replies';

function reply(text: unknown = 'I ask my sister.', one = ruth, key?: string, path = REPLIES) {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return one.call('POST', path, { json: { text }, headers });
}

async function list(one = ben, path = REPLIES) {
  return repliesAnswer.parse((await one.call('GET', path)).body);
}

async function approved(text?: string): Promise<string> {
  const id = String((await reply(text)).body.id);
  await decideOnReply(test.store, id, 'approved');
  return id;
}

const vote = (id: string, voteType: unknown = 'upvote', one = ben) =>
  one.call('POST', `/api/replies/${id}/vote`, { json: { voteType } });
const flag = (id: string, reason: unknown = 'unkind', one = ben) =>
  one.call('POST', `/api/replies/${id}/flag`, { json: { reason } });

describe('a reply', () => {
  it('Y4 Y5 waits to be read, then is shown without a word about whose it is', async () => {
    const { status, body } = await reply();
    expect([status, replyView.parse(body)]).toMatchObject([
      201,
      { status: 'pending', isYours: true, votes: 0, questionId: 'ours:1' },
    ]);
    expect(await list(ben)).toEqual({ replies: [], next: null });
    await decideOnReply(test.store, String(body.id), 'approved');
    expect(await list(ben)).toMatchObject({ replies: [{ isYours: false, status: 'approved' }] });
    expect(JSON.stringify(await list(ben))).not.toContain('ruth');
    expect((await ben.call('GET', '/api/our-questions')).body).toEqual([
      { id: 'ours:1', replies: 1 },
    ]);
  });

  it('Y1 is counted with an approved question, and not taken before it is one', async () => {
    const json = { suggestion: 'Which door?' };
    const { body } = await ruth.call('POST', '/api/reflection-suggestions', { json });
    const path = `/api/reflection-suggestions/${body.id}/replies`;
    expect((await reply('The last.', ben, undefined, path)).status).toBe(404);
    await setSuggestionStatus(test.store, String(body.id), 'approved');
    const made = await reply('The last.', ben, undefined, path);
    const questions = async () => (await ruth.call('GET', '/api/reflection-suggestions')).body;
    expect(await questions()).toMatchObject([{ replies: 0 }]);
    await decideOnReply(test.store, String(made.body.id), 'approved');
    expect(await questions()).toMatchObject([{ replies: 1 }]);
  });

  it('F10 is one, however often it is sent under the same key', async () => {
    const first = await reply('Once.', ruth, 'key-1');
    const again = await reply('Once.', ruth, 'key-1');
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await list(ruth)).replies).toHaveLength(1);
  });

  it('is trimmed, and takes as many characters as its limit', async () => {
    const longest = 'a few long words '
      .repeat(50)
      .slice(0, REPLY_CHARACTERS - 1)
      .concat('.');
    expect((await reply(` ${longest}\n`)).body).toMatchObject({ text: longest });
    for (const text of [null, 7, `${longest}x`]) {
      expect(await reply(text)).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    }
    expect((await reply(' \n ')).body).toMatchObject({ message: EMPTY_REPLY });
  });

  it.each([
    ['Look at www.example.org'],
    ['Write to ruth@example.org'],
    ['Call me at 555 123 4567'],
    ['You are an idiot'],
    ['I want to kill myself'],
  ])('Y3 is refused by the server too: %s', async (text) => {
    expect(await reply(text)).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    expect((await list(ruth)).replies).toEqual([]);
  });

  it('A12 comes back as the text it is', async () => {
    const text = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    await approved(text);
    expect(await list()).toMatchObject({ replies: [{ text }] });
  });

  it('A9 is bounded for each person and day, and says when to come back', async () => {
    const { burst, windowMs } = RATE_RULES.repliesPerAccount;
    const statuses = [];
    for (let count = 0; count <= burst; count += 1) statuses.push((await reply()).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(burst);
    const refused = await reply();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(windowMs / burst / 1000);
    expect((await reply('I ask.', ben)).status).toBe(201);
  });

  it('Y6 is found however many there are: the list goes on after its last reply', async () => {
    for (let at = 0; at <= REPLIES_PAGE; at += 1) {
      const context = { questionId: 'ours:1', id: `reply-${at}`, now: at };
      await submitReply(test.store, ruth, { text: 'Words.' }, context);
      await decideOnReply(test.store, `reply-${at}`, 'approved');
    }
    const first = await list();
    expect([first.replies.length, first.next]).toEqual([REPLIES_PAGE, 'reply-1']);
    const second = await list(ben, `${REPLIES}?cursor=${first.next}`);
    expect(second).toMatchObject({ replies: [{ id: 'reply-0' }], next: null });
  });
});

describe('the free plan', () => {
  it('Y2 reads, flags and deletes; it neither replies nor votes', async () => {
    const id = await approved();
    const own = String((await reply('Mine.', ben)).body.id);
    await test.store.setPlan(ben.id, 'free');
    expect(await list()).toMatchObject({ replies: [{ id: own }, { id }] });
    expect((await flag(id)).status).toBe(204);
    expect((await ben.call('DELETE', `/api/replies/${own}`)).status).toBe(204);
    expect(await reply('Words.', ben)).toMatchObject({
      status: 403,
      body: { code: 'PREMIUM_REQUIRED', message: REPLYING_NEEDS_PREMIUM },
    });
    expect(await vote(id)).toMatchObject({
      status: 403,
      body: { code: 'PREMIUM_REQUIRED', message: REPLY_VOTING_NEEDS_PREMIUM },
    });
  });
});

describe('a vote on a reply', () => {
  it('Y6 counts once, is taken back, and is told to nobody but who gave it', async () => {
    const id = await approved();
    for (const voteType of ['upvote', 'upvote']) await vote(id, voteType);
    expect(await list(ben)).toMatchObject({ replies: [{ votes: 1, hasYourVote: true }] });
    expect(await list(ruth)).toMatchObject({ replies: [{ votes: 1, hasYourVote: false }] });
    expect((await vote(id, 'none')).body).toMatchObject({ votes: 0, hasYourVote: false });
    expect((await vote(id, 'upvote', ruth)).status).toBe(409);
    for (const wrong of ['downvote', null]) expect((await vote(id, wrong)).status).toBe(400);
  });
});

describe('a flag on a reply', () => {
  it('Y7 of three people hides it from all but its author', async () => {
    const id = await approved();
    const [carl, dora] = [await test.person('carl'), await test.person('dora')];
    for (const one of [ben, ben, carl]) expect((await flag(id, 'harmful', one)).status).toBe(204);
    expect((await list()).replies).toHaveLength(1);
    await flag(id, 'other', dora);
    expect((await list()).replies).toEqual([]);
    expect((await list(ruth)).replies).toMatchObject([{ status: 'pending' }]);
    expect((await flag(id, 'other', ruth)).status).toBe(409);
    expect((await flag(id, 'wrong')).status).toBe(400);
    expect((await flag('none')).status).toBe(404);
  });
});
