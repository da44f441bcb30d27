import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestBucket, startS3, type TestBucket, type TestS3 } from '../testing/s3';
import type { ObjectStore } from './object-store';
import { createS3Store } from './s3-store';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const textOf = (found: Uint8Array | undefined) => found && Buffer.from(found).toString();

async function keysOf(store: ObjectStore, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys;
}

describe('a bucket', () => {
  let bucket: TestBucket;
  let store: ObjectStore;
  beforeEach(async () => {
    bucket = await openTestBucket();
    store = bucket.store;
  });
  afterEach(() => bucket.close());

  it('keeps what was put, under the last bytes, until it is deleted', async () => {
    expect(await store.get('a/one')).toBeUndefined();
    await store.put('a/one', bytes('be still'));
    await store.put('a/one', bytes('be still, and know'));
    expect(textOf(await store.get('a/one'))).toBe('be still, and know');
    await store.delete('a/one');
    await store.delete('a/one');
    expect(await store.get('a/one')).toBeUndefined();
    await store.put('a/empty', new Uint8Array());
    expect(await store.get('a/empty')).toHaveLength(0);
  });

  it('gives a part, fewer bytes at the end, and none behind it', async () => {
    await store.put('a/one', bytes('be still'));
    expect(textOf(await store.get('a/one', { first: 3, last: 4 }))).toBe('st');
    expect(textOf(await store.get('a/one', { first: 6, last: 99 }))).toBe('ll');
    expect(textOf(await store.get('a/one', { first: 8, last: 9 }))).toBe('');
    expect(await store.get('a/two', { first: 0, last: 9 })).toBeUndefined();
  });

  it('lists by prefix, with size and time, and names folders', async () => {
    for (const key of ['a/1/x', 'a/1/y', 'a/2/x', 'a/file', 'b/3/x']) {
      await store.put(key, bytes(key));
    }
    expect(await keysOf(store, 'a/1')).toEqual(['a/1/x', 'a/1/y']);
    expect(await store.folders('a/')).toEqual(['1', '2']);
    for await (const object of store.list('a/file')) {
      expect(object).toMatchObject({ key: 'a/file', bytes: 6 });
      expect(Math.abs(Date.now() - object.modifiedAt)).toBeLessThan(600_000);
    }
    expect(await keysOf(store, 'c')).toEqual([]);
  });

  it.each(['../etc/passwd', '/a', 'a//b', 'a/../b', 'a/./b', 'a b', 'ä', ''])(
    'A15 takes no key such as %j',
    async (key) => {
      await expect(store.put(key, bytes('x'))).rejects.toThrow('no key');
      await expect(store.get(key)).rejects.toThrow('no key');
      await expect(store.delete(key)).rejects.toThrow('no key');
    },
  );
});

describe('a bucket that fails', () => {
  let s3: TestS3;
  let told: string[];
  const open = (change = {}) =>
    createS3Store(
      { ...s3.settings, ...change },
      { onAway: ({ message }) => told.push(message), random: () => 0, timeoutMs: 300 },
    );
  beforeEach(async () => {
    s3 = await startS3();
    told = [];
  });
  afterEach(() => s3.stop());

  it('lists more than a thousand keys, and as many folders', async () => {
    for (let at = 0; at < 2_500; at += 1) {
      s3.objects.set(`many/${at}/x`, { bytes: Buffer.from('x'), modifiedAt: at });
    }
    expect(new Set(await keysOf(open(), 'many/')).size).toBe(2_500);
    expect(new Set(await open().folders('many/')).size).toBe(2_500);
    expect(s3.asked).toBe(6);
  });

  it.each([500, 503, 429, 'cut'] as const)('is asked again after %s', async (fault) => {
    let faults = 3;
    s3.meet = async () => (faults-- > 0 ? fault : undefined);
    await open().put('a', bytes('be still'));
    expect(textOf(await open().get('a'))).toBe('be still');
    expect(told).toEqual([]);
  });

  it.each([
    [503, 4, '503 (ToldTo)'],
    ['cut', 4, "can't be reached"],
    [403, 1, '403 (ToldTo)'],
    [301, 1, '301 (ToldTo)'],
  ] as const)(
    'answers 503 where it says %s for good, after %d tries',
    async (fault, tries, says) => {
      s3.meet = async () => fault;
      await expect(open().get('a/secret-name')).rejects.toMatchObject({
        status: 503,
        code: 'BUSY',
        retryAfterSeconds: 5,
      });
      expect(s3.asked).toBe(tries);
      expect(told).toHaveLength(1);
      expect(told[0]).toContain(says);
      expect(told[0]).not.toMatch(/secret-name|tester/);
    },
  );

  it('waits for no answer without an end', async () => {
    s3.meet = () => new Promise(() => undefined);
    await expect(open().delete('a')).rejects.toMatchObject({ status: 503 });
    expect(told).toEqual(["The bucket can't be reached: TimeoutError."]);
  });

  it('that is not there is no bucket without the object', async () => {
    await expect(open({ bucket: 'other-bucket' }).get('a')).rejects.toMatchObject({ status: 503 });
    expect(told).toEqual(['The bucket answered 404 (NoSuchBucket) to GET.']);
  });

  it.each([
    ['key', { accessKeyId: 'stranger' }, 'AccessDenied'],
    ['secret', { secretAccessKey: 'guessed' }, 'SignatureDoesNotMatch'],
    ['region', { region: 'elsewhere' }, 'AccessDenied'],
  ])('that does not know the %s refuses', async (_, change, code) => {
    await expect(open(change).put('a', bytes('x'))).rejects.toMatchObject({ status: 503 });
    expect(told).toEqual([`The bucket answered 403 (${code}) to PUT.`]);
  });
});
