import { afterEach, expect, it } from 'vitest';
import { createIndexedDbDisk } from '../records/testing/disk';
import { FaultyDisk } from '../records/testing/faulty-disk';
import { closeTabs, openTab } from '../records/testing/open-tab';
import { whenLive } from '../records/testing/when-live';

const ID = 'brought-back-0000';
const TYPE = 'audio/webm;codecs=opus';
const bytes = Uint8Array.from({ length: 2_500_000 }, (_, at) => (at * 31) % 251);
const sound = new Blob([bytes], { type: TYPE });

afterEach(closeTabs);

it('V3 a recording from a file is here again byte for byte, and waits to be sent', async () => {
  const tab = await openTab(createIndexedDbDisk());
  expect(await tab.media.restore({ id: ID, content: sound, durationMs: 4200 })).toBe(true);
  const back = await tab.media.read(ID);
  expect(back?.type).toBe(TYPE);
  expect(Buffer.from((await back?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(bytes)).toBe(true);
  expect(await whenLive(tab.media.liveUnsent())).toMatchObject([
    { id: ID, durationMs: 4200, bytes: bytes.length, state: 'waiting', sentBytes: 0 },
  ]);
});

it('V17 a preview from a file is known for one', async () => {
  const tab = await openTab(createIndexedDbDisk());
  const content = new Blob([bytes], { type: 'image/jpeg' });
  await tab.media.restore({ id: ID, content, durationMs: 0, previewOf: 'the-photo-00000000' });
  expect(await whenLive(tab.media.liveUnsent())).toMatchObject([
    { id: ID, type: 'image/jpeg', previewOf: 'the-photo-00000000' },
  ]);
});

it('does nothing where the device knows it already', async () => {
  const tab = await openTab(createIndexedDbDisk());
  await tab.media.restore({ id: ID, content: sound, durationMs: 4200 });
  expect(await tab.media.restore({ id: ID, content: new Blob(['other']), durationMs: 1 })).toBe(
    false,
  );
  expect((await tab.media.read(ID))?.size).toBe(bytes.length);
});

it('F1 is not half there when the disk fails once', async () => {
  const disk = new FaultyDisk(createIndexedDbDisk(), 'aborted');
  const tab = await openTab(disk);
  const before = disk.calls;
  disk.isFaulty = (call) => call === before + 1;
  expect(await tab.media.restore({ id: ID, content: sound, durationMs: 4200 })).toBe(true);
  expect((await tab.media.read(ID))?.size).toBe(bytes.length);
});

it('V22 one that was sent and whose copy was dropped here is brought back, and offered again', async () => {
  const disk = new FaultyDisk(createIndexedDbDisk(), 'full');
  const tab = await openTab(disk);
  await tab.media.restore({ id: ID, content: sound, durationMs: 4200 });
  await tab.mediaReplica.noteComplete(ID);
  const next = disk.calls + 1;
  disk.isFaulty = (call) => call === next;
  await tab.drafts.write('journal:new', 'words');
  expect(await tab.media.read(ID)).toBeUndefined();
  expect(await tab.media.restore({ id: ID, content: sound, durationMs: 4200 })).toBe(true);
  expect((await tab.media.read(ID))?.size).toBe(bytes.length);
  expect(await whenLive(tab.media.liveUnsent())).toMatchObject([{ id: ID, state: 'waiting' }]);
});
