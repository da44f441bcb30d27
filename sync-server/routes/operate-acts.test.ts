import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FEEDBACK_REPLY_LIMITS, OPERATE_SHOWN } from '../../shared/api/operate';
import { flagReply } from '../services/replies/judge-reply';
import { submitSuggestion } from '../services/suggestions';
import { listOperatorAudit } from '../store/sql/operator-rows';
import { furnishCircle } from '../testing/circles';
import { openOperator } from '../testing/operators';
import { type Client, openTestApp, type TestApp } from '../testing/test-app';

const LOOKS = ['feedback', 'questions', 'replies', 'reports', 'flags', 'audit'];

let test: TestApp;
let olive: Client;
let ruth: Client;

beforeEach(async () => {
  test = openTestApp();
  olive = await test.person('olive');
  ruth = await test.person('ruth');
  await openOperator(test.store, 'olive');
});
afterEach(() => test.close());

const get = <Body = Record<string, unknown>>(path = '') =>
  olive.call<Body>('GET', `/api/operate${path}`);
const post = (path: string, json?: object) =>
  olive.call('POST', `/api/operate${path}`, json === undefined ? {} : { json });
/** What is noted of olive, the oldest first. */
async function audit(): Promise<string[]> {
  const { read } = test.store;
  const rows = await read((tx) => listOperatorAudit(tx, OPERATE_SHOWN.audit));
  const own = rows.filter(({ accountId }) => accountId === olive.id);
  return own.map(({ action, about }) => (about ? `${action} ${about}` : action)).reverse();
}
/** Resolves with the id of a question that ruth asks. */
async function ask(suggestion: string): Promise<string> {
  test.clock.now += 1_000;
  const { body } = await ruth.call('POST', '/api/reflection-suggestions', { json: { suggestion } });
  return String(body.id);
}
/** Resolves with the id of a reply of ruth's. */
async function reply(text: string, to = 'ours:1'): Promise<string> {
  test.clock.now += 1_000;
  const path = `/api/reflection-suggestions/${to}/replies`;
  return String((await ruth.call('POST', path, { json: { text } })).body.id);
}

