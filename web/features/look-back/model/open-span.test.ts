import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkIn } from '../../../../shared/records/check-in';
import { journalEntry } from '../../../../shared/records/journal-entry';
import type { Live } from '../../../live/live';
import type { Records } from '../../../records/contract';
import { createMemoryDisk } from '../../../records/testing/disk';
import { closeTabs, openTab, type Tab } from '../../../records/testing/open-tab';
import { openSpan, type SpanState } from './open-span';
import { twelveMonthsWith } from './twelve-months';

const SPAN = twelveMonthsWith('2026-11', '2026-11-25');
const ends: (() => void)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await closeTabs();
});

function feel(tab: Tab, day: string, mood: 'peaceful' | 'sad', truthStatement = 'A lantern') {
  const body = { mood, truthStatement, gratitude1: null, gratitude2: null, gratitude3: null };
  return tab.records.save({ kind: checkIn, id: `check-in:${day}`, day, body, opened: undefined });
}
function write(tab: Tab, id: string, day: string, content: string) {
  const body = { content, audioUrl: null };
  return tab.records.save({ kind: journalEntry, id, day, body, opened: undefined });
}

/** Watches, and remembers every phase that was told. */
function watch(live: Live<SpanState | undefined>) {
  const phases: (string | undefined)[] = [];
  const end = live.subscribe(() => phases.push(live.get()?.phase));
  ends.push(end);
  return { phases, end };
}
const moods = (live: Live<SpanState | undefined>) =>
  live.get()?.days.map(({ day, mood }) => `${day} ${mood}`);
const untilReady = (live: Live<SpanState | undefined>) =>
  vi.waitFor(() => expect(live.get()?.phase).toBe('ready'), { timeout: 10_000 });

describe('twelve months', { timeout: 30_000 }, () => {
  it('are read with the moods first, and hold nothing of other months', async () => {
    const tab = await openTab(createMemoryDisk());
    await feel(tab, '2026-11-20', 'peaceful');
    await feel(tab, '2025-12-01', 'sad', 'A lantern');
    await feel(tab, '2025-11-30', 'sad', 'A lantern');
    await write(tab, 'one', '2026-02-01', 'The river.');
    await write(tab, 'two', '2026-05-01', 'A river.');
    const live = openSpan(tab.records, SPAN);
    const { phases } = watch(live);
    await untilReady(live);
    expect(phases).toEqual(['moods', 'ready']);
    expect(moods(live)).toEqual(['2025-12-01 sad', '2026-11-20 peaceful']);
    expect(live.get()?.words.map(({ said, days }) => `${said} ${days}`)).toEqual([
      'lantern 2',
      'river 2',
    ]);
    expect(live.get()?.hasEarlier).toBe(true);
  });

  it('tell when nothing was written before', async () => {
    const tab = await openTab(createMemoryDisk());
    await feel(tab, '2025-12-01', 'sad');
    const live = openSpan(tab.records, SPAN);
    watch(live);
    await untilReady(live);
    expect(live.get()?.hasEarlier).toBe(false);
  });

  it('follow what is written, changed and deleted meanwhile', async () => {
    const tab = await openTab(createMemoryDisk());
    const live = openSpan(tab.records, SPAN);
    watch(live);
    await untilReady(live);
    const saved = await feel(tab, '2026-11-20', 'peaceful');
    await vi.waitFor(() => expect(moods(live)).toEqual(['2026-11-20 peaceful']));
    await tab.records.save({
      kind: checkIn,
      id: saved.id,
      day: saved.day,
      body: { ...saved.body, mood: 'sad' },
      opened: saved,
    });
    await vi.waitFor(() => expect(moods(live)).toEqual(['2026-11-20 sad']));
    const now = await tab.records.find(checkIn, saved.id);
    await tab.records.remove(saved.id, now?.version ?? {});
    await vi.waitFor(() => expect(moods(live)).toEqual([]));
  });

  it('hold the newer state of what changes while an older one is being read', async () => {
    const tab = await openTab(createMemoryDisk());
    await feel(tab, '2026-11-20', 'peaceful');
    let isHeld = true;
    const held: Pick<Records, 'readDays' | 'onChange'> = {
      onChange: (listener) => tab.records.onChange(listener),
      async readDays(...asked) {
        const read = await tab.records.readDays(...asked);
        if (isHeld) {
          isHeld = false;
          const [old] = read;
          if (!old) throw new Error('There is no check-in.');
          await tab.records.remove(old.id, old.version);
          // It is told before the old state comes back.
          await vi.waitFor(() => expect(told).toBe(true));
        }
        return read;
      },
    };
    let told = false;
    ends.push(tab.records.onChange((changed) => (told ||= changed?.deleted === true)));
    const live = openSpan(held, SPAN);
    watch(live);
    await untilReady(live);
    expect(moods(live)).toEqual([]);
  });

  it('stand as they were when nobody watched, at once, and are read anew', async () => {
    const tab = await openTab(createMemoryDisk());
    await feel(tab, '2026-11-20', 'peaceful');
    const live = openSpan(tab.records, SPAN);
    const first = watch(live);
    await untilReady(live);
    first.end();
    await feel(tab, '2026-11-21', 'sad');
    expect(moods(live)).toEqual(['2026-11-20 peaceful']);
    const second = watch(live);
    expect(moods(live)).toEqual(['2026-11-20 peaceful']);
    await vi.waitFor(() => expect(moods(live)).toHaveLength(2));
    expect(second.phases).toEqual(['ready']);
  });

  it('say so where the disk can’t be read', async () => {
    const live = openSpan(
      {
        readDays: () => Promise.reject(new Error('gone')),
        onChange: (listener) => {
          listener(undefined);
          return () => undefined;
        },
      },
      SPAN,
    );
    watch(live);
    await vi.waitFor(() => expect(live.get()?.phase).toBe('failed'));
  });
});
