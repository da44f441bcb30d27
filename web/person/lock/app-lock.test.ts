import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceStore } from '../../records/storage/device-database';
import { rowSeal } from '../../records/storage/row-seal';
import { createIndexedDbDisk, type Disk } from '../../records/testing/disk';
import { FaultyDisk } from '../../records/testing/faulty-disk';
import { Vault } from '../sealed/vault';
import { AppLock } from './app-lock';
import { openWithPin, wrapWithPin } from './pin-wrap';
import { waitAfter } from './waits';
import { makeBoundKey } from './wrap-bytes';

const PIN = '274951';
const ACCOUNT_KEY = new Uint8Array(32).fill(7);

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function lockOn(disk: Disk, personId = 'ada'): AppLock {
  const lock = new AppLock(personId, disk.idb, { memoryKib: 8, passes: 1 });
  open.push(lock);
  return lock;
}

let ids = 0;

function vaultOn(disk: Disk, dataKey?: Uint8Array): Vault {
  const sealOf = () => (dataKey ? rowSeal(dataKey, true) : undefined);
  const vault = new Vault({ randomId: () => `id-${++ids}`, idb: disk.idb, sealOf });
  open.push(vault);
  return vault;
}

async function begun(accountKey?: Uint8Array<ArrayBuffer>) {
  const disk = createIndexedDbDisk();
  if (accountKey) await vaultOn(disk).arrive('ada', accountKey);
  const lock = lockOn(disk);
  const dataKey = await lock.begin({ pin: PIN, minutesAway: 1, accountKey });
  return { disk, lock, dataKey };
}

describe('I11 the wraps', () => {
  it('the PIN opens the data key, and no other does', async () => {
    const { lock, dataKey } = await begun();
    expect(await lock.tryPin('274952')).toMatchObject({ kind: 'wrong' });
    expect(await lock.tryPin(PIN)).toMatchObject({ kind: 'open', dataKey });
  });

  it('A69 a wrap that was carried away does not open with the right PIN in another browser', async () => {
    const dataKey = new Uint8Array(32).fill(3);
    const bound = await makeBoundKey();
    const wrap = await wrapWithPin(dataKey, PIN, { personId: 'ada', bound });
    expect(await openWithPin(wrap, PIN, { personId: 'ada', bound })).toEqual(dataKey);
    const elsewhere = { personId: 'ada', bound: await makeBoundKey() };
    expect(await openWithPin(wrap, PIN, elsewhere)).toBeUndefined();
    expect(await openWithPin(wrap, PIN, { personId: 'ben', bound })).toBeUndefined();
    await expect(crypto.subtle.exportKey('raw', bound)).rejects.toThrow();
  });

  it('a passkey opens it by the secret it derives, and no other secret does', async () => {
    const { lock, dataKey } = await begun();
    const credentialId = new Uint8Array([1]);
    const secret = new Uint8Array(32).fill(5);
    const salt = new Uint8Array(32).fill(6);
    await lock.addPasskey(dataKey, { credentialId, secret }, salt);
    const ask = vi.fn(async () => ({ credentialId, secret }));
    expect(await lock.tryPasskey(ask)).toMatchObject({ kind: 'open', dataKey });
    expect(ask).toHaveBeenCalledWith(credentialId, salt);
    const wrong = async () => ({ credentialId, secret: new Uint8Array(32) });
    expect(await lock.tryPasskey(wrong)).toBeUndefined();
    await lock.removePasskey();
    expect(await lock.tryPasskey(ask)).toBeUndefined();
  });
});

describe('I13 the key of the account', () => {
  it('lies sealed from the first write on, and a sign-in does not lay it open again', async () => {
    const { disk, dataKey } = await begun(ACCOUNT_KEY);
    expect(await vaultOn(disk).keyOf('ada')).toBeUndefined();
    await vaultOn(disk).arrive('ada', ACCOUNT_KEY);
    expect(await vaultOn(disk).keyOf('ada')).toBeUndefined();
    expect(await vaultOn(disk, dataKey).keyOf('ada')).toMatchObject({ personId: 'ada' });
    await vaultOn(disk, dataKey).arrive('ada', ACCOUNT_KEY);
    expect(await vaultOn(disk).keyOf('ada')).toBeUndefined();
  });

  it('is there as before once the lock is off', async () => {
    const { disk, lock, dataKey } = await begun(ACCOUNT_KEY);
    await lock.beginTurningOff(dataKey);
    await lock.hasTurnedOff(dataKey);
    expect(await lock.read()).toBeUndefined();
    expect(await vaultOn(disk).keyOf('ada')).toMatchObject({ personId: 'ada' });
  });
});

describe('I17 a forgotten PIN', () => {
  it('the account’s key opens the data key, and another account’s does not', async () => {
    const { lock, dataKey } = await begun(ACCOUNT_KEY);
    expect(await lock.tryAccount(ACCOUNT_KEY)).toEqual(dataKey);
    expect(await lock.tryAccount(new Uint8Array(32))).toBeUndefined();
    await lock.changePin(dataKey, '111222');
    expect(await lock.tryPin('111222')).toMatchObject({ kind: 'open', dataKey });
  });

  it('a guest has no such way', async () => {
    const { lock } = await begun();
    expect(await lock.tryAccount(ACCOUNT_KEY)).toBeUndefined();
  });
});

