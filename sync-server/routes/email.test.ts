import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProfileAnswer } from '../../shared/api/profile';
import { PasswordHasher } from '../services/password-hasher';
import { hashToken } from '../services/session-token';
import { CONSENTED } from '../testing/consented';
import { createLetterBox, type LetterBox, tokenIn } from '../testing/letter-box';
import { type Client, client, openTestApp, type TestApp } from '../testing/test-app';

const PASSWORD = 'whither thou goest';
const VICTIM = 'victim@mail.example';
const HOUR_MS = 3_600_000;

let passwordHash: string;
beforeAll(async () => {
  passwordHash = await new PasswordHasher().hash(PASSWORD);
});

let test: TestApp;
let box: LetterBox;
let ruth: Client;
beforeEach(async () => {
  box = createLetterBox(() => test.clock.now);
  test = openTestApp({ backgroundTasks: box.backgroundTasks, mail: box.mail });
  ruth = await test.person('ruth', { passwordHash });
});
afterEach(async () => {
  await box.arrived();
  await test.close();
});

interface Said {
  readonly user?: { readonly id: string };
  readonly code?: string;
  readonly message?: string;
}

const register = (username: string, email: string) =>
  test.visitor.call<Said>('POST', '/api/auth/register', {
    json: { username, email, password: PASSWORD, ...CONSENTED },
  });
/** Somebody who has registered and proved nothing. */
async function newcomer(username: string, email = `${username}@example.org`): Promise<Client> {
  const answer = await register(username, email);
  expect(answer.status).toBe(201);
  return client(
    test.app,
    answer.body.user?.id ?? '',
    answer.headers.get('set-cookie')?.split(';')[0],
  );
}
const readdress = (person: Client, email: string, currentPassword: string | undefined = PASSWORD) =>
  person.call<ProfileAnswer & Said>('PUT', '/api/profile/email', {
    json: { email, currentPassword },
  });
const sendAgain = (person: Client) =>
  person.call<ProfileAnswer & Said>('POST', '/api/profile/email/letter');
const confirm = (token: string) =>
  test.visitor.call<Said>('POST', '/api/auth/confirm-email', { json: { token } });
const addresses = async (person: Client) => {
  const { email, emailToConfirm } = (await person.call<ProfileAnswer>('GET', '/api/profile')).body;
  return [email, emailToConfirm];
};
const askForLink = (email: string) =>
  test.visitor.call('POST', '/api/auth/forgot-password', { json: { email } });
const subjects = async () => (await box.arrived()).map(({ to, subject }) => `${to}: ${subject}`);
/** The token of the newest letter. */
const mailedToken = async () => tokenIn((await box.arrived()).at(-1));

const PROVE = 'Confirm your email address';
const KNOWN = 'You already have an account';
const RESET = 'Choose a new password for Choose Wholeness';
const CHANGED = 'Your Choose Wholeness email address was changed';

describe('a new account', () => {
  it('A31 is signed in at once, and one letter asks for a proof', async () => {
    const naomi = await newcomer('naomi');
    expect((await naomi.call('GET', '/api/auth/session')).status).toBe(200);
    expect(await addresses(naomi)).toEqual(['naomi@example.org', 'naomi@example.org']);
    expect(await subjects()).toEqual([`naomi@example.org: ${PROVE}`]);
    expect(box.letters[0]?.text).toMatch(
      /^https:\/\/choose\.example\/confirm-email#token=[\w-]{43}$/m,
    );
  });

  it('A31 gets no other letter to an address before it is proved', async () => {
    const naomi = await newcomer('naomi');
    expect((await askForLink('naomi@example.org')).status).toBe(202);
    await readdress(naomi, 'other@example.org');
    await readdress(naomi, 'naomi@example.org');
    expect(new Set((await box.arrived()).map(({ subject }) => subject))).toEqual(new Set([PROVE]));
  });

  it('A31 gets links for a new password once it is proved', async () => {
    const naomi = await newcomer('naomi');
    expect((await confirm(await mailedToken())).status).toBe(204);
    expect(await addresses(naomi)).toEqual(['naomi@example.org', null]);
    await askForLink('Naomi@Example.org');
    expect((await subjects()).at(-1)).toBe(`naomi@example.org: ${RESET}`);
  });
});

