import { afterEach, describe, expect, it } from 'vitest';
import { toState } from '../../shared/domain/merge/states';
import { MEDIA, mediaUrl } from '../../shared/protocol/media';
import { journalEntry } from '../../shared/records/journal-entry';
import { createIndexedDbDisk, type Disk } from '../records/testing/disk';
import { FaultyDisk } from '../records/testing/faulty-disk';
import { closeTabs, openTab, type Tab } from '../records/testing/open-tab';
import { whenLive } from '../records/testing/when-live';
import { HELD_WITH_RECORD } from './contract';

const DAY_MS = 86_400_000;
const LARGE = 9_000_000;

afterEach(closeTabs);

/** Ids as long as real ones, which addresses ask for. */
async function open(disk: Disk = createIndexedDbDisk()): Promise<Tab> {
  return openTab(disk, { name: 'a-device-with-a-name' });
}

async function record({ media }: Tab, bytes = 40, type = 'audio/webm'): Promise<string> {
  const id = await media.begin('journal:new', type);
  await media.append(id, new Blob([new Uint8Array(bytes).fill(7)]), 1_000);
  await media.finish(id);
  return id;
}

async function recordAndKeep(tab: Tab, bytes?: number): Promise<string> {
  const id = await record(tab, bytes);
  await tab.media.keep(id);
  return id;
}

async function recordAndSend(tab: Tab, bytes?: number): Promise<string> {
  const id = await recordAndKeep(tab, bytes);
  await tab.mediaReplica.noteComplete(id);
  return id;
}

async function write(tab: Tab, id: string, audioUrl: string | null) {
  const body = { content: `${id} words`, audioUrl };
  const opened = await tab.records.find(journalEntry, id);
  return tab.records.save({ kind: journalEntry, id, day: '2026-03-01', body, opened });
}

function stateOf(tab: Tab, id: string) {
  return whenLive(tab.media.liveOne(id));
}

async function sizeOf(tab: Tab, id: string): Promise<number | undefined> {
  return (await tab.media.read(id))?.size;
}

