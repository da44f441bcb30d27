import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkIn } from '../../shared/records/check-in';
import { journalEntry } from '../../shared/records/journal-entry';
import { type DeviceRecord, SYNC } from '../../shared/records/record';
import { liveValue } from '../live/live-value';
import type { Records } from '../records/contract';
import { createIndexedDbDisk } from '../records/testing/disk';
import { closeTabs, openTab, type Tab } from '../records/testing/open-tab';
import type { FromSearchWorker } from './messages';
import { openSearch, type Search } from './open-search';
import { serveSearch } from './serve-search';
import type { StartSearchPort } from './start-search-worker';

const opened: Search[] = [];

afterEach(async () => {
  for (const search of opened.splice(0)) search.close();
  await closeTabs();
});

/** The worker's part within the test; messages cross as they would, one task later and in order. */
const startHere: StartSearchPort = (onAnswer) => {
  let ended = false;
  const cross = (deliver: () => void) => setImmediate(() => !ended && deliver());
  const serve = serveSearch(
    (answer) => cross(() => onAnswer(structuredClone(answer))),
    () => performance.now(),
  );
  return {
    send: (message) => cross(() => serve(structuredClone(message))),
    end: () => {
      ended = true;
    },
  };
};

function open(records: Pick<Records, 'readNewest' | 'liveCount' | 'onChange'>, port = startHere) {
  const search = openSearch(records, port);
  opened.push(search);
  return search;
}

function write(tab: Tab, id: string, content: string, day = '2026-03-01') {
  const body = { content, audioUrl: null };
  return tab.records.save({ kind: journalEntry, id, day, body, opened: undefined });
}

const found = (search: Search) => search.get().answer?.hits.map(({ id }) => id);
const untilFound = (search: Search, ids: string[]) =>
  vi.waitFor(() => expect(found(search)).toEqual(ids), { timeout: 10_000 });
const untilReady = (search: Search) =>
  vi.waitFor(() => expect(search.get().phase).toBe('ready'), { timeout: 10_000 });

describe('over the person’s databases', { timeout: 30_000 }, () => {
  test('all kinds are found, what waits and what is held too, and what is deleted never', async () => {
    const tab = await openTab(createIndexedDbDisk());
    await write(tab, 'waiting', 'rain in March');
    const held = await write(tab, 'held', 'rain in April', '2026-04-01');
    const { sync: _sync, ...state } = held;
    await tab.replica.enterEpoch('epoch');
    await tab.replica.hold('epoch', [{ state, code: 'ENTRY_LIMIT' }]);
    expect((await tab.records.find(journalEntry, 'held'))?.sync).toBe(SYNC.held);
    const gone = await write(tab, 'gone', 'rain in May');
    await tab.records.remove('gone', gone.version);
    const body = {
      mood: null,
      truthStatement: 'Rain',
      gratitude1: '',
      gratitude2: '',
      gratitude3: '',
    };
    const id = 'check-in:2026-05-01';
    await tab.records.save({ kind: checkIn, id, day: '2026-05-01', body, opened: undefined });

    const search = open(tab.records);
    search.ask('rain', 10);
    await untilReady(search);
    await untilFound(search, [id, 'held', 'waiting']);
    expect(search.get()).toMatchObject({
      read: 3,
      total: 3,
      answer: { typed: 'rain', more: false },
    });
  });

  test('what is written, changed or deleted while it is open is in the answer at once, by another tab too', async () => {
    const disk = createIndexedDbDisk();
    const here = await openTab(disk, { hearsOthers: true });
    const there = await openTab(disk, { name: 'b', hearsOthers: true });
    const search = open(here.records);
    search.ask('rain', 10);
    await untilReady(search);
    const first = await write(here, 'a', 'rain', '2026-03-01');
    await untilFound(search, ['a']);
    await write(there, 'b', 'rain', '2026-03-02');
    await untilFound(search, ['b', 'a']);
    await here.records.remove('a', first.version);
    await untilFound(search, ['b']);
  });

  test('many records of one moment are all read', async () => {
    const tab = await openTab(createIndexedDbDisk());
    await Promise.all(Array.from({ length: 250 }, (_, at) => write(tab, `e${at}`, `rain ${at}`)));
    const search = open(tab.records);
    search.ask('rain', 300);
    await untilReady(search);
    await vi.waitFor(() => expect(found(search)).toHaveLength(250));
  });
});

