import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PasswordHasher } from '../services/password-hasher';
import { hashToken } from '../services/session-token';
import { NO_RULES, sampleRecord } from '../store/testing/samples';
import { CONSENTED } from '../testing/consented';
import { createLetterBox, type LetterBox, tokenIn } from '../testing/letter-box';
import { type Answer, type Client, client, openTestApp, type TestApp } from '../testing/test-app';

const CHROME =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';
const HOUR_MS = 3_600_000;
const ruth = {
  username: 'ruth',
  email: 'Ruth@example.org',
  password: 'whither thou goest',
  ...CONSENTED,
};
const NEW = 'where you lodge';

let test: TestApp;
let hasher: PasswordHasher;
let box: LetterBox;
beforeEach(async () => {
  hasher = new PasswordHasher();
  box = createLetterBox(() => test.clock.now);
  test = openTestApp({ hasher, backgroundTasks: box.backgroundTasks, mail: box.mail });
  await test.visitor.call('POST', '/api/auth/register', { json: ruth });
  await proveAddress();
});
afterEach(async () => {
  await box.arrived();
  await test.close();
});

/** Opens the link in the letter that came with the registration, and puts the letter away. */
async function proveAddress(): Promise<void> {
  const token = tokenIn((await box.arrived())[0]);
  const json = { token };
  expect((await test.visitor.call('POST', '/api/auth/confirm-email', { json })).status).toBe(204);
  box.letters.length = 0;
}

async function signIn(password = ruth.password, more: object = {}): Promise<Client> {
  const answer = await login(password, more);
  expect(answer.status).toBe(200);
  return client(test.app, answer.body.user.id, answer.headers.get('set-cookie')?.split(';')[0]);
}
const login = (password: string, more: object = {}, userAgent = CHROME) =>
  test.visitor.call<{ user: { id: string } }>('POST', '/api/auth/login', {
    json: { username: 'ruth', password, ...more },
    headers: { 'user-agent': userAgent },
  });
const isSignedIn = async (device: Client) =>
  (await device.call('GET', '/api/auth/session')).status === 200;
const change = (device: Client, currentPassword: string, newPassword = NEW) =>
  device.call('POST', '/api/account/password', { json: { currentPassword, newPassword } });
const askForLink = (email: string, init: object = {}) =>
  test.visitor.call('POST', '/api/auth/forgot-password', { json: { email }, ...init });
const reset = (token: string | undefined, password = NEW): Promise<Answer> =>
  test.visitor.call('POST', '/api/auth/reset-password', { json: { token, password } });

/** Asks for a link and takes the token out of the mail. */
async function mailedToken(): Promise<string> {
  await askForLink(ruth.email);
  return tokenIn((await box.arrived()).at(-1));
}