describe('I15 wrong PINs', () => {
  it('A68 cost nothing four times, then half a minute, and more each time', () => {
    const seconds = [1, 4, 5, 6, 7, 8, 20].map((failures) => waitAfter(failures) / 1_000);
    expect(seconds).toEqual([0, 0, 30, 60, 300, 900, 900]);
  });

  it('A68 are counted on the disk before they are checked, and a wait takes none', async () => {
    const { lock } = await begun();
    const killed = vi.spyOn(crypto.subtle, 'decrypt').mockRejectedValue(new Error('killed'));
    for (let tried = 1; tried <= 5; tried += 1) {
      await expect(lock.tryPin(PIN)).rejects.toThrow('killed');
      expect((await lock.read())?.failures).toBe(tried);
    }
    killed.mockRestore();
    expect(await lock.tryPin(PIN)).toEqual({ kind: 'wait', waitMs: 30_000 });
    expect((await lock.read())?.failures).toBe(5);
    await lock.passWait(30_000);
    expect(await lock.tryPin(PIN)).toMatchObject({ kind: 'open' });
    expect(await lock.read()).toMatchObject({ failures: 0, waitMs: 0 });
  });

  it('A67 no clock shortens a wait', async () => {
    const { lock } = await begun();
    for (let tried = 0; tried < 5; tried += 1) await lock.tryPin('000000');
    for (const year of [2000, 2100]) {
      vi.useFakeTimers({ now: new Date(year, 1), toFake: ['Date'] });
      expect(await lock.tryPin(PIN)).toEqual({ kind: 'wait', waitMs: 30_000 });
    }
    expect(await lock.passWait(10_000)).toBe(20_000);
    expect(await lock.tryPin(PIN)).toEqual({ kind: 'wait', waitMs: 20_000 });
  });
});

async function leftToDo(lock: AppLock, dataKey: Uint8Array<ArrayBuffer>) {
  const row = await lock.read();
  return row && lock.leftToDo(row, dataKey);
}

describe('I16 what is left to do at an unlock', () => {
  it('a lock that was being turned on is, one that was being turned off goes, one that is on stays', async () => {
    const { lock, dataKey } = await begun();
    expect(await leftToDo(lock, dataKey)).toBe('seal');
    await lock.hasTurnedOn();
    expect(await lock.read()).toMatchObject({ state: 'on' });
    expect(await leftToDo(lock, dataKey)).toBeUndefined();
    await lock.beginTurningOff(dataKey);
    expect(await leftToDo(lock, dataKey)).toBe('open');
  });

  it('A61 a row that was made to say so without the key takes no lock away', async () => {
    const { disk, lock, dataKey } = await begun();
    await lock.hasTurnedOn();
    const store = deviceStore(disk.idb);
    open.push(store);
    await store.run(({ database }) => database.locks.update('ada', { state: 'turning-off' }));
    expect(await leftToDo(lock, dataKey)).toBe('seal');
    await lock.beginTurningOff(new Uint8Array(32).fill(9));
    expect(await leftToDo(lock, dataKey)).toBe('seal');
  });
});

it('I22 a lock that is half on or half off is not whole: nobody signs out over what is still readable', async () => {
  const { lock, dataKey } = await begun();
  expect(await lock.isWhole()).toBe(false);
  await lock.hasTurnedOn();
  expect(await lock.isWhole()).toBe(true);
  await lock.beginTurningOff(dataKey);
  expect(await lock.isWhole()).toBe(false);
  await lock.hasTurnedOff(dataKey);
  expect(await lock.isWhole()).toBe(false);
});

describe('I16 a kill', () => {
  it('A70 while the PIN is changed leaves the one or the other', async () => {
    const { disk, lock, dataKey } = await begun();
    const dying = new FaultyDisk(disk, 'refused');
    const changing = lockOn(dying);
    await changing.read();
    dying.isFaulty = (call) => call > 1;
    await changing.changePin(dataKey, '111222').catch(() => undefined);
    const [before, after] = [await lock.tryPin(PIN), await lock.tryPin('111222')];
    expect([before.kind, after.kind].filter((kind) => kind === 'open')).toHaveLength(1);
  });

  it('A70 while it is turned on leaves all wraps, and the state that says so', async () => {
    const { lock, dataKey } = await begun(ACCOUNT_KEY);
    expect(await lock.read()).toMatchObject({ state: 'turning-on' });
    expect(await lock.tryPin(PIN)).toMatchObject({ kind: 'open', state: 'turning-on' });
    expect(await lock.tryAccount(ACCOUNT_KEY)).toEqual(dataKey);
    await lock.hasTurnedOn();
    expect(await lock.read()).toMatchObject({ state: 'on' });
    await expect(lock.begin({ pin: PIN, minutesAway: 1 })).rejects.toThrow();
  });
});
