import { beforeEach, expect, it, vi } from 'vitest';
import type { Vault } from '../../person/sealed/vault';
import { createIndexedDbDisk } from '../../records/testing/disk';
import { adoptGuests, settle } from './settle-databases';

const { idb } = createIndexedDbDisk();
const ADA = 'ada';
const ADOPTION = { guest: 'guest-1', into: ADA, isIn: false };
const TOO_LATE = new DOMException('Another page is open.', 'TimeoutError');

/** The names of the locks that were asked for. */
let asked: string[];
let held: { readonly name: string }[];

beforeEach(() => {
  asked = [];
  held = [];
  const request = (name: string, options: LockOptions) => {
    asked.push(name);
    if (options.mode !== 'shared') return Promise.reject(TOO_LATE);
    held.push({ name });
    return new Promise(() => undefined);
  };
  vi.stubGlobal('navigator', { locks: { request, query: async () => ({ held }) } });
});

/** A device with a sealed bundle. `key` says whether the key of this sign-in was tried on it before. */
function vaultWith(key: 'tried' | 'untried', leaving?: object): Vault {
  const vault = {
    leaving: async () => leaving,
    bundlesOf: async () => [{ id: 'bundle', refusedKey: 'tried' }],
    keyOf: async () => ({ id: key }),
  };
  return vault as unknown as Vault;
}

it('P79 what the key did not open stays shut, and no other tab is waited for', async () => {
  expect(await settle(ADA, vaultWith('tried'), idb)).toBe('shut');
  expect(asked).toEqual(['words-wait:ada']);
});

it('P79 what was not tried stays shut while another tab is open', async () => {
  expect(await settle(ADA, vaultWith('untried'), idb)).toBe('shut');
  expect(asked).toContain('person:ada');
});

it('F3 a sign-out that is not finished lets nothing open beside it', async () => {
  const leaving = { personId: ADA, isSealed: true, isBack: true };
  await expect(settle(ADA, vaultWith('tried', leaving), idb)).rejects.toBe(TOO_LATE);
});

it('P76 one tab is waited for in case it is about to go; one that is open while words wait, a second', async () => {
  const wait = vi.spyOn(AbortSignal, 'timeout');
  await adoptGuests(ADA, [ADOPTION], idb);
  await adoptGuests(ADA, [ADOPTION], idb);
  expect(wait.mock.calls).toEqual([[10_000], [1_000]]);
});
