import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BROKEN_CHARACTER } from '../../shared/api/text';
import { recordHash } from '../../shared/domain/record-hash';
import { foldName, tidyName } from '../names/fold-name';
import { sampleRecord } from '../store/testing/samples';
import { CONSENTED } from '../testing/consented';
import { type Client, openTestApp, type TestApp, TODAY } from '../testing/test-app';
import { TEST_EPOCH } from '../testing/test-store';

let test: TestApp;
let ruth: Client;
beforeEach(async () => {
  test = openTestApp();
  ruth = await test.person('ruth');
});
afterEach(() => test.close());

const HALF = 'half \ud83d of one';
const ZERO = 'zero \u0000 of one';
const newcomer = {
  username: 'naomi',
  email: 'naomi@example.org',
  password: 'call me Mara',
  ...CONSENTED,
};
const register = (change: object) =>
  test.visitor.call('POST', '/api/auth/register', { json: { ...newcomer, ...change } });

describe('A26 a text that is a little too long gets the sentence of its form', () => {
  it.each([
    [
      'a username',
      { username: 'n'.repeat(101) },
      'Please choose a username of at most 100 plain characters.',
    ],
    [
      'a username',
      { username: 'n'.repeat(4_000) },
      'Please choose a username of at most 100 plain characters.',
    ],
    ['an address', { email: `${'n'.repeat(260)}@a.b` }, 'Please enter a valid email address.'],
    ['an address', { email: `${'n'.repeat(3_000)}@a.b` }, 'Please enter a valid email address.'],
    ['a password', { password: 'n'.repeat(1_001) }, 'This password is too long.'],
    ['a password', { password: 'n'.repeat(5_000) }, 'This password is too long.'],
  ])('%s', async (_, change, message) => {
    const { status, body } = await register(change);
    expect([status, body]).toEqual([400, { message, code: 'INVALID_REQUEST' }]);
  });

  it('blanks around it do not count', async () => {
    const room = ' '.repeat(150);
    expect((await register({ username: `${room}naomi${room}` })).status).toBe(201);
    const json = { suggestion: `${room}What holds you?${room}`, category: null };
    expect((await ruth.call('POST', '/api/reflection-suggestions', { json })).status).toBe(201);
  });
});

it('A26 a body for sign-in is small', async () => {
  for (const path of ['login', 'register', 'forgot-password', 'reset-password']) {
    const body = JSON.stringify({ ...newcomer, unread: 'x'.repeat(8_000) });
    const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
    const answer = await test.visitor.call('POST', `/api/auth/${path}`, { body, headers });
    expect(answer).toMatchObject({ status: 413, body: { code: 'BODY_TOO_LARGE' } });
  }
});

it('A26 an address of thousands of characters is refused', async () => {
  for (const path of [`/api/journal/${'x'.repeat(2_000)}`, `/api/journal?x=${'x'.repeat(2_000)}`]) {
    const answer = await ruth.call('DELETE', path);
    expect(answer).toMatchObject({ status: 414, body: { code: 'INVALID_REQUEST' } });
  }
});

it('A26 what folds names refuses what no schema lets through', () => {
  for (const fold of [foldName, tidyName]) {
    expect(fold('A'.repeat(1_000))).toHaveLength(1_000);
    expect(() => fold('a'.repeat(1_001))).toThrow(RangeError);
  }
});

describe('A48 half a character', () => {
  it.each([
    ['POST', '/api/journal', { content: HALF }],
    ['POST', '/api/check-in', { date: TODAY, mood: 'peaceful', truthStatement: HALF }],
    ['POST', `/api/bible-prayer/${TODAY}`, { biblePassage: HALF }],
    ['POST', '/api/day-review/1', { grateful: HALF, truth: 'a', tomorrowStep: 'b' }],
    ['POST', '/api/feedback', { category: 'bug_report', subject: HALF, message: 'a' }],
    ['POST', '/api/prayer-groups', { name: HALF }],
    ['POST', '/api/reflection-suggestions', { suggestion: HALF }],
    ['POST', '/api/companion/flags', { references: [], reason: 'Hurtful', note: HALF }],
    ['PUT', '/api/profile/username', { username: HALF }],
    ['PUT', '/api/profile/email', { email: `${HALF}@example.org`, currentPassword: 'a' }],
  ])('is refused by %s %s', async (method, path, json) => {
    const { status, body } = await ruth.call(method, path, { json });
    expect([status, body]).toEqual([400, { message: BROKEN_CHARACTER, code: 'INVALID_REQUEST' }]);
  });

  it('in the name of a device becomes U+FFFD, and sign-in works', async () => {
    const { status } = await register({ deviceId: 'phone', deviceName: HALF });
    expect(status).toBe(201);
    await ruth.call('PUT', '/api/account/sessions/this/name', { json: { name: HALF } });
    const { body } = await ruth.call('GET', '/api/account/sessions');
    expect(body).toMatchObject({ devices: [{ name: 'half \ufffd of one' }] });
  });
});

