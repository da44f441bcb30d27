import { afterEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../../../shared/protocol/limits';
import { Vault } from '../../person/sealed/vault';
import { createIndexedDbDisk } from '../testing/disk';
import { type Device, openDevice } from './device';

const opened: Device[] = [];
afterEach(async () => {
  for (const device of opened.splice(0)) await device.close();
});

async function open(disk: ReturnType<typeof createIndexedDbDisk>, id = 'x'): Promise<Device> {
  const device = openDevice({ randomId: () => id, idb: disk.idb });
  opened.push(device);
  await device.ready();
  return device;
}

describe('a device', () => {
  it('has one id for good, also when two tabs open it first at once', async () => {
    const disk = createIndexedDbDisk();
    const [one, two] = await Promise.all([open(disk, 'one'), open(disk, 'two')]);
    expect(one.id).toBe(two.id);
    expect((await open(disk, 'three')).id).toBe(one.id);
  });

  it('P2 never gives a dot twice: not at once, not in two tabs, not after a restart', async () => {
    const disk = createIndexedDbDisk();
    const taken: number[] = [];
    for (let start = 0; start < 3; start += 1) {
      const tabs = [await open(disk), await open(disk)];
      const dots = await Promise.all(
        Array.from({ length: 200 }, (_, index) => tabs[index % 2]?.takeDots(1)),
      );
      taken.push(...dots.map((taking) => taking?.dot ?? 0));
      for (const device of opened.splice(0)) await device.close();
    }
    expect(new Set(taken).size).toBe(600);
    expect(taken.every((dot) => Number.isSafeInteger(dot) && dot > 0)).toBe(true);
  });

  it('P2 F1 takes no dot any more once the site’s data was cleared under it', async () => {
    const disk = createIndexedDbDisk();
    const device = await open(disk, 'one');
    await device.takeDots(1);
    await new Promise((resolve) => {
      disk.idb.indexedDB.deleteDatabase('device').onsuccess = resolve;
    });
    await expect(device.takeDots(1)).rejects.toMatchObject({ code: 'STORE_FAILED' });
    expect((await open(disk, 'two')).id).toBe('two');
    await expect(device.takeDots(1)).rejects.toMatchObject({ code: 'STORE_FAILED' });
  });

  it('gives many in a row, and only above what it is told', async () => {
    const disk = createIndexedDbDisk();
    const device = await open(disk);
    const first = (await device.takeDots(1_000)).dot;
    expect((await device.takeDots(1)).dot).toBeGreaterThanOrEqual(first + 1_000);
    expect((await device.takeDots(2, [{ x: 50_000 }])).dot).toBeGreaterThan(50_000);
    expect((await (await open(disk)).takeDots(1)).dot).toBeGreaterThan(50_000);
  });

  it('A29 P2 P44 takes another id once its dots are used up, the same in every tab and after a restart', async () => {
    const disk = createIndexedDbDisk();
    let made = 0;
    const openOne = async () => {
      const randomId = () => `id-${made++}`;
      const device = openDevice({ randomId, idb: disk.idb });
      opened.push(device);
      await device.ready();
      return device;
    };
    const [one, two] = [await openOne(), await openOne()];
    const first = one.id;
    const near = [{ [first]: LIMITS.dot - 64 }];
    expect(await one.takeDots(1, near)).toEqual({ deviceId: first, dot: LIMITS.dot - 63 });
    const seen = [{ [first]: LIMITS.dot }];
    const [a, b] = await Promise.all([one.takeDots(1, seen), two.takeDots(1, seen)]);
    expect([a.deviceId, two.id]).toEqual([one.id, one.id]);
    expect(one.id).not.toBe(first);
    expect(a.dot).not.toBe(b.dot);
    const again = await openOne();
    expect(again.id).toBe(one.id);
    expect((await again.takeDots(1)).dot).toBeGreaterThan(Math.max(a.dot, b.dot));
  });

  it('remembers its name and who is signed in', async () => {
    const disk = createIndexedDbDisk();
    const device = await open(disk);
    expect([await device.readName(), await device.readSignedIn()]).toEqual([null, null]);
    await device.writeName('Kitchen tablet');
    await device.writeSignedIn({ userId: 'u', username: 'ruth' });
    const again = await open(disk);
    expect(await again.readName()).toBe('Kitchen tablet');
    expect(await again.readSignedIn()).toEqual({ userId: 'u', username: 'ruth' });
    await again.writeSignedIn(null);
    expect(await device.readSignedIn()).toBeNull();
  });

  it('takes its name along to a sign-in, once it has one', async () => {
    const disk = createIndexedDbDisk();
    const device = await open(disk);
    const vault = new Vault({ randomId: () => 'x', idb: disk.idb });
    expect(await vault.deviceName()).toBe('');
    await device.writeName('Kitchen tablet');
    expect(await vault.deviceName()).toBe('Kitchen tablet');
    await vault.close();
  });
});
