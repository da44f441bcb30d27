import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mediaFilesContract } from './media-files.contract';
import { createMediaFolder } from './media-folder';

describe('a media folder', () => {
  mediaFilesContract(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'media-folder-'));
    return {
      open: () => createMediaFolder(join(folder, 'media')),
      close: async () => rmSync(folder, { recursive: true }),
    };
  });
});

describe('a media folder on the disk', () => {
  const name = { accountId: 'anna', id: 'recording-0000001', attempt: 'first' };
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'media-folder-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is for the server’s eyes alone, and laid out as backups expect it', async () => {
    const files = createMediaFolder(folder, 'writer');
    await files.append(name, 0, new Uint8Array(3));
    const part = join(folder, 'anna', `${name.id}.first.part`);
    expect(statSync(join(folder, 'anna')).mode & 0o777).toBe(0o700);
    expect(statSync(part).mode & 0o777).toBe(0o700);
    expect(statSync(join(part, 'writer')).mode & 0o777).toBe(0o600);
    await (await files.openPart(name))?.finish();
    expect(statSync(join(folder, 'anna', `${name.id}.first`)).size).toBe(3);
    expect(readdirSync(join(folder, 'anna'))).toEqual([`${name.id}.first`]);
  });

  it('leaves alone what is none of its own', async () => {
    const files = createMediaFolder(folder);
    await files.append(name, 0, new Uint8Array(3));
    writeFileSync(join(folder, 'anna', 'note.txt'), 'x');
    writeFileSync(join(folder, 'anna', `${name.id}.first.~copy`), 'x');
    writeFileSync(join(folder, '.hidden'), 'x');
    expect(await files.list('anna')).toHaveLength(1);
    expect(await files.accountIds()).toEqual(['anna']);
  });

  it('has recordings from before there were attempts', async () => {
    const earlier = { ...name, attempt: '' };
    mkdirSync(join(folder, 'anna'));
    writeFileSync(join(folder, 'anna', name.id), 'whole');
    writeFileSync(join(folder, 'anna', `${name.id}.part`), 'part');
    const files = createMediaFolder(folder);
    const stored = await files.open(earlier);
    expect(Buffer.from((await stored?.read(0, 9)) ?? []).toString()).toBe('whole');
    const kinds = (await files.list('anna')).map(({ attempt, isPart }) => [attempt, isPart]);
    expect(kinds.sort()).toEqual([
      ['', false],
      ['', true],
    ]);
    await files.remove({ ...earlier, isPart: true });
    expect(readdirSync(join(folder, 'anna'))).toEqual([name.id]);
  });

  it('V4 refuses to append behind the end', async () => {
    const files = createMediaFolder(folder);
    await files.append(name, 0, new Uint8Array(3));
    await expect(files.append(name, 4, new Uint8Array(1))).rejects.toThrow('ends before');
  });
});
