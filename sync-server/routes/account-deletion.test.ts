import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createErasedLedger, type ErasedLedger } from '../services/erasure/erased-ledger';
import { PasswordHasher } from '../services/password-hasher';
import { NO_RULES, sampleRecord } from '../store/testing/samples';
import { putPiece, sampleRecording } from '../testing/recordings';
import { type Client, openTestApp, type TestApp } from '../testing/test-app';

const PATH = '/api/account/delete';
const PASSWORD = 'a quiet morning';
const confirmed = { confirmation: ' Delete my account ', password: PASSWORD };

let hasher: PasswordHasher;
let test: TestApp;
let anna: Client;
let erased: ErasedLedger;
let forgotten: string[];

beforeEach(async () => {
  hasher = new PasswordHasher();
  erased = createErasedLedger();
  forgotten = [];
  const letters = { forget: (address: string) => forgotten.push(address) };
  test = openTestApp({ hasher, erased, letters });
  anna = await test.person('anna', { passwordHash: await hasher.hash(PASSWORD) });
});
afterEach(() => test.close());

const erasedIds = () => erased.ids();
const isThere = async () => (await test.store.findAccount(anna.id)) !== undefined;

describe('POST /api/account/delete', () => {
  it('A7 A24 takes everything: records, recordings, and every session hears 410', async () => {
    await test.store.applyPush(anna.id, [sampleRecord()], NO_RULES);
    await putPiece(anna, 'recording-of-anna-1', sampleRecording(1_000));
    expect(existsSync(join(test.mediaFolder, anna.id))).toBe(true);
    const answer = await anna.call('POST', PATH, { json: confirmed });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toMatch(/^session=; Max-Age=0; Path=\//);
    expect(await isThere()).toBe(false);
    expect(await test.store.getRecord(anna.id, 'entry-1').catch(() => undefined)).toBeUndefined();
    expect(existsSync(join(test.mediaFolder, anna.id))).toBe(false);
    expect(await erasedIds()).toEqual([anna.id]);
    const after = await anna.call('GET', '/api/journal');
    expect(after).toMatchObject({ status: 410, body: { code: 'ACCOUNT_ERASED' } });
  });

  it('A43 takes the letters that are kept here, those to nobody else', async () => {
    await anna.call('POST', PATH, { json: { ...confirmed, password: 'wrong' } });
    expect(forgotten).toEqual([]);
    await anna.call('POST', PATH, { json: confirmed });
    expect(forgotten).toEqual(['anna@example.org']);
  });

  it('tells whoever asks again, because the answer was lost, that it is done', async () => {
    await anna.call('POST', PATH, { json: confirmed });
    expect(await anna.call('POST', PATH, { json: confirmed })).toMatchObject({ status: 410 });
    expect(await erasedIds()).toEqual([anna.id]);
  });

  it.each([
    [{ ...confirmed, confirmation: 'delete' }, 400, 'Please type “delete my account” to confirm.'],
    [{ ...confirmed, password: 'another' }, 403, 'This is not your password.'],
  ])('deletes nothing for %j', async (json, status, message) => {
    expect(await anna.call('POST', PATH, { json })).toMatchObject({ status, body: { message } });
    expect([await isThere(), await erasedIds()]).toEqual([true, []]);
  });

  it('A2 deletes nothing for nobody, and nobody but the person of the session', async () => {
    const ben = await test.person('ben', { passwordHash: await hasher.hash('another') });
    expect((await test.visitor.call('POST', PATH, { json: confirmed })).status).toBe(401);
    const headers = { 'x-user-id': anna.id };
    expect((await ben.call('POST', PATH, { json: confirmed, headers })).status).toBe(409);
    expect((await ben.call('POST', PATH, { json: confirmed })).status).toBe(403);
    expect(await isThere()).toBe(true);
  });

  it('A9 lets nobody guess the password for long', async () => {
    const json = { ...confirmed, password: 'a guess' };
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1)
      statuses.push((await anna.call('POST', PATH, { json })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(403), 429]);
    expect((await anna.call('POST', PATH, { json: confirmed })).status).toBe(429);
  });

  it('stands in the audit, with nothing of who it was but the id', async () => {
    await anna.call('GET', '/api/data-export');
    await anna.call('POST', PATH, { json: confirmed });
    const by = { at: test.clock.now, accountId: anna.id, actor: 'person' };
    expect(await test.store.listAudit()).toEqual([
      { ...by, action: 'data-exported' },
      { ...by, action: 'account-deleted' },
    ]);
  });
});

describe('being here', () => {
  it('is noted with a sign-in, and at most once an hour with what the session asks', async () => {
    const seenAt = async () => (await test.store.readActivity(anna.id))?.seenAt;
    const begunAt = test.clock.now;
    const askAfter = async (ms: number) => {
      test.clock.now += ms;
      await anna.call('GET', '/api/journal');
    };
    await askAfter(3_599_999);
    expect(await seenAt()).toBe(begunAt);
    await askAfter(1);
    expect(await seenAt()).toBe(begunAt + 3_600_000);
    await askAfter(1_000);
    expect(await seenAt()).toBe(begunAt + 3_600_000);
    test.clock.now += 86_400_000;
    const json = { username: 'anna', password: PASSWORD };
    expect((await test.visitor.call('POST', '/api/auth/login', { json })).status).toBe(200);
    expect(await seenAt()).toBe(test.clock.now);
  });
});