describe('a link that proves an address', () => {
  it('A31 opens once, lasts two days, and is kept as its hash', async () => {
    await newcomer('naomi');
    const token = await mailedToken();
    expect(await confirm(hashToken(token))).toMatchObject({ status: 400 });
    test.clock.now += 48 * HOUR_MS - 1;
    expect((await confirm(token)).status).toBe(204);
    expect(await confirm(token)).toMatchObject({
      status: 400,
      body: { code: 'EMAIL_LINK_OVER' },
    });
    const orpah = await newcomer('orpah');
    const late = await mailedToken();
    test.clock.now += 48 * HOUR_MS;
    expect((await confirm(late)).status).toBe(400);
    expect(await addresses(orpah)).toEqual(['orpah@example.org', 'orpah@example.org']);
  });

  it('A31 of two that use it at once one does', async () => {
    await newcomer('naomi');
    const token = await mailedToken();
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400]);
  });

  it('A31 proves nothing once its person has typed another address', async () => {
    const naomi = await newcomer('naomi');
    const first = await mailedToken();
    await readdress(naomi, 'other@example.org');
    const second = await mailedToken();
    expect((await confirm(first)).status).toBe(400);
    expect((await confirm(second)).status).toBe(204);
    expect(await addresses(naomi)).toEqual(['other@example.org', null]);
  });

  it('A31 is sent again when asked for, five times an hour, and says when that is over', async () => {
    const naomi = await newcomer('naomi');
    const answers = [];
    for (let time = 0; time < 5; time += 1) answers.push((await sendAgain(naomi)).status);
    expect(answers).toEqual([200, 200, 200, 200, 429]);
    expect(await box.arrived()).toHaveLength(5);
    test.clock.now += HOUR_MS;
    expect((await sendAgain(naomi)).status).toBe(200);
    expect((await confirm(await mailedToken())).status).toBe(204);
  });

  it('A31 is sent to nobody whose address is proved', async () => {
    expect(await sendAgain(ruth)).toMatchObject({ status: 200, body: { emailToConfirm: null } });
    expect(await box.arrived()).toEqual([]);
  });

  it('A31 A7 leads nowhere after the password was changed', async () => {
    await readdress(ruth, 'eve@example.org');
    const token = await mailedToken();
    const session = await test.store.findAccount(ruth.id);
    await test.store.changePassword({
      accountId: ruth.id,
      from: session?.passwordHash ?? '',
      to: 'another hash',
      keptTokenHash: '',
    });
    expect((await confirm(token)).status).toBe(400);
    expect((await test.store.findAccount(ruth.id))?.email).toBe('ruth@example.org');
  });
});