describe('POST /api/account/password', () => {
  it('A7 sets the new password, ends the other sessions and leaves this one', async () => {
    const [phone, tablet] = [await signIn(), await signIn()];
    expect((await change(phone, ruth.password)).status).toBe(204);
    expect([await isSignedIn(phone), await isSignedIn(tablet)]).toEqual([true, false]);
    expect([(await login(ruth.password)).status, (await login(NEW)).status]).toEqual([401, 200]);
    const actions = (await test.store.listAudit()).map(({ action }) => action);
    expect(actions).toEqual(['email-proved', 'password-changed']);
  });

  it('A7 tells the other devices at once, that they ask and hear of it', async () => {
    const phone = await signIn();
    const poked = vi.fn();
    const account = await test.store.findAccountByUsername('ruth');
    test.pokes.subscribe(account?.id ?? '', poked);
    await change(phone, ruth.password);
    expect(poked).toHaveBeenCalled();
  });

  it('A9 asks for the current password, and takes ten guesses', async () => {
    const phone = await signIn();
    for (let guess = 0; guess < 10; guess += 1) {
      const answer = await change(phone, 'a guess');
      expect(answer).toMatchObject({ status: 403, body: { code: 'INVALID_CREDENTIALS' } });
    }
    expect((await change(phone, ruth.password)).status).toBe(429);
    test.clock.now += HOUR_MS;
    expect((await change(phone, ruth.password)).status).toBe(204);
  });

  it('A9 right ones and unusable new ones are no guesses', async () => {
    const phone = await signIn();
    for (let time = 0; time < 12; time += 1) {
      expect((await change(phone, ruth.password, ' ')).status).toBe(400);
    }
    expect((await change(phone, ruth.password, ruth.password)).status).toBe(204);
  });

  it.each([
    [' ', 'Please enter a new password.'],
    ['x'.repeat(1_001), 'This password is too long.'],
  ])('refuses %j as a new password', async (password, message) => {
    const answer = await change(await signIn(), ruth.password, password);
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST', message } });
  });

  it('A7 of two changes at once one holds, and ends the session of the other', async () => {
    const [phone, tablet] = [await signIn(), await signIn()];
    const answers = await Promise.all([
      change(phone, ruth.password, 'of the phone'),
      change(tablet, ruth.password, 'of the tablet'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 403]);
    const open = await Promise.all([isSignedIn(phone), isSignedIn(tablet)]);
    expect(open).toEqual(answers.map(({ status }) => status === 204));
  });

  it('A7 a sign-in under way with the old password gets no session', async () => {
    const phone = await signIn();
    const verify = hasher.verify.bind(hasher);
    vi.spyOn(hasher, 'verify').mockImplementationOnce(async (hash, password) => {
      const matches = await verify(hash, password);
      await change(phone, ruth.password);
      return matches;
    });
    expect(await login(ruth.password)).toMatchObject({ status: 401 });
    const account = await test.store.findAccountByUsername('ruth');
    expect(await test.store.listSessions(account?.id ?? '')).toHaveLength(1);
  });

  it('leaves what was written, the keys of devices, and so what lies sealed on them', async () => {
    const before = await login(ruth.password, { deviceId: 'tablet' });
    const account = await test.store.findAccountByUsername('ruth');
    const id = account?.id ?? '';
    await test.store.applyPush(id, [sampleRecord()], NO_RULES);
    await change(await signIn(), ruth.password);
    expect(await test.store.getRecord(id, sampleRecord().id)).toEqual(sampleRecord());
    const { deviceKey } = before.body as { deviceKey?: string };
    expect(deviceKey).toEqual(expect.any(String));
    expect((await login(NEW, { deviceId: 'tablet' })).body).toMatchObject({ deviceKey });
    await reset(await mailedToken(), 'the third');
    expect(await test.store.getRecord(id, sampleRecord().id)).toEqual(sampleRecord());
    expect((await login('the third', { deviceId: 'tablet' })).body).toMatchObject({ deviceKey });
  });
});

describe('POST /api/auth/forgot-password', () => {
  it('mails a link to the address the account has, whatever its case', async () => {
    expect((await askForLink(' ruth@EXAMPLE.org')).status).toBe(202);
    expect(await box.arrived()).toMatchObject([{ to: ruth.email }]);
    expect(box.letters[0]?.text).toMatch(
      /^https:\/\/choose\.example\/reset-password#token=[\w-]{43}$/m,
    );
  });

  it('A10 answers alike, and before it looks, whether or not there is such an account', async () => {
    const look = vi.spyOn(test.store, 'findAccountByEmail');
    const answers = [await askForLink(ruth.email), await askForLink('nobody@example.org')];
    // Neither request was kept waiting for it: the work begins after the answer.
    expect(look.mock.calls.length).toBeLessThan(2);
    const seen = answers.map(({ status, body, headers }) => {
      headers.delete('x-request-id');
      return { status, body, headers: [...headers] };
    });
    expect(seen[0]).toEqual(seen[1]);
    expect(await box.arrived()).toHaveLength(1);
  });

  it('A10 keeps the answer from a mail server that hangs or refuses', async () => {
    await test.close();
    let refuse: (reason: Error) => void = () => undefined;
    let note: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      note = resolve;
    });
    const send = () =>
      new Promise<void>((_, reject) => {
        refuse = reject;
        note();
      });
    const mail = { ...box.mail, mailer: { send } };
    test = openTestApp({ hasher, backgroundTasks: box.backgroundTasks, mail });
    await test.person('ruth');
    expect((await askForLink(ruth.email)).status).toBe(202);
    await asked;
    refuse(new Error('no'));
    await box.arrived();
  });

  it('A11 the link leads to the configured origin, whatever Host says', async () => {
    await askForLink(ruth.email, {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    expect(await box.arrived()).toHaveLength(1);
    expect(box.letters[0]?.text).not.toContain('evil.example');
  });

  it('A10 allows five links an hour for one address, be it known or not', async () => {
    for (const email of [ruth.email, 'nobody@example.org']) {
      const answers = [];
      for (let time = 0; time < 6; time += 1) answers.push((await askForLink(email)).status);
      expect(answers).toEqual([202, 202, 202, 202, 202, 429]);
    }
  });

  it('asks for an address', async () => {
    for (const email of ['', 'no-address', 'a b@example.org']) {
      expect(await askForLink(email)).toMatchObject({ status: 400 });
    }
    expect(await box.arrived()).toEqual([]);
  });
});

describe('POST /api/auth/reset-password', () => {
  it('A7 A11 sets the password once and ends every session', async () => {
    const [phone, tablet] = [await signIn(), await signIn()];
    const token = await mailedToken();
    expect(await reset(token)).toMatchObject({ status: 200, body: { username: 'ruth' } });
    expect([await isSignedIn(phone), await isSignedIn(tablet)]).toEqual([false, false]);
    expect([(await login(ruth.password)).status, (await login(NEW)).status]).toEqual([401, 200]);
    expect(await reset(token, 'again')).toMatchObject({
      status: 400,
      body: { code: 'RESET_LINK_OVER' },
    });
    expect((await login(NEW)).status).toBe(200);
  });

  it('A11 of two that use a link at once one does', async () => {
    const token = await mailedToken();
    const answers = await Promise.all([
      reset(token, 'the first of two'),
      reset(token, 'the second of two'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('A11 a link lasts an hour', async () => {
    const [early, late] = [await mailedToken(), await mailedToken()];
    test.clock.now += HOUR_MS - 1;
    expect((await reset(early)).status).toBe(200);
    const another = await mailedToken();
    test.clock.now += HOUR_MS;
    expect((await reset(another)).status).toBe(400);
    expect((await reset(late)).status).toBe(400);
  });

  it('A11 a change of the password drops the links', async () => {
    const token = await mailedToken();
    await change(await signIn(), ruth.password);
    expect((await reset(token, 'other')).status).toBe(400);
  });

  it('A11 an unusable password does not use the link up', async () => {
    const token = await mailedToken();
    expect((await reset(token, '  ')).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
  });

  it('A11 keeps the hash of a token alone, and hashes no password for an invented one', async () => {
    const token = await mailedToken();
    expect(await test.store.findPasswordReset(token, test.clock.now)).toBeUndefined();
    expect(await test.store.findPasswordReset(hashToken(token), test.clock.now)).toBeDefined();
    const hash = vi.spyOn(hasher, 'hash');
    for (const invented of ['', 'a'.repeat(43), hashToken(token)]) {
      expect((await reset(invented)).status).toBe(400);
    }
    expect(hash).not.toHaveBeenCalled();
  });
});

describe('/api/account/sessions', () => {
  const list = async (device: Client) =>
    (await device.call<{ devices: object[] }>('GET', '/api/account/sessions')).body;

  it('says what is signed in since when, this device first, and nothing that signs in', async () => {
    const begun = test.clock.now;
    const phone = await signIn();
    test.clock.now += 1;
    await login(ruth.password, {}, FIREFOX);
    test.clock.now += 2 * HOUR_MS;
    const { devices } = await list(phone);
    expect(devices).toEqual([
      {
        name: null,
        browser: 'Chrome on Android',
        firstSeenAt: begun,
        lastSeenAt: test.clock.now,
        isThis: true,
      },
      {
        name: null,
        browser: 'Firefox on Linux',
        firstSeenAt: begun + 1,
        lastSeenAt: begun + 1,
        isThis: false,
      },
      { name: null, browser: null, firstSeenAt: begun, lastSeenAt: begun, isThis: false },
    ]);
  });

  it('says what a person calls each device, from the sign-in on or since they named it', async () => {
    const phone = await signIn(ruth.password, { deviceName: ' Ruth’s\u202e\n phone ' });
    test.clock.now += 1;
    const tablet = await signIn();
    const names = async () =>
      (await list(phone)).devices.map((device) => (device as { name: string | null }).name);
    expect(await names()).toEqual(['Ruth’s phone', null, null]);
    const rename = (name: unknown) =>
      tablet.call('PUT', '/api/account/sessions/this/name', { json: { name } });
    expect((await rename('x'.repeat(70))).status).toBe(204);
    expect(await names()).toEqual(['Ruth’s phone', 'x'.repeat(60), null]);
    expect((await rename(7)).status).toBe(400);
    await rename('');
    expect(await names()).toEqual(['Ruth’s phone', null, null]);
  });

  it('notes once an hour that a device was seen', async () => {
    const phone = await signIn();
    const touch = vi.spyOn(test.store, 'touchSession');
    await list(phone);
    expect(touch).not.toHaveBeenCalled();
    test.clock.now += HOUR_MS;
    await list(phone);
    expect((await list(phone)).devices[0]).toMatchObject({ lastSeenAt: test.clock.now });
    expect(touch).toHaveBeenCalledOnce();
  });

  it('leaves out what has expired', async () => {
    await signIn();
    test.clock.now += 91 * 24 * HOUR_MS;
    expect((await list(await signIn())).devices).toHaveLength(1);
  });

  it('A7 DELETE signs the other devices out, and nobody else', async () => {
    const [phone, tablet, eve] = [await signIn(), await signIn(), await test.person('eve')];
    expect((await phone.call('DELETE', '/api/account/sessions')).status).toBe(204);
    const open = [await isSignedIn(phone), await isSignedIn(tablet), await isSignedIn(eve)];
    expect(open).toEqual([true, false, true]);
  });
});