describe('what an operator does', () => {
  const words = { category: 'bug_report', rating: 4, subject: 'The bell', message: 'Too loud.' };
  const give = async () =>
    String((await ruth.call('POST', '/api/feedback', { json: words })).body.id);
  const seen = async () =>
    (await ruth.call<{ status: string; replies: object[] }[]>('GET', '/api/feedback')).body;

  it('Z7 replies to feedback, which its person reads beside it, once for each key', async () => {
    const id = await give();
    const send = (text: string) =>
      olive.call('POST', `/api/operate/feedback/${id}/reply`, {
        json: { text },
        headers: { 'idempotency-key': 'one' },
      });
    const { status, body } = await send('We made it softer.');
    expect(status).toBe(201);
    expect((await send('We made it softer.')).body).toEqual(body);
    const reply = {
      id: body.id,
      text: 'We made it softer.',
      repliedAt: '2026-03-10T12:00:00.000Z',
    };
    expect(await seen()).toMatchObject([{ id, replies: [reply] }]);
    expect((await get('/feedback')).body).toMatchObject({
      feedback: [{ id, username: 'ruth', ...words, replies: [reply] }],
      more: 0,
    });
    const ben = await test.person('ben');
    expect((await ben.call('GET', '/api/feedback')).body).toEqual([]);
    expect((await post('/feedback/none/reply', { text: 'Hello' })).status).toBe(404);
    for (const text of [' ', 'x'.repeat(1001)]) {
      expect((await post(`/feedback/${id}/reply`, { text })).status).toBe(400);
    }
  });

  it('Z7 says what has come of feedback, and lists what is open first', async () => {
    const [first, second] = [await give(), await give()];
    expect((await post(`/feedback/${first}/status`, { status: 'resolved' })).status).toBe(204);
    const { body } = await get<{ feedback: { id: string }[] }>('/feedback');
    expect(body.feedback.map(({ id }) => id)).toEqual([second, first]);
    expect((await post(`/feedback/${first}/status`, { status: 'pending' })).status).toBe(400);
    expect((await post('/feedback/none/status', { status: 'resolved' })).status).toBe(404);
  });

  it('Z7 decides on the community’s questions, pending ones first, and tells no author', async () => {
    const [old, recent] = [await ask('Which door?'), await ask('Which path?')];
    expect((await post(`/questions/${recent}`, { status: 'approved' })).status).toBe(204);
    const { body } = await get<{ questions: { id: string }[] }>('/questions');
    expect(body.questions.map(({ id }) => id)).toEqual([old, recent]);
    expect(JSON.stringify(body)).not.toContain('ruth');
    expect((await post(`/questions/${old}`, { status: 'rejected' })).status).toBe(204);
    expect((await post('/questions/none', { status: 'approved' })).status).toBe(404);
    const approved = async () => (await ruth.call('GET', '/api/reflection-suggestions')).body;
    expect(await approved()).toMatchObject([{ id: recent, status: 'approved' }]);
    expect((await post(`/questions/${recent}`, { status: 'pending' })).status).toBe(204);
    expect(await approved()).toMatchObject([{ id: recent, status: 'pending' }]);
    expect((await post(`/questions/${recent}`, { status: 'shown' })).status).toBe(400);
  });

  it('Z7 decides on replies, open ones first, takes a decision back, and tells no author', async () => {
    const first = await reply('I ask my sister.');
    const question = await ask('Which door?');
    await post(`/questions/${question}`, { status: 'approved' });
    const second = await reply('The one on the left.', question);
    const listed = async () => (await get<{ replies: { id: string }[] }>('/replies')).body;
    expect(await listed()).toMatchObject({
      replies: [
        { id: first, question: 'What did you hope for this morning and keep to yourself?' },
        { id: second, question: 'Which door?', text: 'The one on the left.', flags: [] },
      ],
      more: 0,
    });
    expect(JSON.stringify(await listed())).not.toContain('ruth');
    expect((await post(`/replies/${first}`, { status: 'approved' })).status).toBe(204);
    expect((await listed()).replies.map(({ id }) => id)).toEqual([second, first]);
    await flagReply(test.store, olive, first, { reason: 'unkind', now: 1 });
    expect((await listed()).replies[0]).toMatchObject({ id: first, flags: ['unkind'] });
    for (const status of ['rejected', 'pending', 'approved']) {
      expect((await post(`/replies/${first}`, { status })).status).toBe(204);
      const found = (await listed()).replies.find(({ id }) => id === first);
      expect(found).toMatchObject({ status, flags: [] });
    }
    expect((await post('/replies/none', { status: 'approved' })).status).toBe(404);
  });

  it('Z7 removes a reply for good', async () => {
    const id = await reply('I ask my sister.');
    expect((await post(`/replies/${id}/remove`)).status).toBe(204);
    expect((await post(`/replies/${id}/remove`)).status).toBe(404);
    expect((await get('/replies')).body).toEqual({ replies: [], more: 0 });
  });

  it('Z7 one feedback takes no more replies than fit, and a repeat is still answered', async () => {
    const id = await give();
    const send = (key: number) =>
      olive.call('POST', `/api/operate/feedback/${id}/reply`, {
        json: { text: 'Thank you.' },
        headers: { 'idempotency-key': String(key) },
      });
    for (let key = 0; key < FEEDBACK_REPLY_LIMITS.replies; key += 1) {
      expect((await send(key)).status).toBe(201);
    }
    expect(await send(20)).toMatchObject({ status: 413, body: { code: 'POST_QUOTA' } });
    expect((await send(0)).status).toBe(201);
  });

  it('Z7 closes a report and removes what was reported, and rotates the key of push', async () => {
    await circle();
    const { body } = await get<{ reports: { id: string }[] }>('/reports');
    expect(body.reports).toHaveLength(3);
    const [first, second] = body.reports.map(({ id }) => id);
    expect((await post(`/reports/${first}/close`)).status).toBe(204);
    expect((await post(`/reports/${first}/close`)).status).toBe(404);
    expect((await post(`/reports/${second}/remove`)).status).toBe(204);
    expect((await post(`/reports/${second}/remove`)).status).toBe(404);
    const keyOf = async () => (await ruth.call('GET', '/api/reminders')).body.publicKey;
    const before = await keyOf();
    expect((await post('/push-keys')).status).toBe(204);
    expect(await keyOf()).not.toBe(before);
  });

  it('Z6 each look and each act is in the audit by ids, and no word of it', async () => {
    const id = await give();
    for (const look of LOOKS) await get(`/${look}`);
    await post(`/feedback/${id}/reply`, { text: 'Unmistakable words' });
    await post(`/feedback/${id}/status`, { status: 'resolved' });
    await post('/questions/none', { status: 'rejected' });
    await post('/replies/none', { status: 'pending' });
    await post('/replies/none/remove');
    await post('/push-keys');
    expect(await audit()).toEqual([
      'operator-added',
      ...LOOKS.map((look) => `operator-saw-${look}`),
      `operator-replied ${id}`,
      `operator-marked-feedback ${id}`,
      'operator-rejected-question none',
      'operator-reopened-reply none',
      'operator-removed-reply none',
      'operator-rotated-push-keys',
    ]);
    const { body } = await get('/audit');
    expect((body.entries as object[]).slice(0, 3)).toMatchObject([
      { action: 'operator-saw-audit', operatorId: olive.id, isYou: true, about: null },
      { action: 'operator-rotated-push-keys' },
      { action: 'operator-removed-reply', about: 'none' },
    ]);
    expect(JSON.stringify(await test.store.listAudit())).not.toContain('Unmistakable');
  });

  it('Z6 what can be no id in an address is not noted', async () => {
    for (const id of ['a%20sentence', 'x'.repeat(81)]) {
      expect((await post(`/reports/${id}/close`)).status).toBe(404);
    }
    expect(await audit()).toEqual(['operator-added']);
  });

  it('Z8 no word of journal, check-in or circle, and no name but of who gave feedback, is in any answer', async () => {
    const people = await circle();
    for (const [index, who] of [people.owner, people.member].entries()) {
      const secret = `SENTINEL-${index}`;
      await who.call('POST', '/api/journal', { json: { content: secret, audioUrl: null } });
      await who.call('POST', '/api/check-in', {
        json: { date: '2026-03-10', mood: 'peaceful', truthStatement: secret, gratitude1: secret },
      });
    }
    await give();
    await ask('Which door?');
    await reply('The one on the left.');
    const answers = [];
    for (const look of ['', ...LOOKS.map((name) => `/${name}`)]) {
      const { status, body } = await get(look);
      expect(status).toBe(200);
      answers.push(body);
    }
    const text = JSON.stringify(answers);
    for (const secret of [
      'SENTINEL',
      'words of',
      'A circle',
      'keeper',
      'name-',
      'authorId',
      'leaderId',
    ]) {
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    }
    expect(text).toContain('ruth');
  });

  it('answers a bounded list, and says how many are left out', async () => {
    for (let count = 0; count <= OPERATE_SHOWN.questions; count += 1) {
      const context = { id: `question-${count}`, now: count };
      await submitSuggestion(test.store, ruth, { suggestion: 'Which?', category: null }, context);
    }
    const { body } = await get<{ questions: object[]; more: number }>('/questions');
    expect([body.questions.length, body.more]).toEqual([OPERATE_SHOWN.questions, 1]);
  });

  async function circle() {
    const [owner, member, former, keeper] = await Promise.all(
      ['owner', 'member', 'former', 'keeper'].map((name) => test.person(name)),
    );
    if (!owner || !member || !former || !keeper) throw new Error('Somebody is missing.');
    await furnishCircle(test.store, {
      owner: owner.id,
      member: member.id,
      former: former.id,
      keeper: keeper.id,
    });
    return { owner, member };
  }
});
