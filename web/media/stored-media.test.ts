import { afterEach, describe, expect, it } from 'vitest';
import { createIndexedDbDisk, type Disk } from '../records/testing/disk';
import { type Fault, FaultyDisk } from '../records/testing/faulty-disk';
import { layDown } from '../records/testing/fixture-database';
import personV1 from '../records/testing/fixtures/desk-v1.json';
import { closeTabs, openTab, type Tab } from '../records/testing/open-tab';
import { whenLive } from '../records/testing/when-live';

const TYPE = 'audio/webm;codecs=opus';
const KEY = 'journal:new';

afterEach(closeTabs);

async function open(disk: Disk = createIndexedDbDisk(), name = 'a') {
  const tab = await openTab(disk, { name });
  return { disk, tab, media: tab.media };
}

/** A second of speech: bytes that say which second it is. */
function second(number: number, bytes = 40): Blob {
  return new Blob([new Uint8Array(bytes).fill(number)]);
}

async function speak({ media }: Pick<Tab, 'media'>, seconds: number, key = KEY): Promise<string> {
  const id = await media.begin(key, TYPE);
  for (let at = 1; at <= seconds; at += 1) await media.append(id, second(at), at * 1_000);
  return id;
}

async function bytesOf({ media }: Pick<Tab, 'media'>, id: string): Promise<number[] | undefined> {
  const blob = await media.read(id);
  return blob && [...new Uint8Array(await blob.arrayBuffer())];
}

function spoken(...seconds: number[]): number[] {
  return seconds.flatMap((number) => new Array(40).fill(number));
}

describe('a recording', () => {
  it('V2 reads back as its chunks in order, also while they come', async () => {
    const { tab, media } = await open();
    const id = await speak(tab, 2);
    expect(await bytesOf(tab, id)).toEqual(spoken(1, 2));
    await Promise.all([3, 4, 5].map((at) => media.append(id, second(at), at * 1_000)));
    expect(await media.finish(id)).toEqual({
      id,
      type: TYPE,
      createdAt: tab.surroundings.time,
      durationMs: 5_000,
      bytes: 200,
      sentBytes: 0,
      state: 'captured',
    });
    expect(await bytesOf(tab, id)).toEqual(spoken(1, 2, 3, 4, 5));
    expect((await media.read(id))?.type).toBe(TYPE);
  });

  it('V2 keeps chunks in order that come out of memory in another', async () => {
    const { tab, media } = await open();
    const id = await media.begin(KEY, TYPE);
    const slow = second(1);
    const bytes = await slow.arrayBuffer();
    slow.arrayBuffer = () => media.unkept(KEY).then(() => bytes);
    await Promise.all([media.append(id, slow, 1_000), media.append(id, second(2), 2_000)]);
    expect(await bytesOf(tab, id)).toEqual(spoken(1, 2));
  });

  it('F12 V2 cut short by a killed browser is offered again up to its last chunk', async () => {
    const { disk, tab } = await open();
    const id = await speak(tab, 3);
    // Killed: nothing is closed, nothing finished.
    const { tab: later } = await open(disk, 'b');
    expect(await later.media.unkept(KEY)).toMatchObject([
      { id, state: 'recording', bytes: 120, durationMs: 3_000 },
    ]);
    expect(await later.media.finish(id)).toMatchObject({ state: 'captured' });
    await later.media.keep(id);
    expect(await bytesOf(later, id)).toEqual(spoken(1, 2, 3));
  });

  it('is nothing when nothing was said', async () => {
    const { media } = await open();
    const id = await media.begin(KEY, TYPE);
    await media.append(id, new Blob([]), 10);
    expect(await media.finish(id)).toBeUndefined();
    expect(await media.unkept(KEY)).toEqual([]);
    expect(await media.finish('nobody-has-this-one')).toBeUndefined();
  });

  it('is gone with its bytes when it is thrown away, late chunks too', async () => {
    const { tab, media } = await open();
    const id = await speak(tab, 2);
    await media.discard(id);
    await media.append(id, second(3), 3_000);
    expect([await media.read(id), await media.unkept(KEY)]).toEqual([undefined, []]);
  });

  it('V3 waits to be sent from when a record keeps it, and can’t be thrown away any more', async () => {
    const { tab, media } = await open();
    const id = await speak(tab, 2);
    await media.finish(id);
    await media.keep(id);
    await media.keep(id);
    await media.discard(id);
    expect(await media.unkept(KEY)).toEqual([]);
    expect(await whenLive(media.liveUnsent())).toMatchObject([{ id, state: 'waiting' }]);
    expect(await media.finish(id)).toMatchObject({ state: 'waiting' });
    expect(await bytesOf(tab, id)).toEqual(spoken(1, 2));
  });

  it('is offered to its own draft, the newest first', async () => {
    const { tab, media } = await open();
    const first = await speak(tab, 1);
    tab.surroundings.time += 60_000;
    const other = await speak(tab, 1, 'drop:17');
    tab.surroundings.time += 60_000;
    const last = await speak(tab, 1);
    expect((await media.unkept(KEY)).map(({ id }) => id)).toEqual([last, first]);
    expect((await media.unkept('drop:17')).map(({ id }) => id)).toEqual([other]);
  });

  it('V16 is offered without the pictures of its draft', async () => {
    const { tab, media } = await open();
    const spoken = await speak(tab, 1);
    const picture = await media.begin(KEY, 'image/jpeg');
    await media.append(picture, second(7), 0);
    await media.finish(picture);
    expect((await media.unkept(KEY)).map(({ id }) => id)).toEqual([spoken]);
    expect(await bytesOf(tab, picture)).toEqual(new Array(40).fill(7));
  });

  it('V14 V17 a preview is kept with its photo, and says so from then on', async () => {
    const { tab, media } = await open();
    const [photo, preview] = [await speak(tab, 1), await speak(tab, 1)];
    await media.keep(photo);
    await media.keep(preview, photo);
    await media.keep(preview);
    expect(await whenLive(media.liveOne(preview))).toMatchObject({
      state: 'waiting',
      previewOf: photo,
    });
    expect(await whenLive(media.liveOne(photo))).not.toHaveProperty('previewOf');
  });

  it('is seen as it grows', async () => {
    const { media } = await open();
    const id = await media.begin(KEY, TYPE);
    const live = media.liveOne(id);
    const end = live.subscribe(() => undefined);
    await expect.poll(() => live.get()).toMatchObject({ bytes: 0 });
    await media.append(id, second(1), 1_000);
    await expect.poll(() => live.get()).toMatchObject({ bytes: 40 });
    await media.discard(id);
    await expect.poll(() => live.get()).toBeNull();
    end();
  });
});

