import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftKeeper, type DraftDisk } from './draft-keeper';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A disk whose next writes can be made to fail or to wait. */
function memoryDrafts() {
  const disk = new Map<string, unknown>();
  const written: unknown[] = [];
  const goneOn: [key: string, tab: string, value: unknown, before: number][] = [];
  let gate: Promise<void> = Promise.resolve();
  let failure: Error | undefined;
  const drafts: DraftDisk = {
    read: async <Value>(key: string) => disk.get(key) as Value | undefined,
    async write(key, value) {
      await gate;
      if (failure) throw failure;
      written.push(value);
      disk.set(key, value);
    },
    async adoptCopy(key, tab, value) {
      goneOn.push([key, tab, value, written.length]);
    },
    async discard(key) {
      disk.delete(key);
    },
    all: async () => [...disk].map(([key, value]) => ({ key, value, updatedAt: 0 })),
  };
  return {
    drafts,
    disk,
    written,
    goneOn,
    failWith: (error: Error | undefined) => {
      failure = error;
    },
    hold() {
      let open = () => {};
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return () => open();
    },
  };
}

describe('a draft', () => {
  it('F9 is on the disk 300 ms after the first keystroke, however steadily one types', async () => {
    const { drafts, disk } = memoryDrafts();
    const keeper = createDraftKeeper(drafts);
    for (let typed = 1; typed <= 6; typed += 1) {
      keeper.keep('journal:new', 'x'.repeat(typed));
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(disk.get('journal:new')).toBe('xxxxxx');
  });

  it('F9 is written at once when the page is about to go', async () => {
    const { drafts, disk } = memoryDrafts();
    const keeper = createDraftKeeper(drafts);
    keeper.keep('journal:new', 'Slowly, then');
    await keeper.flush();
    expect(disk.get('journal:new')).toBe('Slowly, then');
    expect(keeper.unwritten()).toEqual([]);
  });

  it('typed on while it is being written is written again, in order', async () => {
    const { drafts, written, hold } = memoryDrafts();
    const keeper = createDraftKeeper(drafts);
    const open = hold();
    keeper.keep('a', 'one');
    const first = keeper.flush();
    await vi.advanceTimersByTimeAsync(0);
    keeper.keep('a', 'one two');
    open();
    await first;
    expect(keeper.unwritten()).toEqual([{ key: 'a', value: 'one two' }]);
    await vi.advanceTimersByTimeAsync(300);
    expect(written).toEqual(['one', 'one two']);
    expect(keeper.unwritten()).toEqual([]);
  });

  it('F1 that the disk refuses stays in memory, is told, and is tried again', async () => {
    const { drafts, disk, failWith } = memoryDrafts();
    const keeper = createDraftKeeper(drafts);
    const full = new Error('full');
    failWith(full);
    keeper.keep('a', 'words');
    await keeper.flush();
    expect(keeper.trouble.get()).toBe(full);
    expect(await keeper.all()).toEqual([{ key: 'a', value: 'words' }]);
    expect(await keeper.read('a')).toBe('words');

    failWith(undefined);
    keeper.keep('a', 'words!');
    await keeper.flush();
    expect(keeper.trouble.get()).toBeNull();
    expect(disk.get('a')).toBe('words!');
  });

  it('that is discarded before it was written never reaches the disk', async () => {
    const { drafts, written } = memoryDrafts();
    const keeper = createDraftKeeper(drafts);
    keeper.keep('a', 'words');
    await keeper.discard('a');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(written).toEqual([]);
    expect(keeper.unwritten()).toEqual([]);
  });

  it('that is discarded while being written does not come back', async () => {
    const { drafts, disk, hold } = memoryDrafts();
    const keeper = createDraftKeeper(drafts);
    const open = hold();
    keeper.keep('a', 'words');
    void keeper.flush();
    const discarded = keeper.discard('a');
    open();
    await discarded;
    expect(disk.has('a')).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(disk.has('a')).toBe(false);
  });

  it('only in memory is newer than the one on the disk', async () => {
    const { drafts, disk } = memoryDrafts();
    disk.set('a', 'old');
    disk.set('b', 'other');
    const keeper = createDraftKeeper(drafts);
    keeper.keep('a', 'new');
    expect(await keeper.all()).toEqual([
      { key: 'a', value: 'new' },
      { key: 'b', value: 'other' },
    ]);
  });

  it('F9 typed just before the page goes is left for the next one, which writes it', async () => {
    const left = memoryUnloadDrafts();
    const { drafts, disk, hold } = memoryDrafts();
    hold();
    const gone = createDraftKeeper(drafts, left);
    gone.keep('journal:new', 'the last words');
    gone.leaveBehind();
    void gone.flush();

    const later = memoryDrafts();
    const next = createDraftKeeper(later.drafts, left);
    expect(await next.read('journal:new')).toBe('the last words');
    expect(next.unwritten()).toEqual([{ key: 'journal:new', value: 'the last words' }]);
    expect(disk.size).toBe(0);
    await next.flush();
    expect(left.words.size).toBe(0);
    // That page may have written them as well: they take the place of that, once.
    next.keep('journal:new', 'the last words, and on');
    await next.flush();
    expect(later.goneOn).toEqual([['journal:new', 'page-1', 'the last words', 0]]);
    expect(later.written).toEqual(['the last words', 'the last words, and on']);
  });

  it('F9 found and thrown away at once takes with it what its page had on the disk', async () => {
    const left = memoryUnloadDrafts();
    left.leave('journal:new', 'words');
    const { drafts, goneOn } = memoryDrafts();
    await createDraftKeeper(drafts, left).discard('journal:new');
    expect(goneOn).toEqual([['journal:new', 'page-1', 'words', 0]]);
  });

  it('F1 that the disk refuses is left for the next page at once, until it is written after all', async () => {
    const left = memoryUnloadDrafts();
    const { drafts, failWith } = memoryDrafts();
    const keeper = createDraftKeeper(drafts, left);
    failWith(new Error('The disk said no.'));
    keeper.keep('journal:new', 'words');
    await keeper.flush();
    expect([...left.words]).toEqual([['journal:new', 'words']]);
    failWith(undefined);
    await keeper.flush();
    expect(left.words.size).toBe(0);
  });

  it('F1 that the disk refused is no trouble any more once it was saved after all', async () => {
    const { drafts, failWith } = memoryDrafts();
    const keeper = createDraftKeeper(drafts);
    failWith(new Error('The disk said no.'));
    keeper.keep('journal:new', 'words');
    await keeper.flush();
    expect(keeper.trouble.get()).not.toBeNull();
    failWith(undefined);
    await keeper.discard('journal:new');
    expect(keeper.trouble.get()).toBeNull();
  });

  it('says when a draft could not be left behind', () => {
    const left = memoryUnloadDrafts();
    const keeper = createDraftKeeper(memoryDrafts().drafts, left);
    keeper.keep('journal:new', 'a page');
    expect(keeper.leaveBehind()).toBe(true);
    left.leave = () => false;
    expect(keeper.leaveBehind()).toBe(false);
  });

  it('is not left behind once it was discarded', async () => {
    const left = memoryUnloadDrafts();
    const keeper = createDraftKeeper(memoryDrafts().drafts, left);
    keeper.keep('journal:new', 'a page');
    keeper.leaveBehind();
    await keeper.discard('journal:new');
    expect(left.words.size).toBe(0);
  });
});

function memoryUnloadDrafts() {
  const words = new Map<string, unknown>();
  return {
    words,
    found: () => [...words].map(([key, value]) => ({ page: 'page-1', key, value })),
    leave: (key: string, value: unknown) => words.set(key, value).has(key),
    forget: (key: string) => void words.delete(key),
  };
}