describe('A48 U+0000', () => {
  const name = 'Please choose a username of at most 100 plain characters.';
  const address = 'Please enter a valid email address.';
  it.each([
    ['POST', '/api/auth/login', { ...newcomer, username: ZERO }, name],
    ['POST', '/api/auth/register', { ...newcomer, username: ZERO }, name],
    ['POST', '/api/auth/register', { ...newcomer, email: `${ZERO}@example.org` }, address],
    ['POST', '/api/auth/forgot-password', { email: ZERO }, address],
    ['PUT', '/api/profile/username', { username: ZERO }, name],
    ['PUT', '/api/profile/email', { email: ZERO, currentPassword: 'a' }, address],
    ['POST', '/api/reflection-suggestions', { suggestion: 'a', category: ZERO }, BROKEN_CHARACTER],
  ])('is refused by %s %s', async (method, path, json, message) => {
    const { status, body } = await ruth.call(method, path, { json });
    expect([status, body]).toEqual([400, { message, code: 'INVALID_REQUEST' }]);
  });

  it('is refused in an address', async () => {
    const paths = ['%00', 'journal/a%00b', 'media/a%00b', 'reflection-suggestions?cursor=a%00b'];
    for (const path of paths) {
      const answer = await ruth.call('GET', `/api/${path}`);
      expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    }
  });

  it('in the name of a device becomes a blank, and sign-in works', async () => {
    expect((await register({ deviceId: 'phone', deviceName: ZERO })).status).toBe(201);
    await ruth.call('PUT', '/api/account/sessions/this/name', { json: { name: ZERO } });
    const { body } = await ruth.call('GET', '/api/account/sessions');
    expect(body).toMatchObject({ devices: [{ name: 'zero of one' }] });
  });
});

describe.each([
  ['half a character', HALF],
  ['U+0000', ZERO],
])('A48 %s', (_name, text) => {
  const push = async (rows: readonly object[]) => {
    const json = { epoch: TEST_EPOCH, rows };
    const headers = { 'x-user-id': ruth.id, 'x-sync-protocol': '1' };
    return (await ruth.call('POST', '/api/sync/v1/push', { json, headers })).body;
  };

  it.each([
    ['id', { id: text }],
    ['kind', { kind: text }],
    ['device', { version: { [text]: 1 } }],
  ])('P29 is refused in the %s of a record, and the others are taken', async (_, change) => {
    const bad = sampleRecord(change);
    const good = sampleRecord({ id: 'good' });
    const rejected = [{ id: bad.id, version: bad.version, code: 'INVALID_RECORD' }];
    const accepted = [{ id: 'good', version: good.version }];
    expect(await push([bad, good])).toMatchObject({ accepted, rejected });
  });

  it('P39 in an id that a device leaves out of the digest leaves nothing out', async () => {
    const state = sampleRecord();
    await push([state]);
    const json = { epoch: TEST_EPOCH, leaveOut: [text] };
    const headers = { 'x-user-id': ruth.id, 'x-sync-protocol': '1' };
    const { body } = await ruth.call('POST', '/api/sync/v1/digest', { json, headers });
    expect(body).toMatchObject({ digest: Buffer.from(recordHash(state)).toString('hex') });
  });

  it('P4 P29 in the words of a record comes back as it was, and the digests agree', async () => {
    const state = sampleRecord({ body: { content: text, audioUrl: null } });
    expect(await push([state])).toMatchObject({ accepted: [{ id: state.id }], rejected: [] });
    const headers = { 'x-user-id': ruth.id, 'x-sync-protocol': '1' };
    const { body } = await ruth.call('GET', '/api/sync/v1/pull?since=0', { headers });
    expect(body).toMatchObject({ rows: [state] });
    const exported = await ruth.call('GET', '/api/data-export');
    expect(exported.body).toMatchObject({ states: [state] });
    const json = { epoch: TEST_EPOCH, leaveOut: [] };
    const said = await ruth.call('POST', '/api/sync/v1/digest', { json, headers });
    expect(said.body).toMatchObject({ digest: Buffer.from(recordHash(state)).toString('hex') });
  });
});
