import { afterEach, describe, expect, it } from 'vitest';
import { rowSeal } from '../../records/storage/row-seal';
import { createIndexedDbDisk } from '../../records/testing/disk';
import { FaultyDisk } from '../../records/testing/faulty-disk';
import { closeTabs, openTab } from '../../records/testing/open-tab';
import { everythingStored } from '../../records/testing/raw-rows';
import { rowsOnlyHere } from '../sealed/person-databases';
import { leaveLetter, takeLetters } from './letter-box';
import { sealRows, unsealRows } from './rewrite-rows';

const KEY = new Uint8Array(32).fill(1);
const WORDS = 'shared with nobody';

afterEach(closeTabs);

const letter = (number: number) => ({
  key: `journal:new#letter-${number}`,
  value: { form: { content: `${WORDS} ${number}` } },
  updatedAt: number,
});

/** A device on which Ada has a lock; `plain` has no key, as a worker. */
async function withLock() {
  const { indexedDB, IDBKeyRange } = createIndexedDbDisk().idb;
  const plain = { indexedDB, IDBKeyRange };
  const idb = { ...plain, seal: rowSeal(KEY, true) };
  await (await openTab({ idb: plain }, { personId: 'ada' })).close();
  await sealRows('ada', idb);
  return { plain, idb };
}

async function draftsOf(idb: Awaited<ReturnType<typeof withLock>>['plain']) {
  const tab = await openTab({ idb }, { personId: 'ada' });
  const drafts = await tab.drafts.all();
  await tab.close();
  return drafts.map(({ value }) => JSON.stringify(value)).toSorted();
}

const expected = (...numbers: number[]) =>
  numbers.map((number) => JSON.stringify(letter(number).value));

describe('I8 what a worker leaves for somebody who is locked', () => {
  it('lies sealed until they unlock, is a draft then, and gone from the box', async () => {
    const { plain, idb } = await withLock();
    expect(await leaveLetter('ada', letter(1), plain)).toBe(true);
    expect(await leaveLetter('ada', letter(2), plain)).toBe(true);
    expect(await everythingStored(plain)).not.toContain(WORDS);
    await takeLetters('ada', idb);
    expect(await draftsOf(idb)).toEqual(expected(1, 2));
    const stored = await everythingStored(plain);
    expect(stored).not.toContain(WORDS);
    expect(stored).not.toContain('letter:');
    await takeLetters('ada', idb);
    expect(await draftsOf(idb)).toEqual(expected(1, 2));
  });

  it('opens with no other key', async () => {
    const { plain, idb } = await withLock();
    await leaveLetter('ada', letter(1), plain);
    const other = { ...plain, seal: rowSeal(new Uint8Array(32).fill(2), true) };
    await expect(takeLetters('ada', other)).rejects.toThrow('sealed with another key');
    await expect(takeLetters('ada', plain)).rejects.toThrow('sealed with another key');
    await takeLetters('ada', idb);
    expect(await draftsOf(idb)).toEqual(expected(1));
  });

  it('is refused where there is no box', async () => {
    const { indexedDB, IDBKeyRange } = createIndexedDbDisk().idb;
    const plain = { indexedDB, IDBKeyRange };
    await (await openTab({ idb: plain }, { personId: 'ada' })).close();
    expect(await leaveLetter('ada', letter(1), plain)).toBe(false);
    await takeLetters('ada', plain);
    expect(await everythingStored(plain)).not.toContain(WORDS);
  });

  it('is a draft when the lock is turned off, and goes with a sign-out', async () => {
    const { plain, idb } = await withLock();
    await leaveLetter('ada', letter(1), plain);
    const leaving: string[] = [];
    for await (const rows of rowsOnlyHere('ada', idb))
      leaving.push(...rows.map((row) => JSON.stringify(row)));
    expect(leaving.join()).toContain(`${WORDS} 1`);
    await leaveLetter('ada', letter(2), plain);
    await unsealRows('ada', { ...plain, seal: rowSeal(KEY, false) });
    expect(await draftsOf(plain)).toEqual(expected(1, 2));
    expect(await leaveLetter('ada', letter(3), plain)).toBe(false);
  });

  it('killed at any moment, taking it in loses nothing', async () => {
    const { plain, idb } = await withLock();
    const sample = new FaultyDisk({ idb }, 'refused');
    await leaveLetter('ada', letter(1), plain);
    await takeLetters('ada', sample.idb);
    expect(sample.calls).toBeGreaterThan(3);
    for (let call = 1; call <= sample.calls; call += 1) {
      await leaveLetter('ada', letter(call + 1), plain);
      const dying = new FaultyDisk({ idb }, 'refused');
      dying.isFaulty = (number) => number >= call;
      await takeLetters('ada', dying.idb).catch(() => undefined);
    }
    await takeLetters('ada', idb);
    expect(await draftsOf(idb)).toHaveLength(sample.calls + 1);
  });
});
