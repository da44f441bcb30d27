import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OPERATE_SHOWN } from '../../shared/api/operate';
import { addOperator, removeOperator } from '../services/operate/operators';
import { OPERATE_MS } from '../services/operate/second-factor';
import { PasswordHasher } from '../services/password-hasher';
import { submitSuggestion } from '../services/suggestions';
import { listOperatorAudit } from '../store/sql/operator-rows';
import { sampleRecord } from '../store/testing/samples';
import { furnishCircle } from '../testing/circles';
import { codeAt, openOperator } from '../testing/operators';
import { type Answer, type Client, client, openTestApp, type TestApp } from '../testing/test-app';
import { TEST_EPOCH } from '../testing/test-store';

const PASSWORD = 'a quiet morning';
const STEP_MS = 30_000;
const LOOKS = ['feedback', 'questions', 'reports', 'flags', 'audit'];
const NOTHING = { code: 'NOT_FOUND', message: 'There is nothing at this address.' };

let test: TestApp;
let olive: Client;
let ruth: Client;

beforeEach(async () => {
  test = openTestApp();
  const passwordHash = await new PasswordHasher().hash(PASSWORD);
  olive = await test.person('olive', { passwordHash });
  ruth = await test.person('ruth');
});
afterEach(() => test.close());

const get = (path = '', who = olive) => who.call('GET', `/api/operate${path}`);
const post = (path: string, json?: object, who = olive) =>
  who.call('POST', `/api/operate${path}`, json === undefined ? {} : { json });
const sendCode = (code: string) => post('/code', { code });
const stateOf = async () => (await get()).body.state;
const said = ({ status, body }: Answer<Record<string, unknown>>) => [status, body.code];
/** What is noted of olive, the oldest first, but for this look. */
async function audit(): Promise<string[]> {
  const { read } = test.store;
  const rows = await read((tx) => listOperatorAudit(tx, OPERATE_SHOWN.audit));
  const own = rows.filter(({ accountId }) => accountId === olive.id);
  return own.map(({ action, about }) => (about ? `${action} ${about}` : action)).reverse();
}

/** Makes olive an operator. Resolves with her enrollment code. */
async function add(): Promise<string> {
  const added = await addOperator(test.store, 'olive', test.clock.now);
  if (typeof added === 'string') throw new Error(added);
  return added.code;
}

const begin = (enrollmentCode: string, password = PASSWORD) =>
  post('/enrollment', { enrollmentCode, password });

/** Enrolls olive by her phone. Resolves with its secret. */
async function enroll(): Promise<string> {
  const { body } = await begin(await add());
  const secret = String(body.secret);
  expect((await sendCode(codeAt(secret, test.clock.now))).status).toBe(204);
  test.clock.now += STEP_MS;
  return secret;
}

describe('who is an operator', () => {
  it('Z1 only a command makes one: no call of the person, whatever it names', async () => {
    const json = { username: 'olive', operator: true, isOperator: true, role: 'operator' };
    await olive.call('PUT', '/api/profile/username', { json });
    const row = { ...sampleRecord(), operator: true };
    await olive.call('POST', '/api/sync/v1/push', {
      json: { epoch: TEST_EPOCH, rows: [row] },
      headers: { 'x-sync-protocol': '1' },
    });
    expect((await get()).status).toBe(404);
    await add();
    expect(await stateOf()).toBe('enroll');
  });

  it.each([
    ['GET', ''],
    ['POST', '/enrollment'],
    ['POST', '/code'],
    ...LOOKS.map((look): [string, string] => ['GET', `/${look}`]),
    ['POST', '/push-keys'],
    ['GET', '/nothing'],
  ])(
    'Z5 %s /api/operate%s is to everybody else what any unknown address is',
    async (method, path) => {
      await add();
      for (const who of [ruth, test.visitor]) {
        const init = method === 'POST' ? { json: { code: '123456' } } : {};
        const answer = await who.call(method, `/api/operate${path}`, init);
        const unknown = await who.call(method, `/api/no-such${path}`, init);
        expect([answer.status, answer.body]).toEqual([404, NOTHING]);
        expect([unknown.status, unknown.body]).toEqual([404, NOTHING]);
      }
    },
  );

  it('Z5 the cookie alone gets nothing', async () => {
    await openOperator(test.store, 'olive');
    const answer = await olive.call('GET', '/api/operate/feedback', { unnamed: true });
    expect(said(answer)).toEqual([409, 'IDENTITY_MISMATCH']);
  });

  it('Z9 A60 a former operator gets nothing from the moment on, and the old secret opens nothing', async () => {
    const secret = await enroll();
    expect((await get('/feedback')).status).toBe(200);
    expect(await removeOperator(test.store, 'olive', test.clock.now)).toBe(true);
    for (const look of LOOKS) expect((await get(`/${look}`)).status).toBe(404);
    await add();
    expect(said(await sendCode(codeAt(secret, test.clock.now)))).toEqual([
      403,
      'INVALID_CREDENTIALS',
    ]);
    expect(await stateOf()).toBe('enroll');
  });
});