describe.each<Fault>(['refused', 'aborted'])('F1 a call to IndexedDB that is %s', (fault) => {
  it('at any one point of a recording is not even noticed', { timeout: 60_000 }, async () => {
    const record = async (disk: Disk) => {
      const { tab, media } = await open(disk);
      const id = await speak(tab, 3);
      await media.finish(id);
      await media.keep(id);
      const bytes = await bytesOf(tab, id);
      await tab.close();
      return bytes;
    };
    const good = new FaultyDisk(createIndexedDbDisk(), fault);
    expect(await record(good)).toEqual(spoken(1, 2, 3));
    for (let failing = 1; failing <= good.calls; failing += 1) {
      const disk = new FaultyDisk(createIndexedDbDisk(), fault);
      disk.isFaulty = (call) => call === failing;
      expect(await record(disk), `call ${failing}`).toEqual(spoken(1, 2, 3));
    }
  });
});

it('F1 V2 writes what the disk refused for a while before what came after', async () => {
  const disk = new FaultyDisk(createIndexedDbDisk(), 'refused');
  const { tab, media } = await open(disk);
  const id = await speak(tab, 1);
  disk.isFaulty = () => true;
  await expect(media.append(id, second(2), 2_000)).rejects.toMatchObject({ code: 'STORE_FAILED' });
  disk.isFaulty = () => false;
  await media.append(id, second(3), 3_000);
  await media.finish(id);
  expect(await bytesOf(tab, id)).toEqual(spoken(1, 2, 3));
});

it('F13 a person’s database of the first release opens with everything in it, and takes recordings', async () => {
  const disk = createIndexedDbDisk();
  await layDown(disk, personV1);
  const { tab } = await open(disk, 'b');
  expect(await tab.drafts.read(KEY)).toEqual({
    body: { content: 'Half a page, written before the update.', audioUrl: null },
  });
  expect(await tab.replica.readState()).toEqual({
    epoch: 'first',
    checkpoint: 41,
    plan: 'premium',
    initialPullDone: true,
    lastSyncedAt: 1772355600000,
  });
  expect(await bytesOf(tab, await speak(tab, 1))).toEqual(spoken(1));
});
