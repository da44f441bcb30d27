import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PasswordHasher } from '../services/password-hasher';
import { CONSENTED } from '../testing/consented';
import { client, openTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
beforeEach(async () => {
  test = openTestApp({ hasher: new PasswordHasher() });
  await test.person('miriam');
});
afterEach(() => test.close());

const register = (username: string) =>
  test.visitor.call<{ code: string; message: string }>('POST', '/api/auth/register', {
    json: {
      username,
      email: `${crypto.randomUUID()}@example.org`,
      password: 'a quiet morning',
      ...CONSENTED,
    },
  });
const rename = async (username: string) => {
  const ruth = await test.person('ruth');
  return ruth.call<{ code: string }>('PUT', '/api/profile/username', { json: { username } });
};

const TWINS = [
  ['upper case', 'MIRIAM'],
  ['full width', 'ｍｉｒｉａｍ'],
  ['a Cyrillic i', 'mіriam'],
  ['a zero width space', 'miri\u200bam'],
  ['a zero width joiner', 'miri\u200dam'],
  ['a word joiner', 'miri\u2060am'],
  ['a soft hyphen', 'miri\u00adam'],
  ['a right-to-left override', 'miri\u202eam'],
  ['a right-to-left mark', 'miriam\u200f'],
  ['a Hangul filler', 'miriam\u3164'],
  ['a tag character', 'miriam\u{e0041}'],
  ['a variation selector', 'miriam\ufe0f'],
  ['a dotless i', 'mırıam'],
  ['a trailing blank', 'miriam '],
  ['two letters for one', 'rniriam'],
  ['a small L for a capital I', 'MlRlAM'],
  ['mathematical letters', '𝒎𝒊𝒓𝒊𝒂𝒎'],
  ['a no-break space', 'miriam\u00a0'],
  ['a blank Braille pattern', 'miriam\u2800'],
  ['half a surrogate pair', 'miriam\ud800'],
  ['a code point that is not assigned', 'miriam\u0378'],
  ['a private character', 'miriam\ue000'],
  ['a line separator', 'mir\u2028iam'],
] as const;

describe('A30 a name that looks like another', () => {
  it.each(TWINS)('is not given to a new account: %s', async (_, twin) => {
    expect([400, 409]).toContain((await register(twin)).status);
    expect((await test.store.findAccountByUsername('miriam'))?.id).toBe('account-miriam');
  });

  it.each(TWINS)('is not taken by renaming: %s', async (_, twin) => {
    expect([400, 409]).toContain((await rename(twin)).status);
    expect((await test.store.findAccount('account-ruth'))?.username).toBe('ruth');
  });

  it.each([
    ['\u200b\u200b', 'nothing that is seen'],
    ['\u3164', 'nothing that is seen'],
    ['...', 'no letter or digit'],
    ['пaул', 'two alphabets'],
    ['ruth١', 'the digits of another script'],
    ['anna\u0301\u0301', 'one mark twice'],
    ['a\u0301\u0302\u0303\u0304\u0306\u0307', 'a pile of marks'],
  ])('%j is refused: %s', async (username) => {
    const refused = { status: 400, body: { code: 'INVALID_REQUEST' } };
    expect(await register(username)).toMatchObject(refused);
    expect(await rename(username)).toMatchObject(refused);
  });

  it('the answer says no more than that it is taken', async () => {
    expect(await register('rniriam')).toMatchObject({
      status: 409,
      body: {
        code: 'USERNAME_TAKEN',
        message: 'This username is already taken. Please choose another.',
      },
    });
  });

  it('is seen where it is all of another alphabet', async () => {
    await test.person('apex');
    expect(await register('арех')).toMatchObject({ status: 409, body: { code: 'USERNAME_TAKEN' } });
  });

  it('is free again once its person has another name or is gone', async () => {
    const miriam = client(test.app, 'account-miriam', 'session=token-of-miriam');
    const named = await miriam.call('PUT', '/api/profile/username', {
      json: { username: 'naomi' },
    });
    expect(named.status).toBe(200);
    expect((await register('rniriam')).status).toBe(201);
    await test.store.eraseAccount('account-miriam');
    expect((await register('naorni')).status).toBe(201);
  });
});

describe('A30 names of every script', () => {
  it.each([
    'Мириам',
    'מרים',
    'مريم',
    'Μαριάμ',
    '미리암 Kim',
    '美里 Miri',
    'みりあむ',
    '王小明 Wang',
    'मरियम',
    'Nguyễn Văn',
    'Jean-Luc O’Neil 3',
    'ᎹᎵᎠ',
    'karl',
  ])('%s is taken', async (username) => {
    await register('kari');
    expect((await register(username)).status).toBe(201);
  });
});
