import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type JournalEntryBody, journalEntry } from '../../shared/records/journal-entry';
import { newestFirstOrder } from '../../shared/records/record';
import { liveValue } from '../live/live-value';
import { createAutosave } from './autosave';
import { LocalStoreError, type RecordOf, type Records, type SaveInput } from './contract';
import { createDraftKeeper } from './draft-keeper';
import { createRecordForm, type RecordFormSpec } from './record-form';
import { memoryDrafts } from './testing/memory-drafts';

type JournalEntry = RecordOf<JournalEntryBody>;

const ID = 'e1';
const DAY = '2026-11-20';
const FAILED = 'Failed to save journal entry. Please try again.';

const PAGE: RecordFormSpec<JournalEntryBody, { readonly content: string }> = {
  kind: journalEntry,
  id: ID,
  day: DAY,
  draftKey: `journal:${ID}`,
  toForm: (body) => ({ content: body?.content ?? '' }),
  toBody: ({ content }) => ({ content, audioUrl: null }),
};
const SAVING = {
  failed: FAILED,
  isBlank: (form: { content: string }) => form.content.trim() === '',
};

function entryOf(content: string, dot: number): JournalEntry {
  return {
    id: ID,
    kind: journalEntry.name,
    day: DAY,
    order: newestFirstOrder(1),
    version: { here: dot },
    deleted: false,
    createdAt: 1,
    updatedAt: 1,
    utcOffsetMinutes: 0,
    sync: 0,
    body: { content, audioUrl: null },
  };
}

/** An open page over a log that stores what it is given, each save one dot further. */
async function openPage(
  saveWith?: (input: SaveInput<JournalEntry['body']>) => Promise<void>,
  draft?: unknown,
) {
  const stored = liveValue<JournalEntry | null>(entryOf('Dad called.', 1));
  const saves: string[] = [];
  const save = async (input: SaveInput<JournalEntry['body']>): Promise<JournalEntry> => {
    await saveWith?.(input);
    saves.push(input.body.content);
    const next = { ...entryOf(input.body.content, saves.length + 1), body: input.body };
    stored.set(next);
    return next;
  };
  const records = { liveOne: () => stored, save } as unknown as Records;
  const drafts = memoryDrafts();
  if (draft) drafts.written.set(`journal:${ID}`, draft);
  const page = createRecordForm({ records, keeper: createDraftKeeper(drafts) }, PAGE);
  const autosave = createAutosave(page, () => 42, SAVING);
  const leave = autosave.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  const type = (content: string) => page.change({ content });
  return { page, autosave, saves, drafts, stored, type, leave };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('opening an entry saves nothing', async () => {
  const { saves, autosave } = await openPage();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saves).toEqual([]);
  expect(autosave.get().status).toBe('idle');
});

test('words are saved after 800 ms of quiet, once', async () => {
  const { saves, autosave, type } = await openPage();
  type('Dad called. I');
  await vi.advanceTimersByTimeAsync(500);
  type('Dad called. I listened.');
  await vi.advanceTimersByTimeAsync(799);
  expect(saves).toEqual([]);
  expect(autosave.get().status).toBe('saving');
  await vi.advanceTimersByTimeAsync(1);
  expect(saves).toEqual(['Dad called. I listened.']);
  expect(autosave.get()).toEqual({ status: 'saved', savedAt: 42, trouble: null });
});

test('someone who never pauses is saved every five seconds', async () => {
  const { saves, type } = await openPage();
  for (let second = 0; second < 5; second += 1) {
    for (const half of [0, 1]) {
      type(`Dad called. ${second}.${half}`);
      await vi.advanceTimersByTimeAsync(500);
    }
  }
  expect(saves).toHaveLength(1);
});

test('leaving saves what waits', async () => {
  const { saves, type, leave, drafts } = await openPage();
  type('Dad called. Gone.');
  leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(saves).toEqual(['Dad called. Gone.']);
  expect(drafts.written.size).toBe(0);
});

