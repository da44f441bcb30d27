import { afterEach, describe, expect, it } from 'vitest';
import { keepVersion } from '../../shared/domain/merge/kept-versions';
import { acknowledged, toState } from '../../shared/domain/merge/states';
import { stateOf, tombstoneOf } from '../../shared/domain/merge/testing/records';
import { emptyDigest, recordHash, xorInto } from '../../shared/domain/record-hash';
import { checkIn } from '../../shared/records/check-in';
import { journalEntry } from '../../shared/records/journal-entry';
import { keptVersionsPage } from '../../shared/records/kept-versions-page';
import { type RecordState, SYNC, type VersionVector } from '../../shared/records/record';
import { createIndexedDbDisk, createMemoryDisk } from '../records/testing/disk';
import { FaultyDisk } from '../records/testing/faulty-disk';
import { closeTabs, openTab, type Tab } from '../records/testing/open-tab';
import { whenLive } from '../records/testing/when-live';

afterEach(closeTabs);

const EPOCH = 'epoch-1';
const BIG = 9e9;

/** A journal entry as the server sends it. */
function entryState(
  id: string,
  version: VersionVector,
  content: string,
  rest: Partial<RecordState> = {},
) {
  return stateOf(version, { content, audioUrl: null }, { id, kind: 'journal-entry', ...rest });
}

function write(tab: Tab, id: string, content: string) {
  const body = { content, audioUrl: null };
  return tab.records.save({ kind: journalEntry, id, day: '2026-03-01', body, opened: undefined });
}

async function inEpoch(createDisk: typeof createMemoryDisk, disk = createDisk()): Promise<Tab> {
  const tab = await openTab(disk);
  await tab.replica.enterEpoch(EPOCH);
  return tab;
}

/** The record as the device keeps it, with what only the device knows. */
async function kept(tab: Tab, id: string) {
  return (await tab.records.all()).find((record) => record.id === id);
}