describe('a change of address', () => {
  it('A31 leaves the old one in force until the new one is proved, then the old one hears of it', async () => {
    await readdress(ruth, 'moab@example.org');
    expect(await addresses(ruth)).toEqual(['ruth@example.org', 'moab@example.org']);
    await askForLink('ruth@example.org');
    await askForLink('moab@example.org');
    const sent = [`moab@example.org: ${PROVE}`, `ruth@example.org: ${RESET}`];
    expect((await subjects()).sort()).toEqual(sent);
    const letterTo = (address: string) => box.letters.find(({ to }) => to === address);
    const [proof, reset] = [letterTo('moab@example.org'), letterTo('ruth@example.org')];
    expect((await confirm(tokenIn(proof))).status).toBe(204);
    expect(await addresses(ruth)).toEqual(['moab@example.org', null]);
    expect((await subjects()).at(-1)).toBe(`ruth@example.org: ${CHANGED}`);
    expect(await test.store.listAudit()).toMatchObject([{ action: 'email-changed' }]);
    // The link for a new password that lies in the old box.
    const json = { token: tokenIn(reset), password: 'of a stranger' };
    expect((await test.visitor.call('POST', '/api/auth/reset-password', { json })).status).toBe(
      400,
    );
  });

  it('A31 is taken back by typing the address in force', async () => {
    await readdress(ruth, 'moab@example.org');
    const token = await mailedToken();
    expect((await readdress(ruth, 'ruth@example.org')).body).toMatchObject({
      email: 'ruth@example.org',
      emailToConfirm: null,
    });
    expect((await confirm(token)).status).toBe(400);
    expect(await box.arrived()).toHaveLength(1);
  });

  it('A31 to and fro writes to a stranger no more than five letters an hour, whoever asks', async () => {
    const mallory = await Promise.all(['m', 'n', 'o'].map((name) => newcomer(name)));
    for (let time = 0; time < 5; time += 1) {
      for (const [index, person] of mallory.entries()) {
        await readdress(
          person,
          [VICTIM, 'VICTIM@mail.example', 'v.ictim+a@mail.example'][index] ?? '',
        );
        await readdress(person, `away-${time}@example.org`);
      }
    }
    await askForLink(VICTIM);
    const toVictim = (await box.arrived()).filter(({ to }) => /ictim/i.test(to));
    expect(toVictim).toHaveLength(5);
  });
});

it.each([
  '<victim@mail.example>',
  'a@b\0c',
  'victim@mail.example,eve@mail.example',
  'Eve <a@b.org>',
])('A31 refuses the address %j wherever one is typed', async (email) => {
  const naomi = await newcomer('naomi');
  await box.arrived();
  const refused = { status: 400, body: { code: 'INVALID_REQUEST' } };
  expect(await register('mallory', email)).toMatchObject(refused);
  expect(await readdress(naomi, email)).toMatchObject(refused);
  expect(await askForLink(email)).toMatchObject(refused);
  expect(await box.arrived()).toHaveLength(1);
});

it('A31 no letter holds a word that its person chose', async () => {
  const username = 'Your account was hacked, call +1 555 see https://evil.example/';
  const mallory = await newcomer(username, VICTIM);
  await confirm(await mailedToken());
  await askForLink(VICTIM);
  await readdress(mallory, 'away@example.org');
  await confirm(await mailedToken());
  await register(username.slice(1), 'away@example.org');
  expect((await subjects()).map((line) => line.split(': ')[1])).toEqual([
    PROVE,
    RESET,
    PROVE,
    CHANGED,
    KNOWN,
  ]);
  for (const { subject, text, html } of box.letters) {
    // A token is drawn by lot and may spell anything.
    const words = `${subject}${text}${html}`.replaceAll(/#token=[\w-]+/g, '');
    expect(words).not.toMatch(/hacked|evil|555|away|victim/);
  }
});

describe('A7 the address that a link for a new password goes to', () => {
  it.each([
    ['nothing', undefined, 400, 'INVALID_REQUEST', 'Please enter your current password.'],
    ['an empty password', '', 400, 'INVALID_REQUEST', 'Please enter your current password.'],
    ['another password', 'a guess', 403, 'INVALID_CREDENTIALS', 'This is not your password.'],
  ])('is changed by nobody who brings %s', async (_, currentPassword, status, code, message) => {
    const json = { email: 'eve@example.org', currentPassword };
    const answer = await ruth.call('PUT', '/api/profile/email', { json });
    expect(answer).toMatchObject({ status, body: { code, message } });
    expect(await addresses(ruth)).toEqual(['ruth@example.org', null]);
    expect(await box.arrived()).toEqual([]);
  });

  it('is protected by the password before it is proved, too', async () => {
    const naomi = await newcomer('naomi');
    const json = { email: 'eve@example.org' };
    expect((await naomi.call('PUT', '/api/profile/email', { json })).status).toBe(400);
    expect(await addresses(naomi)).toEqual(['naomi@example.org', 'naomi@example.org']);
  });

  it('tells the old one of the change with nothing that acts and nothing of the new one', async () => {
    await test.store.setTimeZone(ruth.id, 'Asia/Tokyo');
    await readdress(ruth, 'naomi@example.org');
    await confirm(await mailedToken());
    const { to, subject = '', text = '', html = '' } = (await box.arrived())[1] ?? {};
    expect(to).toBe('ruth@example.org');
    expect(text).toContain('was changed on March 10, 2026 at 9:00 PM GMT+9 by someone who knew');
    expect(subject + text + html).not.toMatch(/https?:|href|naomi|ruth/i);
  });

  it('stays as it is, in silence, where it is sent again', async () => {
    expect((await readdress(ruth, 'ruth@example.org')).status).toBe(200);
    expect([await box.arrived(), await test.store.listAudit()]).toEqual([[], []]);
  });

  it('needs no password where there is none yet', async () => {
    const ben = await test.person('ben', { email: '' });
    const json = { email: 'ben@example.org' };
    const answer = await ben.call('PUT', '/api/profile/email', { json });
    expect(answer).toMatchObject({ status: 200, body: { ...json, emailToConfirm: json.email } });
    expect(await subjects()).toEqual([`ben@example.org: ${PROVE}`]);
  });

  it('A9 takes ten guesses, with those at changing the password', async () => {
    for (let guess = 0; guess < 5; guess += 1) {
      await readdress(ruth, 'eve@example.org', 'a guess');
      const json = { currentPassword: 'a guess', newPassword: 'where you lodge' };
      expect((await ruth.call('POST', '/api/account/password', { json })).status).toBe(403);
    }
    expect(await readdress(ruth, 'naomi@example.org')).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED' },
    });
    test.clock.now += HOUR_MS;
    expect((await readdress(ruth, 'naomi@example.org')).status).toBe(200);
  });
});