describe('the second factor', () => {
  it('Z2 enrolls by the code of the command and the password, and by nothing less', async () => {
    const code = await add();
    for (const [one, password] of [
      ['AAAA-AAAA-AAAA-AAAA', PASSWORD],
      [code, 'another'],
    ] as const) {
      expect(said(await begin(one, password))).toEqual([403, 'INVALID_CREDENTIALS']);
    }
    const { status, body } = await begin(code.toLowerCase().replaceAll('-', ' '));
    expect(status).toBe(200);
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect(await stateOf()).toBe('enroll');
    expect((await sendCode(codeAt(String(body.secret), test.clock.now))).status).toBe(204);
    expect(await stateOf()).toBe('open');
    expect((await begin(code)).status).toBe(403);
  });

  it('Z2 the enrollment ends after a day', async () => {
    const code = await add();
    const { body } = await begin(code);
    test.clock.now += 24 * 3_600_000;
    expect((await begin(code)).status).toBe(403);
    expect((await sendCode(codeAt(String(body.secret), test.clock.now))).status).toBe(403);
  });

  it('Z4 A57 without a code of this session nothing is shown and nothing done', async () => {
    await enroll();
    const phone = await signInAgain();
    for (const look of LOOKS) {
      expect(said(await phone.call('GET', `/api/operate/${look}`))).toEqual([
        403,
        'SECOND_FACTOR_NEEDED',
      ]);
    }
    expect((await phone.call('POST', '/api/operate/push-keys')).status).toBe(403);
    expect((await get('/feedback')).status).toBe(200);
  });

  it('Z4 lasts half an hour after the last use, and ends with the session', async () => {
    await enroll();
    test.clock.now += OPERATE_MS - 60_000;
    expect((await get('/flags')).status).toBe(200);
    test.clock.now += OPERATE_MS - 1;
    expect((await get('/flags')).status).toBe(200);
    test.clock.now += OPERATE_MS;
    expect(said(await get('/flags'))).toEqual([403, 'SECOND_FACTOR_NEEDED']);
    expect(await stateOf()).toBe('code');
  });

  it('Z3 A58 takes a code once, and none of an earlier step', async () => {
    const secret = await enroll();
    const code = codeAt(secret, test.clock.now);
    expect((await sendCode(code)).status).toBe(204);
    expect(said(await sendCode(code))).toEqual([403, 'INVALID_CREDENTIALS']);
    const earlier = codeAt(secret, test.clock.now - STEP_MS);
    expect((await sendCode(earlier)).status).toBe(403);
    test.clock.now += STEP_MS;
    const next = codeAt(secret, test.clock.now);
    const both = await Promise.all([sendCode(next), sendCode(next)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 403]);
  });

  it('Z3 takes the code of a phone whose clock is half a minute off, and of no more', async () => {
    const secret = await enroll();
    test.clock.now += 10 * STEP_MS;
    expect((await sendCode(codeAt(secret, test.clock.now - 2 * STEP_MS))).status).toBe(403);
    expect((await sendCode(codeAt(secret, test.clock.now - STEP_MS))).status).toBe(204);
    expect((await sendCode(codeAt(secret, test.clock.now + STEP_MS))).status).toBe(204);
  });

  it('Z3 A59 limits wrong codes, and notes each', async () => {
    const secret = await enroll();
    const right = codeAt(secret, test.clock.now);
    const wrong = right === '123456' ? '123457' : '123456';
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await sendCode(wrong)).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    expect((await sendCode(right)).status).toBe(429);
    const refused = (await audit()).filter((action) => action === 'operator-code-refused');
    expect(refused).toHaveLength(5);
  });

  it.each(['12345', '1234567', 'abcdef', ''])('refuses %j as no code', async (code) => {
    await enroll();
    expect(said(await sendCode(code))).toEqual([400, 'INVALID_REQUEST']);
  });
});

