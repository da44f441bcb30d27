import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseAccount } from '../services/erasure/erase-account';
import { createErasedLedger, type ErasedLedger } from '../services/erasure/erased-ledger';
import { CONSENTED } from '../testing/consented';
import { type Client, openTestApp, type TestApp } from '../testing/test-app';

const gone = {
  status: 410,
  body: { code: 'ACCOUNT_ERASED', message: 'This account was deleted.' },
};
const sync = { 'x-sync-protocol': '1' };

let erased: ErasedLedger;
let test: TestApp;
let anna: Client;
let ben: Client;
let removed: string[];

beforeEach(async () => {
  erased = createErasedLedger();
  test = openTestApp({ erased });
  anna = await test.person('anna');
  ben = await test.person('ben');
  removed = [];
});
afterEach(() => test.close());

async function eraseAnna(): Promise<void> {
  const { store, pokes, clock } = test;
  const files = {
    async removeAll(accountId: string) {
      removed.push(accountId);
    },
  };
  const letters = { forget: () => undefined };
  await eraseAccount({ store, files, erased, letters, pokes, now: () => clock.now }, anna.id);
}

describe('A24 P35 a device of an erased person', () => {
  beforeEach(eraseAnna);

  it.each([
    ['GET', '/api/sync/v1/pull?since=0', sync],
    ['GET', `/api/sync/v1/stream?person=account-anna`, {}],
    ['GET', '/api/journal', {}],
    ['GET', '/api/auth/session', {}],
  ])('%s %s answers 410 to its old cookie, whoever it names', async (method, path, headers) => {
    expect(await anna.call(method, path, { headers })).toMatchObject(gone);
    const named = { ...headers, 'x-user-id': anna.id };
    expect(await anna.call(method, path, { headers: named })).toMatchObject(gone);
  });

  it('is told also when its session is long gone, by the account it names', async () => {
    const headers = { ...sync, 'x-user-id': anna.id };
    const path = '/api/sync/v1/pull?since=0';
    expect(await test.visitor.call('GET', path, { headers })).toMatchObject(gone);
    expect(await ben.call('GET', path, { headers })).toMatchObject(gone);
  });

  it('A50 tells no caller without a cookie, but through sync', async () => {
    const headers = { 'x-user-id': anna.id };
    for (const path of ['/api/health', '/api/ready', '/api/auth/session', '/api/journal']) {
      const asked = await test.visitor.call('GET', `${path}?person=${anna.id}`, { headers });
      const other = await test.visitor.call('GET', `${path}?person=nobody`);
      expect([path, asked.status, asked.body]).toEqual([path, other.status, other.body]);
    }
  });

  it('takes nothing from others', async () => {
    const headers = { ...sync, 'x-user-id': ben.id };
    expect((await ben.call('GET', '/api/sync/v1/pull?since=0', { headers })).status).toBe(200);
    expect((await test.visitor.call('GET', '/api/journal')).status).toBe(401);
    expect(removed).toEqual([anna.id]);
  });

  it('A71 does not say it of another person, whose page would delete their unsent words', async () => {
    // Anna signed in on Ben's browser and was erased; a tab of Ben's slept meanwhile and has her cookie now.
    for (const path of ['/api/sync/v1/pull?since=0', '/api/journal', '/api/profile']) {
      const headers = { ...sync, 'x-user-id': ben.id };
      expect((await anna.call('GET', path, { headers })).status).toBe(401);
    }
    const stream = `/api/sync/v1/stream?person=${ben.id}`;
    expect((await anna.call('GET', stream, { headers: sync, unnamed: true })).status).toBe(401);
  });

  it('U7 a request of a session in the name of its person is not looked up, another one is', async () => {
    const path = '/api/sync/v1/pull?since=0';
    const look = vi.spyOn(test.store, 'read');
    expect((await ben.call('GET', path, { headers: sync })).status).toBe(200);
    expect(look).not.toHaveBeenCalled();
    expect((await anna.call('GET', path, { headers: sync })).status).toBe(410);
    expect(look).toHaveBeenCalledOnce();
  });

  it('may register again, under the same name, and sign out', async () => {
    const json = {
      username: 'anna',
      email: 'anna@example.org',
      password: 'a new beginning',
      ...CONSENTED,
    };
    const registered = await anna.call('POST', '/api/auth/register', { json });
    expect(registered.status).toBe(201);
    expect((await anna.call('POST', '/api/auth/logout', { json: {} })).status).toBe(204);
  });
});

it('A24 an erasure pokes the person’s open devices, so that they ask and hear of it', async () => {
  const pokes: number[] = [];
  test.pokes.subscribe(anna.id, (sequence) => pokes.push(sequence));
  await eraseAnna();
  expect(pokes).toHaveLength(1);
});
