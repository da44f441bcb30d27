import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OPERATE_SHOWN } from '../../shared/api/operate';
import { addOperator, removeOperator } from '../services/operate/operators';
import { OPERATE_MS } from '../services/operate/second-factor';
import { PasswordHasher } from '../services/password-hasher';
import { hashToken } from '../services/session-token';
import { listOperatorAudit } from '../store/sql/operator-rows';
import { sampleRecord } from '../store/testing/samples';
import { codeAt } from '../testing/one-time-code';
import { openOperator } from '../testing/operators';
import { type Answer, type Client, client, openTestApp, type TestApp } from '../testing/test-app';
import { TEST_EPOCH } from '../testing/test-store';

const PASSWORD = 'a quiet morning';
const STEP_MS = 30_000;
const LOOKS = ['feedback', 'questions', 'replies', 'reports', 'flags', 'audit'];
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
        expect([...answer.headers.keys()]).toEqual([...unknown.headers.keys()]);
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
    const mark = async () =>
      [...(await test.store.readChangeMarks([hashToken('token-of-olive')], 0)).values()][0];
    const before = await mark();
    expect(await removeOperator(test.store, 'olive', test.clock.now)).toBe(true);
    expect((await mark())?.stirred).toBe((before?.stirred ?? 0) + 1);
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