test('what is typed while a save is under way is saved next, and in order', async () => {
  let finish: () => void = () => undefined;
  const { saves, type, autosave } = await openPage(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  type('one');
  await vi.advanceTimersByTimeAsync(800);
  type('one two');
  const flushed = autosave.flush();
  finish();
  await vi.advanceTimersByTimeAsync(0);
  finish();
  await flushed;
  expect(saves).toEqual(['one', 'one two']);
});

test('an emptied page is not saved, and left it has its words again', async () => {
  const { saves, autosave, type, leave, page, drafts } = await openPage();
  type('Dad');
  type('  ');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page.state.get().form.content).toBe('  ');
  leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(saves).toEqual([]);
  expect(autosave.get().status).toBe('idle');
  expect(page.state.get().form.content).toBe('Dad called.');
  expect(drafts.written.size).toBe(0);
});

test('F1 a disk that refuses is told of, the words stay in form and draft, the next word tries again', async () => {
  let broken = true;
  const { saves, autosave, type, page, drafts } = await openPage(async () => {
    if (broken) throw new LocalStoreError('STORE_FAILED', undefined);
  });
  type('Dad called. Twice.');
  await vi.advanceTimersByTimeAsync(800);
  expect(autosave.get()).toMatchObject({ status: 'idle', savedAt: null });
  expect(autosave.get().trouble).toContain('This device couldn’t save.');
  expect(page.state.get().form.content).toBe('Dad called. Twice.');
  expect(drafts.written.size).toBe(1);
  broken = false;
  type('Dad called. Twice!');
  await vi.advanceTimersByTimeAsync(800);
  expect(saves).toEqual(['Dad called. Twice!']);
  expect(autosave.get().trouble).toBeNull();
});

test('an abandoned page saves nothing more, so that a deleted entry stays deleted', async () => {
  const { saves, autosave, type, leave, drafts } = await openPage();
  type('Dad called. No.');
  await autosave.abandon();
  leave();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saves).toEqual([]);
  expect(drafts.written.size).toBe(0);
});

test('an abandoned page finishes the save that is under way and starts no other', async () => {
  let finish: () => void = () => undefined;
  const { saves, type, autosave } = await openPage(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  type('one');
  await vi.advanceTimersByTimeAsync(800);
  type('one two');
  const abandoned = autosave.abandon();
  finish();
  await vi.advanceTimersByTimeAsync(0);
  finish();
  await abandoned;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saves).toEqual(['one']);
});

test('F9 a draft found after a crash is saved by itself, onto the state it was written upon', async () => {
  const opened = entryOf('Dad.', 0);
  const inputs: SaveInput<JournalEntry['body']>[] = [];
  const { saves } = await openPage(async (input) => void inputs.push(input), {
    id: ID,
    form: { content: 'Dad. B' },
    opened,
  });
  await vi.advanceTimersByTimeAsync(800);
  expect(saves).toEqual(['Dad. B']);
  expect(inputs[0]?.opened).toEqual(opened);
});

test('a crash while the page was empty leaves the entry as it was', async () => {
  const { saves, page, drafts } = await openPage(undefined, {
    id: ID,
    form: { content: '' },
    opened: entryOf('Dad called.', 1),
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saves).toEqual([]);
  expect(page.state.get().form.content).toBe('Dad called.');
  expect(drafts.written.size).toBe(0);
});

test('with edits only, a draft waits for the person’s own save; from then on it saves by itself', async () => {
  const stored = liveValue<JournalEntry | null>(null);
  const saves: string[] = [];
  const save = async ({ body }: SaveInput<JournalEntryBody>): Promise<JournalEntry> => {
    saves.push(body.content);
    const next = entryOf(body.content, saves.length);
    stored.set(next);
    return next;
  };
  const records = { liveOne: () => stored, save } as unknown as Records;
  const drafts = memoryDrafts();
  const page = createRecordForm({ records, keeper: createDraftKeeper(drafts) }, PAGE);
  const autosave = createAutosave(page, () => 42, { ...SAVING, editsOnly: true });
  const leave = autosave.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);

  page.change({ content: 'A first line.' });
  await autosave.flush();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saves).toEqual([]);
  expect(drafts.written.size).toBe(1);

  await page.save();
  page.change({ content: 'A first line. And a second.' });
  await vi.advanceTimersByTimeAsync(800);
  expect(saves).toEqual(['A first line.', 'A first line. And a second.']);
  leave();
});
