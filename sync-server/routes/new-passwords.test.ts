import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PasswordHasher } from '../services/password-hasher';
import { CONSENTED } from '../testing/consented';
import { createLetterBox, type LetterBox, tokenIn } from '../testing/letter-box';
import { type Answer, client, openTestApp, type TestApp } from '../testing/test-app';

const PASSWORD = 'whither thou goest';
const ruth = { username: 'ruth-of-moab', email: 'ruth@example.org', password: PASSWORD };

let test: TestApp;
let hasher: PasswordHasher;
let box: LetterBox;
beforeEach(() => {
  hasher = new PasswordHasher();
  box = createLetterBox(() => test.clock.now);
  test = openTestApp({ hasher, backgroundTasks: box.backgroundTasks, mail: box.mail });
});
afterEach(async () => {
  await box.arrived();
  await test.close();
});

interface Said {
  readonly user?: { readonly id: string };
}

const post = (path: string, json: object): Promise<Answer<Said>> =>
  test.visitor.call('POST', path, { json });
const register = (password: string) =>
  post('/api/auth/register', { ...ruth, password, ...CONSENTED });
const signIn = (password: string) => post('/api/auth/login', { username: ruth.username, password });

/** Changes the password in the session that an answer began. */
async function changeAs({ body, headers }: Answer<Said>, json: object): Promise<Answer> {
  const cookie = headers.get('set-cookie')?.split(';')[0];
  return client(test.app, body.user?.id ?? '', cookie).call('POST', '/api/account/password', {
    json,
  });
}

async function change(newPassword: string): Promise<Answer> {
  return changeAs(await register(PASSWORD), { currentPassword: PASSWORD, newPassword });
}

/** Proves the address of the account, asks for a link and takes the token out of the letter. */
async function mailedToken(): Promise<string> {
  await post('/api/auth/confirm-email', { token: tokenIn((await box.arrived()).at(-1)) });
  await post('/api/auth/forgot-password', { email: ruth.email });
  return tokenIn((await box.arrived()).at(-1));
}

async function reset(password: string): Promise<Answer> {
  await register(PASSWORD);
  return post('/api/auth/reset-password', { token: await mailedToken(), password });
}

/** An account from before the rule. */
async function hadPassword(password: string): Promise<void> {
  const { username, email } = ruth;
  await test.person(username, { email, passwordHash: await hasher.hash(password) });
}

const TOO_SHORT = 'Please choose a password of at least 8 characters.';
const IS_NAME = 'Please choose a password that isn’t your username or email address.';
const IS_COMMON = 'Many people use this password, so it’s easy to guess. Please choose another.';
const WEAK = [
  ['a', TOO_SHORT],
  ['1', TOO_SHORT],
  ['7 chars', TOO_SHORT],
  ['🙏🙏🙏🙏🙏🙏🙏', TOO_SHORT],
  ['ruth-of-moab', IS_NAME],
  [' RUTH-of-Moab ', IS_NAME],
  ['Ruth@Example.org', IS_NAME],
  ['ｒｕｔｈ＠ｅｘａｍｐｌｅ．ｏｒｇ', IS_NAME],
  ['password', IS_COMMON],
  ['PassWord1', IS_COMMON],
  ['12345678', IS_COMMON],
  ['jesus123', IS_COMMON],
  ['jesuschrist', IS_COMMON],
] as const;

describe('A33 a weak password', () => {
  it.each(WEAK)('is none for a new account: %j', async (password, message) => {
    const refused = { status: 400, body: { code: 'PASSWORD_WEAK', message } };
    expect(await register(password)).toMatchObject(refused);
    expect(await test.store.findAccountByUsername(ruth.username)).toBeUndefined();
  });

  it.each(WEAK)('does not replace another: %j', async (password, message) => {
    const refused = { status: 400, body: { code: 'PASSWORD_WEAK', message } };
    expect(await change(password)).toMatchObject(refused);
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  it.each(WEAK)('is not set by a link: %j', async (password, message) => {
    const refused = { status: 400, body: { code: 'PASSWORD_WEAK', message } };
    expect(await reset(password)).toMatchObject(refused);
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  it('leaves the link as it is', async () => {
    await register(PASSWORD);
    const token = await mailedToken();
    const set = (password: string) => post('/api/auth/reset-password', { token, password });
    expect((await set('password')).status).toBe(400);
    expect((await set('where you lodge')).status).toBe(200);
  });

  it.each(['wholeness', 'eight ch', 'ruth-of-moab!', '神の御言葉は灯火', '🙏🙏🙏🙏🙏🙏🙏🙏'])(
    '%j is none',
    async (password) => {
      expect((await register(password)).status).toBe(201);
    },
  );
});

describe('A33 a weak password from before the rule', () => {
  it.each(['a', 'password', ruth.username])('%j signs in, and hears of it', async (password) => {
    await hadPassword(password);
    expect(await signIn(password)).toMatchObject({ status: 200, body: { weakPassword: true } });
  });

  it('is told to nobody else', async () => {
    await hadPassword('password');
    const wrong = await signIn('password1');
    expect(wrong).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    expect(wrong.body).not.toHaveProperty('weakPassword');
    expect((await register(PASSWORD)).body).not.toHaveProperty('weakPassword');
  });

  it('nothing is said of one that keeps the rule', async () => {
    await hadPassword(PASSWORD);
    expect((await signIn(PASSWORD)).body).not.toHaveProperty('weakPassword');
  });

  it('is replaced by one that keeps the rule', async () => {
    await hadPassword('a');
    const json = { currentPassword: 'a', newPassword: 'where you lodge' };
    expect((await changeAs(await signIn('a'), json)).status).toBe(204);
    expect((await signIn('where you lodge')).body).not.toHaveProperty('weakPassword');
  });
});