describe('what waits to be sent', () => {
  it('V3 is what a record keeps, the oldest first, and stays so until the server has it', async () => {
    const disk = createIndexedDbDisk();
    const tab = await open(disk);
    await record(tab);
    const first = await recordAndKeep(tab);
    tab.surroundings.time += 1;
    const second = await recordAndKeep(tab);
    await tab.mediaReplica.noteHash(first, 'abc');
    await tab.mediaReplica.noteSent(first, 20);
    await tab.close();
    const { mediaReplica } = await open(disk);
    expect(await mediaReplica.waiting()).toMatchObject([
      { id: first, sentBytes: 20, sha256: 'abc', state: 'waiting' },
      { id: second, sentBytes: 0 },
    ]);
    await mediaReplica.noteComplete(first);
    await mediaReplica.noteComplete(second);
    expect(await mediaReplica.waiting()).toEqual([]);
  });

  it('V7 is held with its code, still plays, and is tried again when it is kept again or its code is released', async () => {
    const tab = await open();
    const [full, other] = [await recordAndKeep(tab), await recordAndKeep(tab)];
    await tab.mediaReplica.hold(full, 'MEDIA_QUOTA');
    await tab.mediaReplica.hold(other, 'MEDIA_TYPE');
    expect(await whenLive(tab.media.liveUnsent())).toMatchObject([
      { state: 'held' },
      { state: 'held' },
    ]);
    expect(await sizeOf(tab, full)).toBe(40);
    await tab.mediaReplica.release('MEDIA_QUOTA');
    expect((await tab.mediaReplica.waiting()).map(({ id }) => id)).toEqual([full]);
    await tab.media.keep(other);
    expect(await stateOf(tab, other)).not.toHaveProperty('code');
    expect(await tab.mediaReplica.waiting()).toHaveLength(2);
  });

  it('V11 V10 is held as long as only a held record names it, also when the server has it, and waits again with its record', async () => {
    const tab = await open();
    await tab.replica.enterEpoch('epoch');
    const [sent, unsent] = [await recordAndSend(tab), await recordAndKeep(tab)];
    for (const [entry, id] of Object.entries({ a: sent, b: unsent })) {
      const state = toState(await write(tab, entry, mediaUrl(id)));
      await tab.replica.hold('epoch', [{ state, code: 'ENTRY_LIMIT' }]);
    }
    expect(await tab.mediaReplica.waiting()).toEqual([]);
    for (const id of [sent, unsent]) {
      expect(await stateOf(tab, id)).toMatchObject({ state: 'held', code: HELD_WITH_RECORD });
      expect(await sizeOf(tab, id)).toBe(40);
    }
    await tab.replica.applyPlan('trial');
    expect(await tab.mediaReplica.waiting()).toMatchObject([
      { id: sent, sentBytes: 40, state: 'waiting' },
      { id: unsent, sentBytes: 0, state: 'waiting' },
    ]);
    expect(await stateOf(tab, sent)).not.toHaveProperty('code');
  });

  it('V11 is not held with a record whose state on the server names it too', async () => {
    const tab = await open();
    await tab.replica.enterEpoch('epoch');
    const id = await recordAndSend(tab);
    const known = toState(await write(tab, 'a', mediaUrl(id)));
    await tab.replica.acknowledge('epoch', [known]);
    const edited = toState(await write(tab, 'a', mediaUrl(id)));
    await tab.replica.hold('epoch', [{ state: edited, code: 'RECORD_TOO_LARGE' }]);
    expect(await tab.mediaReplica.waiting()).toEqual([]);
    expect(await stateOf(tab, id)).toMatchObject({ state: 'synced' });
  });

  it('is told to whoever listens', async () => {
    const tab = await open();
    let kept = 0;
    const end = tab.mediaReplica.onKeep(() => {
      kept += 1;
    });
    await recordAndKeep(tab);
    end();
    await recordAndKeep(tab);
    expect(kept).toBe(1);
  });

  it('F6 is also what the server had under another epoch, as far as it is still here', async () => {
    const tab = await open();
    const here = await recordAndSend(tab);
    await tab.replica.enterEpoch('restored');
    expect(await tab.mediaReplica.waiting()).toMatchObject([{ id: here, sentBytes: 40 }]);
  });

  it('F6 P54 is also that where the server has all records: their digest says nothing of recordings', async () => {
    const tab = await open();
    const here = await recordAndSend(tab);
    const { digest } = await tab.replica.digest();
    expect(await tab.replica.enterEpoch('next', { digest, sequence: 1 })).toBe(true);
    expect(await tab.mediaReplica.waiting()).toMatchObject([{ id: here, sentBytes: 40 }]);
  });
});

describe('a copy of what was recorded elsewhere', () => {
  it('V8 plays here from then on', async () => {
    const tab = await open();
    const blob = new Blob([new Uint8Array(2 * MEDIA.pieceBytes + 5)], { type: 'audio/mp4' });
    await tab.mediaReplica.keepCopy('fetched-from-elsewhere', blob);
    const copy = await tab.media.read('fetched-from-elsewhere');
    expect([copy?.size, copy?.type]).toEqual([blob.size, 'audio/mp4']);
    expect(await stateOf(tab, 'fetched-from-elsewhere')).toMatchObject({ state: 'synced' });
  });

  it('never takes the place of what this device recorded', async () => {
    const tab = await open();
    const id = await recordAndKeep(tab);
    await tab.mediaReplica.keepCopy(id, new Blob(['other']));
    expect([await sizeOf(tab, id), (await stateOf(tab, id))?.state]).toEqual([40, 'waiting']);
  });
});

