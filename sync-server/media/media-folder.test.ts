import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mediaFilesContract } from './media-files.contract';
import { createMediaFolder } from './media-folder';

let folder: string;

describe('a media folder', () => {
  mediaFilesContract(
    () => {
      folder = mkdtempSync(join(tmpdir(), 'media-folder-'));
      return createMediaFolder(join(folder, 'media'));
    },
    () => rmSync(folder, { recursive: true }),
  );
});

describe('a media folder on the disk', () => {
  const name = { accountId: 'anna', id: 'recording-0000001' };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'media-folder-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is for the server’s eyes alone, and laid out as backups expect it', async () => {
    const files = createMediaFolder(folder);
    await files.append(name, 0, new Uint8Array(3));
    expect(statSync(join(folder, 'anna')).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'anna', `${name.id}.part`)).mode & 0o777).toBe(0o600);
    await files.finish(name);
    expect(statSync(join(folder, 'anna', name.id)).size).toBe(3);
  });

  it('leaves alone what is none of its own', async () => {
    const files = createMediaFolder(folder);
    await files.append(name, 0, new Uint8Array(3));
    writeFileSync(join(folder, 'anna', 'note.txt'), 'x');
    writeFileSync(join(folder, '.hidden'), 'x');
    expect(await files.list('anna')).toHaveLength(1);
    expect(await files.accountIds()).toEqual(['anna']);
  });
});
