import { afterEach, describe, expect, it } from 'vitest';
import { checkIn, type CheckInBody } from '../../shared/records/check-in';
import { SYNC } from '../../shared/records/record';
import type { PersonStore } from './contract';
import { openDevice } from './device';
import { openPersonStore } from './open-person-store';
import { createIndexedDbDisk, createMemoryDisk, type Disk } from './testing/disk';
import { TestSurroundings } from './testing/surroundings';

const DAY = '2026-03-01';
const ID = `check-in:${DAY}`;

function body(truthStatement: string): CheckInBody {
  return { mood: 'hopeful', truthStatement, gratitude1: null, gratitude2: null, gratitude3: null };
}

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function start(disk: Disk, name = 'a'): Promise<PersonStore & { deviceId: string }> {
  const surroundings = new TestSurroundings(name);
  const device = await openDevice({ randomId: () => surroundings.randomId(), idb: disk.idb });
  const store = await openPersonStore({
    personId: 'p',
    device,
    surroundings,
    multiInstance: false,
    ...disk,
  });
  closing.push(
    () => device.close(),
    () => store.close(),
  );
  return { ...store, deviceId: device.id };
}

describe.each([
  ['memory', createMemoryDisk],
  ['IndexedDB', createIndexedDbDisk],
])('a person store on %s', (_name, createDisk) => {
  it('saves a record as pending and finds it again after a restart', async () => {
    const disk = createDisk();
    const store = await start(disk);
    const saved = await store.records.save({
      kind: checkIn,
      id: ID,
      day: DAY,
      body: body('I am loved'),
      opened: undefined,
    });
    expect(saved).toMatchObject({ id: ID, day: DAY, sync: SYNC.pending, body: body('I am loved') });
    await store.close();
    const again = await start(disk);
    expect(await again.records.find(checkIn, ID)).toEqual(saved);
    expect(await again.replica.pendingRows(10, 1e6)).toEqual([
      expect.objectContaining({ id: ID, version: saved.version }),
    ]);
  });
});