describe('F2 V10 a full disk', () => {
  /** Two copies the server has, one recording it has not; the calls of these numbers from now on find no space. */
  async function fill(failing: readonly number[]) {
    const disk = new FaultyDisk(createIndexedDbDisk(), 'full');
    const tab = await open(disk);
    await tab.replica.enterEpoch('epoch');
    const heardLately = await recordAndSend(tab, LARGE);
    tab.surroundings.time += 60_000;
    const heardFirst = await recordAndSend(tab, LARGE);
    const unsent = await recordAndKeep(tab, LARGE);
    tab.surroundings.time += 60_000;
    await tab.media.read(heardLately);
    const from = disk.calls;
    disk.isFaulty = (call) => failing.includes(call - from);
    return { disk, tab, heardLately, heardFirst, unsent };
  }

  it('drops the copy that was heard longest ago, and the words are saved', async () => {
    const { tab, heardLately, heardFirst, unsent } = await fill([1]);
    await tab.drafts.write('journal:new', 'words');
    expect(await tab.drafts.read('journal:new')).toBe('words');
    expect([
      await sizeOf(tab, heardFirst),
      await sizeOf(tab, heardLately),
      await sizeOf(tab, unsent),
    ]).toEqual([undefined, LARGE, LARGE]);
    expect(await stateOf(tab, heardFirst)).toMatchObject({ state: 'synced', durationMs: 1_000 });
  });

  it('drops what is nobody’s own before any copy', async () => {
    const disk = new FaultyDisk(createIndexedDbDisk(), 'full');
    let spare = 2;
    const dropSpare = async () => {
      disk.isFaulty = () => spare > 0;
      return spare-- > 0;
    };
    const tab = await openTab(disk, { dropSpare });
    const copy = await recordAndSend(tab, LARGE);
    disk.isFaulty = () => true;
    await tab.drafts.write('journal:new', 'words');
    expect(await tab.drafts.read('journal:new')).toBe('words');
    expect([spare, await sizeOf(tab, copy)]).toEqual([0, LARGE]);
  });

  it('drops one after the other while that is not enough', async () => {
    const { tab, heardLately, heardFirst, unsent } = await fill([1, 4]);
    await tab.drafts.write('journal:new', 'words');
    expect([
      await sizeOf(tab, heardFirst),
      await sizeOf(tab, heardLately),
      await sizeOf(tab, unsent),
    ]).toEqual([undefined, undefined, LARGE]);
  });

  it('makes room for a record', async () => {
    const { disk, tab, heardFirst } = await fill([]);
    await write(tab, 'before', null);
    const from = disk.calls;
    disk.isFaulty = (call) => call <= from + 3;
    await write(tab, 'entry', null);
    expect(await tab.records.find(journalEntry, 'entry')).toBeDefined();
    expect(await sizeOf(tab, heardFirst)).toBeUndefined();
  });

  it('makes room for a recording', async () => {
    const { tab, heardFirst } = await fill([1]);
    expect(await sizeOf(tab, await record(tab))).toBe(40);
    expect(await sizeOf(tab, heardFirst)).toBeUndefined();
  });

  it.each(['pending', 'held'])(
    'never drops what only a %s record names: the server may drop it too',
    async (status) => {
      const { disk, tab, heardLately, heardFirst } = await fill([]);
      const state = toState(await write(tab, 'entry', mediaUrl(heardFirst)));
      if (status === 'held') await tab.replica.hold('epoch', [{ state, code: 'ENTRY_LIMIT' }]);
      const next = disk.calls + 1;
      disk.isFaulty = (call) => call === next;
      await tab.drafts.write('journal:new', 'words');
      expect([await sizeOf(tab, heardFirst), await sizeOf(tab, heardLately)]).toEqual([
        LARGE,
        undefined,
      ]);
    },
  );

  it('says so when there is nothing it may drop, and drops nothing', async () => {
    const disk = new FaultyDisk(createIndexedDbDisk(), 'full');
    const tab = await open(disk);
    const unsent = await recordAndKeep(tab);
    const unkept = await record(tab);
    disk.isFaulty = () => true;
    const full = { code: 'QUOTA_EXCEEDED' };
    await expect(tab.drafts.write('journal:new', 'words')).rejects.toMatchObject(full);
    disk.isFaulty = () => false;
    expect([await sizeOf(tab, unsent), await sizeOf(tab, unkept)]).toEqual([40, 40]);
  });

  it('fetches a dropped copy again under its own length', async () => {
    const { tab, heardFirst } = await fill([1]);
    await tab.drafts.write('journal:new', 'words');
    await tab.mediaReplica.keepCopy(heardFirst, new Blob([new Uint8Array(LARGE)]));
    expect(await sizeOf(tab, heardFirst)).toBe(LARGE);
    expect(await stateOf(tab, heardFirst)).toMatchObject({ durationMs: 1_000 });
  });
});

