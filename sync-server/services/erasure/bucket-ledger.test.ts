import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createS3Store } from '../../objects/s3-store';
import { startS3, type TestS3 } from '../../testing/s3';
import { carryOver, createBucketLedger } from './bucket-ledger';
import { createErasedLedger, type ErasedLedger, readLedger } from './erased-ledger';

const anna = { accountId: 'anna', at: 1_000, sessions: ['hash-1', 'hash-2'] };
const ben = { accountId: 'ben', at: 2_000, sessions: [] };

describe('A24 the deletion ledger in a bucket', () => {
  let s3: TestS3;
  let ledger: ErasedLedger;
  const open = () => createBucketLedger(createS3Store(s3.settings, { random: () => 0 }));
  beforeEach(async () => {
    s3 = await startS3();
    ledger = open();
  });
  afterEach(() => s3.stop());

  it('knows who was erased, with the sessions, for every server', async () => {
    expect(await readLedger(ledger)).toEqual([]);
    await ledger.add(anna);
    await ledger.add(ben);
    for (const opened of [ledger, open()]) expect(await readLedger(opened)).toEqual([anna, ben]);
    expect([...s3.objects.keys()]).toEqual(['erased/anna.json', 'erased/ben.json']);
    expect(await ledger.read(['ben'])).toEqual([ben]);
  });

  it('names thousands without fetching one', async () => {
    for (let at = 0; at < 2_500; at += 1) {
      s3.objects.set(`erased/person-${at}.json`, { bytes: Buffer.from('{}'), modifiedAt: 0 });
    }
    expect(await ledger.ids()).toHaveLength(2_500);
    expect(s3.asked).toBe(3);
  });

  it('refuses what it can’t read rather than forgetting someone', async () => {
    s3.objects.set('erased/anna.json', { bytes: Buffer.from('{"accountId":"ben"'), modifiedAt: 0 });
    await expect(readLedger(ledger)).rejects.toThrow("erased/anna.json can't be read.");
    const other = Buffer.from(JSON.stringify(ben));
    s3.objects.set('erased/anna.json', { bytes: other, modifiedAt: 0 });
    await expect(readLedger(ledger)).rejects.toThrow("erased/anna.json can't be read.");
    s3.objects.set('erased/anna.txt', { bytes: other, modifiedAt: 0 });
    await expect(ledger.ids()).rejects.toThrow('erased/anna.txt is no entry');
  });

  it('does not say that it noted someone while the bucket is away', async () => {
    s3.meet = async () => 503;
    await expect(ledger.add(anna)).rejects.toMatchObject({ status: 503 });
    await expect(ledger.ids()).rejects.toMatchObject({ status: 503 });
  });

  it('takes over those of a file, and none twice', async () => {
    const file = createErasedLedger();
    await file.add(anna);
    await file.add(ben);
    await ledger.add({ ...ben, at: 5 });
    for (let times = 0; times < 2; times += 1) await carryOver(file, ledger);
    expect(await readLedger(ledger)).toEqual([anna, { ...ben, at: 5 }]);
  });
});
