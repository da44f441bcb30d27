import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createKeys } from '../../sealing/master-key-keys';
import { openSqliteStore } from '../../store/sqlite/open-sqlite-store';
import { prepareRestored } from '../../store/sqlite/prepare-restored';
import type { Store } from '../../store/store';
import { sampleAccount } from '../../store/testing/samples';
import { keepMedia } from './known-media';
import { dropUnnamedMedia, isMediaSearched, noteNamedMedia } from './named-media';

const DAY_MS = 86_400_000;
const keys = createKeys(Buffer.alloc(32, 3));

it('F6 V9 counts the days without a record anew in a restored database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-media-'));
  const file = join(folder, 'wholeness.sqlite');
  const open = () => openSqliteStore({ file, keys, randomId: () => 'epoch-1' });
  const search = (store: Store, day: number) =>
    noteNamedMedia(store, 'anna', { named: new Set(), sequence: 0 }, day * DAY_MS);

  const before = open();
  await before.createAccount(sampleAccount('anna'));
  const times = { begunAt: 1, completedAt: 2, attempt: '' };
  const recording = { id: 'one', sha256: 'x', bytes: 1, type: 'audio/webm', ...times } as const;
  await keepMedia(before, 'anna', recording, 100_000);
  await search(before, 10);
  await before.close();
  await prepareRestored(file, 'epoch-2', []);

  const restored = open();
  expect(await dropUnnamedMedia(restored, 'anna', 98 * DAY_MS)).toEqual([]);
  expect(await isMediaSearched(restored, 'anna')).toBe(false);
  await search(restored, 99);
  expect(await dropUnnamedMedia(restored, 'anna', 98 * DAY_MS)).toEqual([]);
  expect(await dropUnnamedMedia(restored, 'anna', 99 * DAY_MS)).toMatchObject([{ id: 'one' }]);
  await restored.close();
  rmSync(folder, { recursive: true });
});