describe('the clean-up', () => {
  async function sweepAfter(tab: Tab, days: number) {
    tab.surroundings.time += days * DAY_MS;
    await tab.mediaReplica.sweep();
  }

  it('V9 drops what nothing has named for thirty days', async () => {
    const tab = await open();
    const id = await recordAndSend(tab);
    await sweepAfter(tab, 400);
    await sweepAfter(tab, MEDIA.graceDays);
    expect(await sizeOf(tab, id)).toBe(40);
    await sweepAfter(tab, 1);
    expect([await sizeOf(tab, id), await stateOf(tab, id)]).toEqual([undefined, null]);
  });

  it('V16 drops a picture that no draft and no record has named for thirty days, kept or not', async () => {
    const tab = await open();
    const [named, saved, removed, cut] = [
      await record(tab, 40, 'image/jpeg'),
      await record(tab, 40, 'image/jpeg'),
      await record(tab, 40, 'image/jpeg'),
      await tab.media.begin('journal:new', 'image/jpeg'),
    ];
    await tab.media.append(cut, new Blob(['half']), 0);
    await tab.drafts.write('journal:new', { form: { photos: [{ url: mediaUrl(named) }] } });
    await tab.media.keep(saved);
    await write(tab, 'entry', mediaUrl(saved));
    await sweepAfter(tab, 0);
    await sweepAfter(tab, MEDIA.graceDays);
    for (const id of [named, saved, removed]) expect(await sizeOf(tab, id)).toBe(40);
    await sweepAfter(tab, 1);
    expect(await Promise.all([named, saved, removed, cut].map((id) => sizeOf(tab, id)))).toEqual([
      40,
      40,
      undefined,
      undefined,
    ]);
  });

  it('counts anew when it was named again', async () => {
    const tab = await open();
    const id = await recordAndSend(tab);
    await sweepAfter(tab, 0);
    await write(tab, 'entry', mediaUrl(id));
    await sweepAfter(tab, 40);
    await tab.records.remove('entry', (await tab.records.find(journalEntry, 'entry'))!.version);
    await sweepAfter(tab, 1);
    await sweepAfter(tab, 29);
    expect(await sizeOf(tab, id)).toBe(40);
  });

  it('keeps what a record, a kept version, a base or a draft names, and what no record ever kept', async () => {
    const tab = await open();
    const ids = [];
    for (let at = 0; at < 4; at += 1) ids.push(await recordAndSend(tab));
    ids.push(await record(tab));
    const [named, lost, drafted, base] = ids.map(mediaUrl);
    await write(tab, 'one', named!);
    const kept = [{ hash: 'h', field: 'audioUrl', value: lost!, updatedAt: 0 }];
    const body = { content: 'two', audioUrl: null, keptVersions: kept };
    const day = '2026-03-01';
    await tab.records.save({ kind: journalEntry, id: 'two', day, body, opened: undefined });
    await tab.drafts.write('journal:one', { audioUrl: drafted });
    await write(tab, 'three', base!);
    await tab.replica.enterEpoch('e');
    await tab.replica.acknowledge('e', await tab.replica.pendingRows(9, 9e9));
    await write(tab, 'three', null);
    await sweepAfter(tab, 0);
    await sweepAfter(tab, 100);
    for (const id of ids) expect(await sizeOf(tab, id)).toBe(40);
  });
});
