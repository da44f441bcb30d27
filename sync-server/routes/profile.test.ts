import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PROFILE_IMAGE_BYTES, type ProfileAnswer } from '../../shared/api/profile';
import { type Afterwards, createAfterwards } from '../afterwards';
import { createLogger } from '../logger';
import type { Message } from '../mail/mailer';
import { RATE_RULES } from '../rate-rules';
import { PasswordHasher } from '../services/password-hasher';
import {
  cleanSampleGif,
  cleanSampleJpeg,
  cleanSamplePng,
  sampleGif,
  sampleJpeg,
  samplePng,
} from '../testing/pictures';
import { brokenOff } from '../testing/recordings';
import { type Client, openTestApp, type TestApp } from '../testing/test-app';

const PASSWORD = 'whither thou goest';

let passwordHash: string;
beforeAll(async () => {
  passwordHash = await new PasswordHasher().hash(PASSWORD);
});

let test: TestApp;
let ruth: Client;
let afterwards: Afterwards;
let letters: Message[];
beforeEach(async () => {
  afterwards = createAfterwards(createLogger('silent'));
  letters = [];
  const mailer = { send: async (letter: Message) => void letters.push(letter) };
  test = openTestApp({ afterwards, mail: { mailer, origin: 'https://choose.example' } });
  ruth = await test.person('ruth', { plan: 'free', passwordHash });
});
afterEach(async () => {
  await afterwards.settled();
  await test.close();
});

const readProfile = async (person = ruth) =>
  (await person.call<ProfileAnswer>('GET', '/api/profile')).body;
const rename = (username: unknown, person = ruth) =>
  person.call('PUT', '/api/profile/username', { json: { username } });
const readdress = (email: unknown, currentPassword: string | undefined = PASSWORD, person = ruth) =>
  person.call('PUT', '/api/profile/email', { json: { email, currentPassword } });

function upload(file: Uint8Array, person = ruth) {
  const body = new FormData();
  body.append('profileImage', new Blob([new Uint8Array(file)], { type: 'image/png' }), '../me.svg');
  return person.call<{ imageUrl: string; code?: string; message?: string }>(
    'POST',
    '/api/profile/image',
    { body },
  );
}

async function fetchImage(url: string, person = ruth) {
  const headers = { cookie: person.cookie ?? '' };
  const response = await test.app.fetch(new Request(`http://localhost${url}`, { headers }));
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('GET /api/profile', () => {
  it('tells what the account holds', async () => {
    expect(await readProfile()).toEqual({
      username: 'ruth',
      email: 'ruth@example.org',
      imageUrl: null,
      subscriptionStatus: 'inactive',
      subscriptionTier: 'free',
      createdAt: '2026-03-10T12:00:00.000Z',
    });
  });

  it.each([
    ['trial', 'trialing'],
    ['premium', 'active'],
  ] as const)('counts %s as premium, and names it %s', async (plan, subscriptionStatus) => {
    await test.store.setPlan(ruth.id, plan);
    expect(await readProfile()).toMatchObject({ subscriptionStatus, subscriptionTier: 'premium' });
  });

  it('is for whoever is signed in, not for whoever is named (A1)', async () => {
    const headers = { 'x-user-id': ruth.id };
    expect((await test.visitor.call('GET', '/api/profile', { headers })).status).toBe(401);
  });
});

describe('PUT /api/profile/username and /email', () => {
  it('takes another name and address, trimmed, and answers with the profile', async () => {
    expect((await rename('  Naomi ')).body).toMatchObject({ username: 'Naomi' });
    expect((await readdress(' naomi@example.org ')).body).toEqual({
      ...(await readProfile()),
      username: 'Naomi',
      email: 'naomi@example.org',
    });
    expect((await test.store.findAccountByUsername('naomi'))?.id).toBe(ruth.id);
  });

  it('refuses what another has, with a code', async () => {
    await test.person('ben');
    expect(await rename('BEN')).toMatchObject({
      status: 409,
      body: {
        code: 'USERNAME_TAKEN',
        message: 'This username is already taken. Please choose another.',
      },
    });
    expect(await readdress('Ben@example.org')).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN' },
    });
    expect(await readProfile()).toMatchObject({ username: 'ruth', email: 'ruth@example.org' });
  });

  it.each([' ', 'x'.repeat(101), 'a\u0000b', 7])('refuses the username %j', async (username) => {
    expect(await rename(username)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_REQUEST' },
    });
  });

  it.each([' ', 'nowhere', `${'x'.repeat(250)}@example.org`])(
    'refuses the address %j',
    async (email) => {
      expect((await readdress(email)).status).toBe(400);
    },
  );

  it('A10 does not go on telling which names are taken', async () => {
    const { burst } = RATE_RULES.renamesPerAccount;
    for (let asked = 0; asked < burst; asked += 1) await rename(`name-${asked}`);
    expect(await readdress('other@example.org')).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED' },
    });
    expect((await readProfile()).username).toBe(`name-${burst - 1}`);
  });
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
    expect((await readProfile()).email).toBe('ruth@example.org');
    await afterwards.settled();
    expect(letters).toEqual([]);
  });

  it('hears of the change at the old address, with nothing that acts and nothing of the new one', async () => {
    await test.store.setTimeZone(ruth.id, 'Asia/Tokyo');
    await readdress('naomi@example.org');
    await afterwards.settled();
    expect(letters).toMatchObject([{ to: 'ruth@example.org' }]);
    const { subject = '', text = '' } = letters[0] ?? {};
    expect(text).toContain('on 10 March 2026 at 21:00 GMT+9 your account was given another');
    expect(subject + text).not.toMatch(/https?:|naomi/);
    expect(await test.store.listAudit()).toMatchObject([{ action: 'email-changed' }]);
  });

  it('stays as it is, in silence, where it is sent again', async () => {
    expect((await readdress('ruth@example.org')).status).toBe(200);
    await afterwards.settled();
    expect([letters, await test.store.listAudit()]).toEqual([[], []]);
  });

  it('needs no password where there is none yet', async () => {
    const ben = await test.person('ben', { email: '' });
    const json = { email: 'ben@example.org' };
    const answer = await ben.call('PUT', '/api/profile/email', { json });
    expect(answer).toMatchObject({ status: 200, body: json });
    await afterwards.settled();
    expect(letters).toEqual([]);
  });

  it('A9 takes ten guesses, with those at changing the password', async () => {
    for (let guess = 0; guess < 5; guess += 1) {
      await readdress('eve@example.org', 'a guess');
      const json = { currentPassword: 'a guess', newPassword: 'where you lodge' };
      expect((await ruth.call('POST', '/api/account/password', { json })).status).toBe(403);
    }
    expect(await readdress('naomi@example.org')).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED' },
    });
    test.clock.now += 3_600_000;
    expect((await readdress('naomi@example.org')).status).toBe(200);
  });
});

