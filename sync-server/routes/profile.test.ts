import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROFILE_IMAGE_BYTES, type ProfileAnswer } from '../../shared/api/profile';
import { RATE_RULES } from '../middleware/rate-rules';
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

let test: TestApp;
let ruth: Client;
beforeEach(async () => {
  test = openTestApp();
  ruth = await test.person('ruth', { plan: 'free' });
});
afterEach(() => test.close());

const readProfile = async (person = ruth) =>
  (await person.call<ProfileAnswer>('GET', '/api/profile')).body;
const rename = (username: unknown, person = ruth) =>
  person.call('PUT', '/api/profile/username', { json: { username } });

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
      emailToConfirm: null,
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

describe('PUT /api/profile/username', () => {
  it('takes another name, trimmed, and answers with the profile', async () => {
    expect((await rename('  Naomi ')).body).toEqual({
      ...(await readProfile()),
      username: 'Naomi',
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
    expect((await readProfile()).username).toBe('ruth');
  });

  it.each([' ', 'x'.repeat(101), 'a\u0000b', 7])('refuses the username %j', async (username) => {
    expect(await rename(username)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_REQUEST' },
    });
  });

  it('asks for a username alone where a new one is blank', async () => {
    expect((await rename(' ')).body).toMatchObject({ message: 'Please enter a username.' });
  });

  it('A10 does not go on telling which names are taken', async () => {
    const { burst } = RATE_RULES.renamesPerAccount;
    for (let asked = 0; asked < burst; asked += 1) await rename(`name-${asked}`);
    expect(await rename('another')).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED' },
    });
    expect((await readProfile()).username).toBe(`name-${burst - 1}`);
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