/** Records whose reading a test holds up. */
function heldRecords() {
  const pages: ((rows: DeviceRecord[]) => void)[] = [];
  const failures: (() => void)[] = [];
  let tell: (changed: DeviceRecord | undefined) => void = () => undefined;
  const records: Pick<Records, 'readNewest' | 'liveCount' | 'onChange'> = {
    readNewest: ({ name }) =>
      name === journalEntry.name
        ? new Promise((resolve, reject) => {
            pages.push(resolve);
            failures.push(() => reject(new Error('The disk is gone.')));
          })
        : Promise.resolve([]),
    liveCount: () => liveValue(0),
    onChange(listener) {
      tell = listener;
      return () => {
        tell = () => undefined;
      };
    },
  };
  const untilAsked = (times: number) => vi.waitFor(() => expect(pages).toHaveLength(times));
  return { records, pages, failures, untilAsked, tell: (changed?: DeviceRecord) => tell(changed) };
}

function recordOf(content: string, dot: number): DeviceRecord {
  return {
    id: 'e1',
    kind: journalEntry.name,
    day: '2026-03-01',
    order: 1,
    version: { here: dot },
    deleted: false,
    createdAt: 1,
    updatedAt: dot,
    utcOffsetMinutes: 0,
    sync: 1,
    body: { content, audioUrl: null },
  };
}

test('a page that was read before a change does not bring the older words back', async () => {
  const { records, pages, untilAsked, tell } = heldRecords();
  const search = open(records);
  tell();
  search.ask('rain', 10);
  await untilAsked(1);
  tell(recordOf('sun', 2));
  pages[0]?.([recordOf('rain', 1)]);
  await untilReady(search);
  await untilFound(search, []);
  search.ask('sun', 10);
  await untilFound(search, ['e1']);
});

test('what is indexed so far is found while the rest is still read', async () => {
  const { records, pages, untilAsked, tell } = heldRecords();
  const search = open(records);
  tell();
  search.ask('rain', 200);
  await untilAsked(1);
  const first = Array.from({ length: 100 }, (_, at) => ({
    ...recordOf('rain', 1),
    id: `e${at}`,
    order: at + 1,
  }));
  pages[0]?.(first);
  await untilAsked(2);
  await vi.waitFor(() => expect(found(search)).toHaveLength(100));
  expect(search.get()).toMatchObject({ phase: 'reading', read: 100 });
  pages[1]?.([]);
  await untilReady(search);
});

test('F1 after a lost connection it reads anew: what was deleted meanwhile is gone', async () => {
  const { records, pages, untilAsked, tell } = heldRecords();
  const search = open(records);
  tell();
  search.ask('rain', 10);
  await untilAsked(1);
  pages[0]?.([recordOf('rain', 1)]);
  await untilFound(search, ['e1']);
  tell();
  await untilAsked(2);
  expect(search.get().phase).toBe('reading');
  pages[1]?.([]);
  await untilReady(search);
  await untilFound(search, []);
});

test('a disk or a worker that fails is told of', async () => {
  const disk = heldRecords();
  const onDisk = open(disk.records);
  disk.tell();
  await disk.untilAsked(1);
  disk.failures[0]?.();
  await vi.waitFor(() => expect(onDisk.get().phase).toBe('failed'));

  let fail: () => void = () => undefined;
  const inWorker = open(disk.records, (_onAnswer, onFailure) => {
    fail = onFailure;
    return { send: () => undefined, end: () => undefined };
  });
  disk.tell();
  fail();
  expect(inWorker.get().phase).toBe('failed');
});

test('closed, it ends the worker and with it all it held', async () => {
  const { records, tell } = heldRecords();
  const ended = vi.fn();
  const search = open(records, () => ({ send: () => undefined, end: ended }));
  tell();
  search.close();
  tell(recordOf('rain', 1));
  expect(ended).toHaveBeenCalled();
});

test('an older question is given up for a newer one, and an emptied one answers nothing', async () => {
  const { records, pages, untilAsked, tell } = heldRecords();
  const answered: FromSearchWorker[] = [];
  const search = open(records, (onAnswer, onFailure) =>
    startHere((answer) => {
      answered.push(answer);
      onAnswer(answer);
    }, onFailure),
  );
  tell();
  await untilAsked(1);
  pages[0]?.([recordOf('rain', 1)]);
  await untilReady(search);
  search.ask('r', 10);
  search.ask('sun', 10);
  await untilFound(search, []);
  search.ask('rain', 10);
  search.ask('  ', 10);
  await vi.waitFor(() => expect(answered.filter(({ type }) => type === 'found')).toHaveLength(3));
  expect(search.get().answer).toBeUndefined();
});
