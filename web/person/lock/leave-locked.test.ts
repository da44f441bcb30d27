import { afterEach, describe, expect, it } from 'vitest';
import { journalEntry } from '../../../shared/records/journal-entry';
import { LocalStoreError } from '../../records/contract';
import { rowSeal } from '../../records/storage/row-seal';
import type { RowSeal } from '../../records/storage/seal-contract';
import { createIndexedDbDisk, type Disk } from '../../records/testing/disk';
import { closeTabs, openTab } from '../../records/testing/open-tab';
import { everythingStored } from '../../records/testing/raw-rows';
import { restoreSealed } from '../sealed/restore-sealed';
import { sealAndRemove } from '../sealed/seal-and-remove';
import { Vault } from '../sealed/vault';
import { giveUpUnreadable, isKeyLost } from './lost-key';
import { putLockRow } from './testing/put-lock-row';

const SEAL = rowSeal(new Uint8Array(32).fill(1), true);
const BENS = rowSeal(new Uint8Array(32).fill(2), true);
const ACCOUNT_KEY = new Uint8Array(32).fill(3);

const vaults: Vault[] = [];
afterEach(async () => {
  await closeTabs();
  for (const vault of vaults.splice(0)) await vault.close();
});

let ids = 0;
const randomId = () => `random-${++ids}`;

function deps(disk: Disk, seal: RowSeal | undefined) {
  const idb = { ...disk.idb, ...(seal && { seal }) };
  const vault = new Vault({ randomId, idb });
  vaults.push(vault);
  const leftWords = () => ({ found: () => [], forget: () => undefined });
  return { vault, idb, randomId, now: () => 7, leftWords };
}

async function adaWrites(isSynced: boolean) {
  const { indexedDB, IDBKeyRange } = createIndexedDbDisk().idb;
  const disk: Disk = { idb: { indexedDB, IDBKeyRange } };
  await deps(disk, SEAL).vault.arrive('ada', ACCOUNT_KEY);
  const tab = await openTab(deps(disk, SEAL), { personId: 'ada' });
  const body = { content: 'nobody reads this', audioUrl: null };
  const day = '2026-03-01';
  await tab.records.save({ kind: journalEntry, id: 'entry', day, body, opened: undefined });
  if (isSynced) {
    await tab.replica.enterEpoch('e');
    await tab.replica.acknowledge('e', await tab.replica.pendingRows(9, 9e9));
  }
  await tab.close();
  return disk;
}

async function personsRows(disk: Disk): Promise<string[]> {
  return (await everythingStored(disk.idb))
    .split('\n')
    .filter((row) => row.includes('ada'))
    .toSorted();
}

describe('I3 the databases of somebody who is locked', () => {
  const others: readonly [string, RowSeal | undefined][] = [
    ['nobody’s key', undefined],
    ['another person’s key', BENS],
  ];

  it.each(others)('stay as they are where they are to be put away with %s', async (_name, seal) => {
    for (const isSynced of [false, true]) {
      const disk = await adaWrites(isSynced);
      await deps(disk, undefined).vault.beginLeaving('ada');
      const before = await personsRows(disk);
      await expect(sealAndRemove('ada', deps(disk, seal))).rejects.toThrow(
        'sealed with another key',
      );
      await deps(disk, undefined).vault.stay('ada');
      const leaving = (row: string) => !row.startsWith('device');
      expect((await personsRows(disk)).filter(leaving)).toEqual(before.filter(leaving));
      const tab = await openTab(deps(disk, SEAL), { personId: 'ada' });
      const [entry] = await tab.records.all();
      expect(entry?.body).toMatchObject({ content: 'nobody reads this' });
    }
  });

  it('are put away with their own, and come back', async () => {
    const disk = await adaWrites(false);
    expect(await sealAndRemove('ada', deps(disk, SEAL))).toBe('gone');
    await deps(disk, undefined).vault.arrive('ada', ACCOUNT_KEY);
    expect(await restoreSealed('ada', deps(disk, SEAL))).toBe('home');
    const tab = await openTab(deps(disk, SEAL), { personId: 'ada' });
    const [entry] = await tab.records.all();
    expect(entry?.body).toMatchObject({ content: 'nobody reads this' });
    expect(await everythingStored(disk.idb)).not.toContain('nobody reads this');
  });
});

describe('I23 databases whose lock is gone', () => {
  const open = (disk: Disk) =>
    openTab(deps(disk, undefined), { personId: 'ada' }).catch((error: unknown) => error);

  it('are told from those of somebody who is locked, and from a disk that fails', async () => {
    const disk = await adaWrites(true);
    const error = await open(disk);
    expect(await isKeyLost(error, 'ada', disk.idb)).toBe(true);
    expect(await isKeyLost(new LocalStoreError('STORE_FAILED', undefined), 'ada', disk.idb)).toBe(
      false,
    );
    await putLockRow('ada', disk.idb);
    expect(await isKeyLost(error, 'ada', disk.idb)).toBe(false);
  });

  it('go unread only where their owner gives them up, and what was left sealed before comes back', async () => {
    const disk = await adaWrites(false);
    expect(await sealAndRemove('ada', deps(disk, SEAL))).toBe('gone');
    await deps(disk, undefined).vault.arrive('ada', ACCOUNT_KEY);
    const locked = await openTab(deps(disk, SEAL), { personId: 'ada' });
    await locked.close();
    await giveUpUnreadable('ada', deps(disk, undefined).vault);
    expect(await sealAndRemove('ada', deps(disk, undefined))).toBe('gone');
    await deps(disk, undefined).vault.arrive('ada', ACCOUNT_KEY);
    expect(await restoreSealed('ada', deps(disk, undefined))).toBe('home');
    const tab = await openTab(deps(disk, undefined), { personId: 'ada' });
    const [entry] = await tab.records.all();
    expect(entry?.body).toMatchObject({ content: 'nobody reads this' });
  });
});