describe('/api/profile/image', () => {
  it.each([
    ['image/jpeg', sampleJpeg, cleanSampleJpeg],
    ['image/png', samplePng, cleanSamplePng],
    ['image/gif', sampleGif, cleanSampleGif],
  ] as const)(
    'A18 A14 serves %s without anything but what is seen',
    async (type, sample, clean) => {
      const { status, body } = await upload(sample());
      expect(status).toBe(200);
      expect((await readProfile()).imageUrl).toBe(body.imageUrl);
      const { response, bytes } = await fetchImage(body.imageUrl);
      expect(bytes.equals(clean())).toBe(true);
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    },
  );

  it('A2 opens for its owner alone', async () => {
    const { imageUrl } = (await upload(sampleJpeg())).body;
    const ben = await test.person('ben');
    await upload(samplePng(), ben);
    expect((await ben.call('GET', imageUrl)).status).toBe(404);
    expect((await test.visitor.call('GET', imageUrl)).status).toBe(401);
  });

  it('has a new address with each picture, and the old one is gone', async () => {
    const before = (await upload(sampleJpeg())).body.imageUrl;
    const after = (await upload(samplePng())).body.imageUrl;
    expect(after).not.toBe(before);
    expect((await fetchImage(before)).response.status).toBe(404);
    expect((await fetchImage(after)).response.status).toBe(200);
  });

  it('is removed when asked to, also twice', async () => {
    const { imageUrl } = (await upload(sampleJpeg())).body;
    expect((await ruth.call('DELETE', '/api/profile/image')).status).toBe(204);
    expect((await ruth.call('DELETE', '/api/profile/image')).status).toBe(204);
    expect((await readProfile()).imageUrl).toBeNull();
    expect((await fetchImage(imageUrl)).response.status).toBe(404);
  });

  it('A14 refuses what is no picture, whatever it is called, and keeps the one before', async () => {
    const { imageUrl } = (await upload(sampleJpeg())).body;
    expect(await upload(Buffer.from('<svg onload="alert(1)"/>'))).toMatchObject({
      status: 415,
      body: { code: 'MEDIA_TYPE', message: 'Please select an image file (JPG, PNG, etc.).' },
    });
    expect((await readProfile()).imageUrl).toBe(imageUrl);
  });

  it('A17 refuses one that unfolds to too many pixels', async () => {
    expect(await upload(samplePng({ width: 8_000, height: 5_001 }))).toMatchObject({
      status: 413,
      body: { code: 'BODY_TOO_LARGE' },
    });
  });

  it('A16 refuses one beyond 5 MB with the words for it, and reads no more than the form around it', async () => {
    const tooLarge = Buffer.alloc(PROFILE_IMAGE_BYTES + 1);
    tooLarge.set(sampleJpeg());
    expect(await upload(tooLarge)).toMatchObject({
      status: 413,
      body: {
        code: 'BODY_TOO_LARGE',
        message: 'Please select an image smaller than 5MB.',
      },
    });
    const far = await upload(Buffer.alloc(PROFILE_IMAGE_BYTES + 64_001));
    expect(far).toMatchObject({ status: 413, body: { code: 'BODY_TOO_LARGE' } });
  });

  it('says what is missing, and what broke off', async () => {
    const call = (init: object) => ruth.call('POST', '/api/profile/image', init);
    expect((await call({ json: {} })).body).toMatchObject({ code: 'INVALID_REQUEST' });
    expect((await call({ body: new FormData() })).body).toMatchObject({
      message: 'Please send the picture as the file "profileImage" of a multipart form.',
    });
    const form = Buffer.from(
      '--cut\r\ncontent-disposition: form-data; name="profileImage"; filename="a"\r\n\r\n\xff\xd8',
      'latin1',
    );
    const headers = { 'content-type': 'multipart/form-data; boundary=cut' };
    expect(await call({ headers, body: brokenOff(form, form.length) })).toMatchObject({
      status: 400,
      body: { message: 'Failed to upload image. Please try again.' },
    });
    expect((await readProfile()).imageUrl).toBeNull();
  });
});