describe.each([
  ['memory', createMemoryDisk],
  ['IndexedDB', createIndexedDbDisk],
])('a replica on %s', { timeout: 30_000 }, (_name, createDisk) => {
  it('begins in no epoch, with nothing pulled, and remembers across a restart', async () => {
    const disk = createDisk();
    const tab = await openTab(disk);
    const before = {
      epoch: null,
      checkpoint: 0,
      plan: null,
      initialPullDone: false,
      lastSyncedAt: null,
    };
    expect(await tab.replica.readState()).toEqual(before);
    await tab.replica.enterEpoch(EPOCH);
    await tab.replica.applyPlan('trial');
    await tab.replica.advance(EPOCH, 7, true);
    await tab.replica.noteSynced(99);
    await tab.close();
    expect(await (await openTab(disk)).replica.readState()).toEqual({
      epoch: EPOCH,
      checkpoint: 7,
      plan: 'trial',
      initialPullDone: true,
      lastSyncedAt: 99,
    });
  });

  it('P16 moves its checkpoint forward only, within its epoch only', async () => {
    const tab = await inEpoch(createDisk);
    expect(await tab.replica.advance(EPOCH, 7, false)).toBe(true);
    expect(await tab.replica.advance(EPOCH, 3, false)).toBe(true);
    expect(await tab.replica.advance('other', 9, true)).toBe(false);
    expect(await tab.replica.readState()).toMatchObject({ checkpoint: 7, initialPullDone: false });
    await tab.replica.advance(EPOCH, 7, true);
    await tab.replica.advance(EPOCH, 8, false);
    expect(await tab.replica.readState()).toMatchObject({ checkpoint: 8, initialPullDone: true });
    await tab.replica.repull('other');
    expect(await tab.replica.readState()).toMatchObject({ checkpoint: 8 });
    await tab.replica.repull(EPOCH);
    expect(await tab.replica.readState()).toMatchObject({ checkpoint: 0, initialPullDone: true });
  });

  it('P40 moves its checkpoint over a push only from where the push began, within its epoch only', async () => {
    const tab = await openTab(createDisk());
    await tab.replica.enterEpoch(EPOCH);
    await tab.replica.advance(EPOCH, 7, true);
    expect(await tab.replica.advanceOver(EPOCH, 6, 9)).toBe(false);
    expect(await tab.replica.advanceOver('other', 7, 9)).toBe(false);
    expect(await tab.replica.readState()).toMatchObject({ checkpoint: 7 });
    expect(await tab.replica.advanceOver(EPOCH, 7, 9)).toBe(true);
    expect(await tab.replica.readState()).toMatchObject({ checkpoint: 9 });
  });

  it('shows its state as it changes', async () => {
    const tab = await openTab(createDisk());
    const live = tab.replica.liveState();
    const end = live.subscribe(() => undefined);
    expect(await whenLive(live)).toMatchObject({ epoch: null });
    await tab.replica.enterEpoch(EPOCH);
    expect(await whenLive(live, ({ epoch }) => epoch !== null)).toMatchObject({ epoch: EPOCH });
    end();
  });

  it('hands out what waits in the order of change, bounded by rows and bytes, at least one', async () => {
    const tab = await openTab(createDisk());
    tab.surroundings.time = 3_000;
    await write(tab, 'c', 'third');
    tab.surroundings.time = 1_000;
    await write(tab, 'a', 'first');
    tab.surroundings.time = 2_000;
    const b = await write(tab, 'b', 'second');
    const ids = async (rows: number, bytes: number) =>
      (await tab.replica.pendingRows(rows, bytes)).map(({ id }) => id).join('');
    expect(await ids(9, BIG)).toBe('abc');
    expect(await ids(2, BIG)).toBe('ab');
    const size = JSON.stringify(toState(b)).length;
    expect(await ids(9, size * 2)).toBe('ab');
    expect(await ids(9, size)).toBe('a');
    expect(await ids(9, 1)).toBe('a');
    expect((await tab.replica.pendingRows(9, BIG))[1]).toEqual(toState(b));
  });

  it('P80 hands out what waits from a place in that order on', async () => {
    const tab = await openTab(createDisk());
    for (const [at, id] of ['a', 'b', 'c'].entries()) {
      tab.surroundings.time = 1_000 * (at + 1);
      await write(tab, id, id);
    }
    const [, b] = await tab.replica.pendingRows(2, BIG);
    expect((await tab.replica.pendingRows(9, BIG, b)).map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('P81 merges what a first pull brings into what is here, and adds the rest', async () => {
    const tab = await inEpoch(createDisk);
    const mine = await write(tab, 'mine', 'first');
    const newer = { ...toState(mine), version: { ...mine.version, other: 1 } };
    const rows = ['a', 'mine', 'z'].map((id) => ({
      ...newer,
      id,
      body: { ...newer.body, content: `from elsewhere ${id}` },
    }));
    expect((await tab.replica.readState()).initialPullDone).toBe(false);
    await tab.replica.mergeIn(EPOCH, rows);
    const found = (await tab.records.all()).map(({ id, body }) => `${id}: ${body.content}`).sort();
    expect(found).toEqual(['a', 'mine', 'z'].map((id) => `${id}: from elsewhere ${id}`));
  });

  it('merges a page in: new ones, known ones, conflicts, and one named twice', async () => {
    const tab = await inEpoch(createDisk);
    const mine = await write(tab, 'mine', 'mine');
    const rows = [
      entryState('new', { z: 1 }, 'new'),
      entryState('mine', { z: 2 }, 'theirs', { updatedAt: 1 }),
      tombstoneOf({ z: 3 }, { id: 'gone', kind: 'journal-entry' }),
      entryState('twice', { z: 4 }, 'once'),
      entryState('twice', { y: 1 }, 'twice'),
    ];
    expect(await tab.replica.mergeIn(EPOCH, rows)).toBe(true);
    expect(await kept(tab, 'new')).toEqual(acknowledged(rows[0] as RecordState));
    const twice = await kept(tab, 'twice');
    expect(JSON.stringify(twice?.body)).toMatch(/once.*twice|twice.*once/);
    expect(twice?.version).toMatchObject({ z: 4, y: 1 });
    expect(await kept(tab, 'gone')).toBeUndefined();
    const merged = await kept(tab, 'mine');
    expect(merged).toMatchObject({
      sync: SYNC.pending,
      base: rows[1],
      body: { content: 'mine', keptVersions: [keepVersion('content', 'theirs', 1)] },
    });
    const dot = merged?.version[tab.device.id] ?? 0;
    expect(dot).toBeGreaterThan(mine.version[tab.device.id] ?? 0);
    expect(merged?.version).toEqual({ z: 2, [tab.device.id]: dot });
    expect(await tab.replica.mergeIn(EPOCH, rows)).toBe(true);
    expect(await kept(tab, 'mine')).toEqual(merged);
  });

  it('P2 takes a dot above what the server has of this device, should its own counter have been lost', async () => {
    const tab = await inEpoch(createDisk);
    await write(tab, 'e', 'mine');
    const device = tab.device.id;
    await tab.replica.mergeIn(EPOCH, [entryState('e', { [device]: 9_000, z: 1 }, 'theirs')]);
    await tab.replica.mergeIn(EPOCH, [entryState('f', { [device]: 8_000 }, 'theirs')]);
    await tab.replica.mergeIn(EPOCH, [entryState('e', { [device]: 9_000, y: 1 }, 'other')]);
    expect((await kept(tab, 'e'))?.version[device]).toBeGreaterThan(9_000);
  });

  it('P21 acknowledges exactly the state that was sent', async () => {
    const tab = await inEpoch(createDisk);
    const first = await write(tab, 'e', 'first');
    const body = { content: 'second', audioUrl: null };
    const second = await tab.records.save({
      kind: journalEntry,
      id: 'e',
      day: '2026-03-01',
      body,
      opened: first,
    });
    expect(await tab.replica.acknowledge(EPOCH, [toState(first)])).toBe(true);
    expect(await kept(tab, 'e')).toEqual({ ...second, base: toState(first) });
    await tab.replica.acknowledge(EPOCH, [toState(second)]);
    expect(await kept(tab, 'e')).toEqual(acknowledged(second));
    await tab.replica.acknowledge(EPOCH, [toState(first)]);
    expect(await kept(tab, 'e')).toEqual(acknowledged(second));
    await tab.replica.acknowledge(EPOCH, [
      entryState('e', { z: 1 }, 'never sent'),
      entryState('n', { z: 1 }, 'none'),
    ]);
    expect(await kept(tab, 'e')).toEqual(acknowledged(second));
    expect(await kept(tab, 'n')).toBeUndefined();
  });

  it('P22 P23 holds exactly the state that was refused, and frees it when the plan permits', async () => {
    const tab = await inEpoch(createDisk);
    const state = await write(tab, 'e', 'words');
    const other = await write(tab, 'f', 'words');
    const refuse = (id: typeof state, code: string) =>
      tab.replica.hold(EPOCH, [{ state: toState(id), code }]);
    expect(await refuse({ ...state, version: { z: 1 } }, 'ENTRY_LIMIT')).toBe(true);
    expect(await kept(tab, 'e')).toEqual(state);
    await refuse(state, 'ENTRY_LIMIT');
    await refuse(other, 'INVALID_RECORD');
    expect(await kept(tab, 'e')).toEqual({ ...state, sync: SYNC.held, code: 'ENTRY_LIMIT' });
    expect(await tab.replica.pendingRows(9, BIG)).toEqual([]);
    await tab.replica.applyPlan('free');
    expect(await kept(tab, 'e')).toMatchObject({ sync: SYNC.held });
    await tab.replica.applyPlan('premium');
    expect(await kept(tab, 'e')).toEqual(state);
    expect(await kept(tab, 'f')).toMatchObject({ sync: SYNC.held, code: 'INVALID_RECORD' });
    await refuse(state, 'ENTRY_LIMIT');
    await tab.replica.applyPlan('premium');
    expect(await kept(tab, 'e')).toEqual(state);
  });

  it('P23 frees as many held entries as the free plan has room for, the oldest first', async () => {
    const tab = await inEpoch(createDisk);
    await tab.replica.mergeIn(EPOCH, [
      entryState('a', { z: 1 }, 'a'),
      entryState('b', { z: 1 }, 'b'),
    ]);
    for (const id of ['c', 'd']) {
      const state = toState(await write(tab, id, id));
      await tab.replica.hold(EPOCH, [{ state, code: 'ENTRY_LIMIT' }]);
      tab.surroundings.time += 1_000;
    }
    const waiting = await write(tab, 'e', 'waits to be sent');
    expect(await tab.replica.freeEntries('free')).toEqual([]);
    await tab.records.remove('e', waiting.version);
    await tab.replica.acknowledge(EPOCH, await tab.replica.pendingRows(9, BIG));
    expect(await tab.replica.freeEntries('free')).toEqual(['c']);
    expect(await kept(tab, 'c')).toMatchObject({ sync: SYNC.pending });
    expect(await kept(tab, 'd')).toMatchObject({ sync: SYNC.held });
    await tab.replica.acknowledge(EPOCH, await tab.replica.pendingRows(9, BIG));
    expect(await tab.replica.freeEntries('free')).toEqual([]);
  });

  it('does not hold again what was acknowledged', async () => {
    const tab = await inEpoch(createDisk);
    const state = await write(tab, 'e', 'words');
    await tab.replica.acknowledge(EPOCH, [toState(state)]);
    await tab.replica.hold(EPOCH, [{ state: toState(state), code: 'ENTRY_LIMIT' }]);
    expect(await kept(tab, 'e')).toEqual(acknowledged(state));
  });

  it('P12 writes nothing of another epoch', async () => {
    const tab = await inEpoch(createDisk);
    const state = await write(tab, 'e', 'words');
    expect(await tab.replica.mergeIn('old', [entryState('n', { z: 1 }, 'new')])).toBe(false);
    expect(await tab.replica.acknowledge('old', [toState(state)])).toBe(false);
    expect(await tab.replica.hold('old', [{ state: toState(state), code: 'ENTRY_LIMIT' }])).toBe(
      false,
    );
    expect(await tab.records.all()).toEqual([state]);
    await tab.replica.acknowledge(EPOCH, [toState(state)]);
    await tab.replica.acknowledge('old', [toState(state)]);
    expect(await tab.records.all()).toEqual([acknowledged(state)]);
  });

  it('P13 doubts everything acknowledged in a new epoch, and starts from zero', async () => {
    const tab = await inEpoch(createDisk);
    const rows = Array.from({ length: 600 }, (_, index) =>
      entryState(`e${index}`, { z: index + 1 }, 'x'),
    );
    await tab.replica.mergeIn(EPOCH, [...rows, tombstoneOf({ z: 9_999 }, { id: 'gone' })]);
    await tab.replica.advance(EPOCH, 601, true);
    expect(await tab.replica.pendingRows(BIG, BIG)).toEqual([]);
    await tab.replica.enterEpoch('epoch-2');
    expect(await tab.replica.pendingRows(BIG, BIG)).toHaveLength(601);
    expect(await kept(tab, 'e7')).toEqual({ ...rows[7], sync: SYNC.pending, base: rows[7] });
    expect(await tab.replica.readState()).toMatchObject({
      epoch: 'epoch-2',
      checkpoint: 0,
      initialPullDone: true,
    });
  });

  it('P54 takes epoch and checkpoint, and doubts nothing, where the server has exactly what is here', async () => {
    const tab = await inEpoch(createDisk);
    await tab.replica.mergeIn(EPOCH, [
      entryState('e', { z: 1 }, 'x'),
      tombstoneOf({ z: 2 }, { id: 'gone' }),
    ]);
    await tab.replica.advance(EPOCH, 70, true);
    const { digest } = await tab.replica.digest();
    expect(await tab.replica.enterEpoch('epoch-2', { digest, sequence: 9 })).toBe(true);
    expect(await tab.replica.hasWaiting()).toBe(false);
    const now = { epoch: 'epoch-2', checkpoint: 9, initialPullDone: true };
    expect(await tab.replica.readState()).toMatchObject(now);
  });

  it('P54 P13 doubts everything where the server lacks what came in since it was asked, or anything waits', async () => {
    for (const happen of ['pulled', 'written', 'held'] as const) {
      const tab = await inEpoch(createDisk);
      await tab.replica.mergeIn(EPOCH, [entryState('e', { z: 1 }, 'x')]);
      const { digest } = await tab.replica.digest();
      const other = entryState('other', { z: 1 }, 'x');
      if (happen === 'pulled') await tab.replica.mergeIn(EPOCH, [other]);
      else await write(tab, 'other', 'words');
      if (happen === 'held') {
        const [state] = (await tab.replica.pendingRows(1, BIG)) as [RecordState];
        await tab.replica.hold(EPOCH, [{ state, code: 'ENTRY_LIMIT' }]);
      }
      expect(await tab.replica.hasWaiting()).toBe(happen !== 'pulled');
      expect(await tab.replica.enterEpoch('epoch-2', { digest, sequence: 9 })).toBe(false);
      const doubted = (await tab.replica.pendingRows(BIG, BIG)).map(({ id }) => id).sort();
      expect(doubted).toEqual(happen === 'held' ? ['e'] : ['e', 'other']);
      expect(await tab.replica.readState()).toMatchObject({ epoch: 'epoch-2', checkpoint: 0 });
    }
  });

  it('P12 takes an acknowledgement back where another tab switched between the check and the write', async () => {
    const disk = createDisk();
    const tab = await inEpoch(createDisk, disk);
    const other = await openTab(disk);
    const states = [await write(tab, 'e', 'words'), await write(tab, 'f', 'more')].map(toState);
    const [acknowledging] = await Promise.all([
      tab.replica.acknowledge(EPOCH, states),
      other.replica.enterEpoch('epoch-2'),
    ]);
    const all = await tab.records.all();
    expect(all.map(({ sync }) => sync)).toEqual([SYNC.pending, SYNC.pending]);
    expect(acknowledging).toBe(false);
  });

  it('sums up what is acknowledged, as the server does, and names what to leave out', async () => {
    const tab = await inEpoch(createDisk);
    expect(await tab.replica.digest()).toEqual({ digest: '00'.repeat(32), leaveOut: [] });
    const rows = Array.from({ length: 250 }, (_, index) =>
      entryState(`e${index}`, { z: index + 1 }, 'x'),
    );
    rows.push(tombstoneOf({ z: 999 }, { id: 'gone' }));
    await tab.replica.mergeIn(EPOCH, rows);
    await write(tab, 'waits', 'x');
    const held = await write(tab, 'held', 'x');
    await tab.replica.hold(EPOCH, [{ state: toState(held), code: 'ENTRY_LIMIT' }]);
    const sum = emptyDigest();
    for (const row of rows) xorInto(sum, recordHash(row));
    const { digest, leaveOut } = await tab.replica.digest();
    expect(digest).toBe(Buffer.from(sum).toString('hex'));
    expect([...leaveOut].sort()).toEqual(['held', 'waits']);
  });

  it('moves kept versions that are too much to records of their own, losing none, and once', async () => {
    const tab = await inEpoch(createDisk);
    const versions = [1, 2, 3, 4, 5].map((at) =>
      keepVersion('truthStatement', `${at}`.repeat(30_000), at),
    );
    const body = {
      mood: null,
      truthStatement: 'x',
      gratitude1: null,
      gratitude2: null,
      gratitude3: null,
      keptVersions: versions,
    };
    const id = 'check-in:2026-03-01';
    await tab.records.save({ kind: checkIn, id, day: '2026-03-01', body, opened: undefined });
    await tab.replica.prepareWaiting();
    const found = await tab.records.find(checkIn, id);
    expect(found?.body.keptVersions).toEqual(versions.slice(3));
    const pages = (await tab.records.all()).filter(({ kind }) => kind === keptVersionsPage.name);
    expect(pages.map(({ body: page }) => (page.keptVersions as unknown[])[0])).toEqual(
      expect.arrayContaining(versions.slice(0, 3)),
    );
    expect(pages).toHaveLength(3);
    const before = await tab.records.all();
    await tab.replica.prepareWaiting();
    expect(await tab.records.all()).toEqual(before);
  });
});

describe('P12 P54 what another tab is told of the epoch before, while this one takes the next', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'counts, or is taken back: from its call %i on',
    async (call) => {
      const disk = new FaultyDisk(createIndexedDbDisk(), 'refused');
      const [tab, other] = [await openTab(disk), await openTab(disk)];
      await tab.replica.enterEpoch(EPOCH);
      await tab.replica.mergeIn(EPOCH, [entryState('e', { z: 1 }, 'x')]);
      const { digest } = await tab.replica.digest();
      const from = disk.calls + call;
      let taking: Promise<boolean> | undefined;
      disk.isFaulty = (each) => {
        if (each === from) taking ??= tab.replica.enterEpoch('epoch-2', { digest, sequence: 9 });
        return false;
      };
      await other.replica.mergeIn(EPOCH, [entryState('late', { z: 2 }, 'of the epoch before')]);
      taking ??= tab.replica.enterEpoch('epoch-2', { digest, sequence: 9 });
      const isProved = await taking;
      const late = await kept(tab, 'late');
      expect([undefined, SYNC.pending]).toContain(late?.sync);
      const waiting = (await tab.replica.pendingRows(BIG, BIG)).map(({ id }) => id);
      expect(waiting.includes('e')).toBe(!isProved);
    },
  );
});

describe('P12 an epoch that changes after the check before a write, and before the write', () => {
  /** The epoch changes at the second call to the disk that `answer` makes: the first one is the check. */
  async function changeDuring(answer: (tab: Tab, mine: RecordState) => Promise<boolean>) {
    const disk = new FaultyDisk(createIndexedDbDisk(), 'refused');
    const tab = await openTab(disk);
    await tab.replica.enterEpoch(EPOCH);
    const mine = toState(await write(tab, 'mine', 'words'));
    const second = disk.calls + 2;
    let entered: Promise<boolean> | undefined;
    disk.isFaulty = (call) => {
      if (call === second) entered = tab.replica.enterEpoch('epoch-2');
      return false;
    };
    expect(await answer(tab, mine)).toBe(false);
    await entered;
    expect(await tab.replica.readState()).toMatchObject({ epoch: 'epoch-2' });
    return (await tab.records.all()).map(({ id, sync }) => [id, sync]);
  }

  it('lets nothing of a pull in', async () => {
    const row = entryState('theirs', { z: 1 }, 'new');
    const pulled = changeDuring(({ replica }) => replica.mergeIn(EPOCH, [row]));
    expect(await pulled).toEqual([['mine', SYNC.pending]]);
  });

  it('holds nothing back', async () => {
    const refused = changeDuring(({ replica }, state) =>
      replica.hold(EPOCH, [{ state, code: 'ENTRY_LIMIT' }]),
    );
    expect(await refused).toEqual([['mine', SYNC.pending]]);
  });
});

describe('drafts', () => {
  it('come back after a restart, each under its key, until they are discarded', async () => {
    const disk = createIndexedDbDisk();
    const tab = await openTab(disk);
    await tab.drafts.write('journal:new', { content: 'half a' });
    await tab.drafts.write('check-in:2026-03-01', 'x');
    tab.surroundings.time = 5;
    await tab.drafts.write('journal:new', { content: 'half a word' });
    await tab.close();
    const again = await openTab(disk);
    expect(await again.drafts.read('journal:new')).toEqual({ content: 'half a word' });
    expect(await again.drafts.read('check-in:2026-03-01')).toBe('x');
    await again.drafts.discard('check-in:2026-03-01');
    expect(await again.drafts.read('check-in:2026-03-01')).toBeUndefined();
    expect(await again.drafts.all()).toEqual([
      { key: 'journal:new', value: { content: 'half a word' }, updatedAt: 5 },
    ]);
    expect(await (await openTab(disk, { personId: 'other' })).drafts.all()).toEqual([]);
  });
});