/** A second session of olive's, which has shown no code. */
async function signInAgain(): Promise<Client> {
  const json = { username: 'olive', password: PASSWORD, deviceId: 'phone', deviceName: 'Phone' };
  const { headers } = await test.visitor.call('POST', '/api/auth/login', { json });
  return client(test.app, olive.id, headers.get('set-cookie')?.split(';')[0]);
}

describe('what an operator does', () => {
  const words = { category: 'bug_report', rating: 4, subject: 'The bell', message: 'Too loud.' };
  const give = async () =>
    String((await ruth.call('POST', '/api/feedback', { json: words })).body.id);
  const seen = async () =>
    (await ruth.call<{ status: string; replies: object[] }[]>('GET', '/api/feedback')).body;

  beforeEach(() => openOperator(test.store, 'olive'));

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
    const { body } = await olive.call<{ feedback: { id: string }[] }>(
      'GET',
      '/api/operate/feedback',
    );
    expect(body.feedback.map(({ id }) => id)).toEqual([second, first]);
    expect((await post(`/feedback/${first}/status`, { status: 'pending' })).status).toBe(400);
    expect((await post('/feedback/none/status', { status: 'resolved' })).status).toBe(404);
  });

  it('Z7 decides on the community’s questions, pending ones first, and tells no author', async () => {
    const ask = async (suggestion: string) => {
      test.clock.now += 1_000;
      const { body } = await ruth.call('POST', '/api/reflection-suggestions', {
        json: { suggestion },
      });
      return String(body.id);
    };
    const [old, recent] = [await ask('Which door?'), await ask('Which path?')];
    expect((await post(`/questions/${recent}`, { status: 'approved' })).status).toBe(204);
    const { body } = await olive.call<{ questions: { id: string }[] }>(
      'GET',
      '/api/operate/questions',
    );
    expect(body.questions.map(({ id }) => id)).toEqual([old, recent]);
    expect(JSON.stringify(body)).not.toContain('ruth');
    expect((await post(`/questions/${old}`, { status: 'rejected' })).status).toBe(204);
    expect((await post('/questions/none', { status: 'approved' })).status).toBe(404);
    expect((await ruth.call('GET', '/api/reflection-suggestions')).body).toMatchObject([
      { id: recent, status: 'approved' },
    ]);
  });

  it('Z7 closes a report and removes what was reported, and rotates the key of push', async () => {
    await circle();
    const { body } = await olive.call<{ reports: { id: string }[] }>('GET', '/api/operate/reports');
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
    await post('/push-keys');
    expect((await audit()).slice(-9)).toEqual([
      ...LOOKS.map((look) => `operator-saw-${look}`),
      `operator-replied ${id}`,
      `operator-marked-feedback ${id}`,
      'operator-rejected-question none',
      'operator-rotated-push-keys',
    ]);
    const { body } = await get('/audit');
    expect((body.entries as object[]).slice(0, 3)).toMatchObject([
      { action: 'operator-saw-audit', operatorId: olive.id, isYou: true, about: null },
      { action: 'operator-rotated-push-keys' },
      { action: 'operator-rejected-question', about: 'none' },
    ]);
    expect(JSON.stringify(await test.store.listAudit())).not.toContain('Unmistakable');
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
    await ruth.call('POST', '/api/reflection-suggestions', { json: { suggestion: 'Which door?' } });
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
    const { body } = await olive.call<{ questions: object[]; more: number }>(
      'GET',
      '/api/operate/questions',
    );
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