describe('who is here', () => {
  it('A32 registering answers alike, after the same work, whether or not an address is known', async () => {
    const look = vi.spyOn(test.store, 'findAccountByEmail');
    const known = await register('naomi', 'Ruth@example.org');
    const unknown = await register('orpah', 'orpah@example.org');
    expect(look.mock.calls.length).toBeLessThan(2);
    const seen = [known, unknown].map(({ status, body, headers }) => {
      const names = [...headers.keys()].filter((name) => name !== 'x-request-id');
      return { status, keys: Object.keys(body), names };
    });
    expect(seen[0]).toEqual(seen[1]);
    expect(known.status).toBe(201);
    expect(await subjects()).toEqual([`Ruth@example.org: ${KNOWN}`, `orpah@example.org: ${PROVE}`]);
    expect(box.letters[0]?.text).not.toContain('#token=');
  });

  it('A32 a change of address answers alike whether or not it is known', async () => {
    const naomi = await newcomer('naomi');
    await box.arrived();
    const known = await readdress(naomi, 'ruth@example.org');
    expect(known).toMatchObject({ status: 200, body: { emailToConfirm: 'ruth@example.org' } });
    expect(await readdress(naomi, 'unknown@example.org')).toMatchObject({
      status: 200,
      body: { emailToConfirm: 'unknown@example.org' },
    });
    expect((await sendAgain(naomi)).status).toBe(200);
    expect((await subjects()).slice(1)).toEqual([
      `ruth@example.org: ${KNOWN}`,
      `unknown@example.org: ${PROVE}`,
      `unknown@example.org: ${PROVE}`,
    ]);
  });

  it('A32 an address that nobody has proved is free, and is theirs who proves it first', async () => {
    const mallory = await newcomer('mallory', 'naomi@example.org');
    const hers = await mailedToken();
    const naomi = await newcomer('naomi');
    expect((await confirm(await mailedToken())).status).toBe(204);
    expect(await addresses(naomi)).toEqual(['naomi@example.org', null]);
    expect(await confirm(hers)).toMatchObject({ status: 400, body: { code: 'EMAIL_LINK_OVER' } });
    expect(await addresses(mallory)).toEqual(['naomi@example.org', 'naomi@example.org']);
    await askForLink('naomi@example.org');
    expect((await subjects()).filter((line) => line.endsWith(RESET))).toHaveLength(1);
  });
});
