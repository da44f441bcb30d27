import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createS3Store } from '../objects/s3-store';
import { startS3, type TestS3 } from '../testing/s3';
import { copyRecording } from './copy-recording';
import { createMediaBucket } from './media-bucket';
import { createMediaFolder } from './media-folder';

const ID = 'recording-0000001';
let folder: string;
let s3: TestS3;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'copy-recording-'));
  s3 = await startS3();
  mkdirSync(join(folder, 'anna', `${ID}.second.part`), { recursive: true });
  mkdirSync(join(folder, 'ben'));
  writeFileSync(join(folder, 'anna', ID), Buffer.alloc(2_500_000, 'a'));
  writeFileSync(join(folder, 'anna', `${ID}.second.part`, 'writer'), 'half');
  writeFileSync(join(folder, 'ben', `${ID}.first`), 'of ben');
});
afterEach(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

it('copies recordings into a bucket, and goes on where it was cut short', async () => {
  const from = createMediaFolder(folder);
  const to = createMediaBucket(createS3Store(s3.settings, { random: () => 0 }), randomUUID);
  const copy = (accountId: string, attempt: string, bytes: number) =>
    copyRecording(from, to, { accountId, id: ID, attempt }, bytes);
  let puts = 0;
  s3.meet = async (method) => {
    if (method === 'PUT') puts += 1;
    return puts > 2 ? 503 : undefined;
  };
  await expect(copy('anna', '', 2_500_000)).rejects.toMatchObject({ status: 503 });
  s3.meet = async () => undefined;
  expect(await copy('anna', '', 2_500_000)).toBe(true);
  const asked = puts;
  expect(await copy('anna', '', 2_500_000)).toBe(true);
  expect(puts).toBe(asked);
  expect(await copy('ben', 'first', 6)).toBe(true);
  expect(await copy('ben', 'first', 7)).toBe(false);
  expect(await copy('anna', 'second', 4)).toBe(false);
  const whole = await to.open({ accountId: 'anna', id: ID, attempt: '' });
  const bytes = Buffer.from((await whole?.read(0, 2_500_001)) ?? []);
  expect(bytes.equals(Buffer.alloc(2_500_000, 'a'))).toBe(true);
  const his = await to.open({ accountId: 'ben', id: ID, attempt: 'first' });
  expect(Buffer.from((await his?.read(0, 99)) ?? []).toString()).toBe('of ben');
});

it('copies one from before there were attempts into a folder, beside what is left of an upload', async () => {
  const to = createMediaFolder(join(folder, 'to'));
  mkdirSync(join(folder, 'to', 'anna'), { recursive: true });
  writeFileSync(join(folder, 'to', 'anna', `${ID}.part`), 'half');
  const upload = { accountId: 'anna', id: ID, attempt: '' };
  expect(await copyRecording(createMediaFolder(folder), to, upload, 2_500_000)).toBe(true);
  expect((await to.open(upload))?.bytes).toBe(2_500_000);
  expect(await to.list('anna')).toHaveLength(1);
});
