import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createS3Store } from '../objects/s3-store';
import { openTestBucket, startS3, type TestS3 } from '../testing/s3';
import { createMediaBucket } from './media-bucket';
import type { MediaFiles } from './media-files';
import { mediaFilesContract } from './media-files.contract';

describe('a media bucket', () => {
  mediaFilesContract(async () => {
    const { store, close } = await openTestBucket();
    return { open: () => createMediaBucket(store, randomUUID), close };
  });
});

describe('a media bucket as it is laid out', () => {
  const name = { accountId: 'anna', id: 'recording-0000001', attempt: 'first' };
  let s3: TestS3;
  let files: MediaFiles;
  let ids: number;
  beforeEach(async () => {
    s3 = await startS3();
    ids = 0;
    files = createMediaBucket(createS3Store(s3.settings), () => `r${++ids}`);
  });
  afterEach(() => s3.stop());
  const bytes = (text: string) => new Uint8Array(Buffer.from(text));

  it('has an object for each block, and one that names those of the whole', async () => {
    await files.append(name, 0, bytes('be still'));
    await files.append(name, 8, bytes(', and know'));
    await files.append({ ...name, attempt: '' }, 0, bytes('earlier'));
    await (await files.openPart(name))?.finish();
    const folder = `media/anna/${name.id}`;
    expect([...s3.objects.keys()]).toEqual([
      `${folder}/first/0000000000-8-r1`,
      `${folder}/first/0000000008-10-r2`,
      `${folder}/_/0000000000-7-r3`,
      `${folder}/first/whole`,
    ]);
    expect((await files.list('anna')).map(({ attempt }) => attempt)).toEqual(['', 'first']);
  });

  it('V19 counts the bytes from the start on that the blocks of all servers cover', async () => {
    await files.append(name, 0, bytes('be'));
    await files.append(name, 2, bytes(' still, and'));
    await files.append(name, 0, bytes('be still'));
    const part = await files.openPart(name);
    expect(part?.bytes).toBe(13);
    expect(Buffer.from((await part?.read(0, 99)) ?? []).toString()).toBe('be still, and');
    await part?.finish();
    const whole = await files.open(name);
    expect(Buffer.from((await whole?.read(6, 4)) ?? []).toString()).toBe('ll, ');
  });

  it('A23 serves nothing of a recording that lacks a block', async () => {
    await files.append(name, 0, bytes('be still'));
    await files.append(name, 8, bytes(', and know'));
    await (await files.openPart(name))?.finish();
    const folder = `media/anna/${name.id}/first`;
    s3.objects.delete(`${folder}/0000000000-8-r1`);
    const whole = await files.open(name);
    await expect(whole?.read(0, 18)).rejects.toThrow('missing');
    const list = Buffer.from('["0000000008-10-r2"]');
    s3.objects.set(`${folder}/whole`, { bytes: list, modifiedAt: 0 });
    await expect(files.open(name)).rejects.toThrow('lacks a block');
  });

  it('removes a person with more than a thousand blocks', async () => {
    for (let at = 0; at < 1_100; at += 1) {
      const key = `media/anna/${name.id}/first/${String(at).padStart(10, '0')}-1-x`;
      s3.objects.set(key, { bytes: Buffer.from('x'), modifiedAt: 0 });
    }
    expect((await files.openPart(name))?.bytes).toBe(1_100);
    await files.removeAll('anna');
    expect(s3.objects.size).toBe(0);
  });
});
