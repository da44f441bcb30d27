import { beforeEach, describe, expect, it } from 'vitest';
import {
  CONFIRMED_AT_HEADER,
  morningsFrom,
  planWindow,
  type WindowWish,
  windowDays,
} from '../../shared/content/offline-window';
import { CONTENT_MANIFEST_URL, dropUrl, mindfulMomentsUrl } from '../../shared/content/pack';
import { manifestOf } from '../../shared/content/testing/manifest';
import { keepWindow } from './keep-window';
import { contentServer, SOUND_BYTES } from './testing/content-server';
import { type MemoryDisk, memoryFiles } from './testing/memory-files';

const [FIRST, SECOND] = ['0123456789ab', 'ba9876543210'] as const;

let disk: MemoryDisk;
let text: ReturnType<typeof memoryFiles>;
let audio: ReturnType<typeof memoryFiles>;
let server: ReturnType<typeof contentServer>;
let changes: number;

beforeEach(() => {
  disk = { roomBytes: Number.POSITIVE_INFINITY };
  text = memoryFiles(disk);
  audio = memoryFiles(disk);
  server = contentServer(manifestOf(FIRST));
  changes = 0;
});

function keep(wish: Partial<WindowWish>, signal = new AbortController().signal) {
  const whole = { day: 1, saveData: false, narrateThrough: null, ...wish };
  const deps = { text, audio, fetch: server.fetch, now: () => 5_000 };
  return keepWindow(whole, deps, signal, () => {
    changes += 1;
  });
}

const textOf = (version: string, day: number) =>
  [
    CONTENT_MANIFEST_URL,
    mindfulMomentsUrl(version),
    ...windowDays(day).map((each) => dropUrl(version, each)),
  ].sort();
const narration = (day: number) => `/content/audio/drop-${day}.mp3`;
const keptText = async () => [...(await text.paths())].sort();
const keptNarration = async () =>
  [...(await audio.paths())].flatMap((path) => /drop-(\d+)/.exec(path)?.[1] ?? []).map(Number);
const keptVersion = async () => {
  const manifest = await text.read(CONTENT_MANIFEST_URL);
  return (await manifest?.json())?.version;
};

describe('keeping the window', () => {
  it('fetches text and a week of sound, once', async () => {
    expect(await keep({ day: 40 })).toBe('complete');
    expect(await keptText()).toEqual(textOf(FIRST, 40));
    expect(await keptNarration()).toEqual([40, 41, 42, 43, 44, 45, 46]);
    expect(await audio.paths()).toContain('/content/audio/rain.mp3');
    expect(changes).toBe(10);
    server.asked = [];
    expect(await keep({ day: 40 })).toBe('complete');
    expect(server.asked).toEqual([CONTENT_MANIFEST_URL]);
  });

  it('asks for no sound before all text is here', async () => {
    await keep({});
    const first = server.asked.findIndex((path) => path.startsWith('/content/audio/'));
    expect(server.asked.slice(0, first)).toHaveLength(textOf(FIRST, 1).length);
  });

  it('moves with the day, and lets go of what has no place in it any more', async () => {
    await keep({ day: 1 });
    await keep({ day: 40 });
    expect(await keptText()).toEqual(textOf(FIRST, 40));
    expect(await keptNarration()).toEqual([40, 41, 42, 43, 44, 45, 46]);
    await keep({ day: 41 });
    expect((await keptNarration()).sort()).toEqual([40, 41, 42, 43, 44, 45, 46, 47]);
  });

  it('fetches all thirty narrations on request and no sound where data is saved', async () => {
    await keep({ saveData: true });
    expect([...(await audio.paths())]).toEqual([]);
    await keep({ saveData: true, narrateThrough: 30 });
    expect(await keptNarration()).toEqual(morningsFrom(1));
  });

  it('says so when the server is out of reach or answers as none of ours, and keeps what is kept', async () => {
    await keep({});
    server.isReachable = false;
    expect(await keep({ day: 2 })).toBe('unreachable');
    server.isReachable = true;
    for (const stranger of [
      new Response('<h1>Sign in to this network</h1>'),
      new Response('', { status: 502 }),
      Response.json({ version: 3 }),
    ]) {
      server.meanwhile = async () => stranger;
      expect(await keep({ day: 2 })).toBe('unreachable');
    }
    expect(await keptText()).toEqual(textOf(FIRST, 1));
  });

  it('notes when the server last confirmed what is kept', async () => {
    await keep({});
    const manifest = await text.read(CONTENT_MANIFEST_URL);
    expect(manifest?.headers.get(CONFIRMED_AT_HEADER)).toBe('5000');
    text.confirmed.length = 0;
    await keep({});
    expect(text.confirmed.sort()).toEqual(textOf(FIRST, 1).slice(0, -1));
    expect(audio.confirmed).toContain(narration(7));
  });
});

describe('a new pack', () => {
  it('takes the place of the old one only when all its text is here', async () => {
    await keep({});
    server.manifest = manifestOf(SECOND);
    server.meanwhile = async (path) =>
      path === dropUrl(SECOND, 20) ? new Response('', { status: 404 }) : undefined;
    expect(await keep({})).toBe('failed');
    expect(await keptVersion()).toBe(FIRST);
    expect(await keptText()).toEqual(expect.arrayContaining(textOf(FIRST, 1)));
    server.meanwhile = async () => undefined;
    expect(await keep({})).toBe('complete');
    expect(await keptVersion()).toBe(SECOND);
    expect(await keptText()).toEqual(textOf(SECOND, 1));
  });
});

describe('a worker that is stopped', () => {
  it.each([1, 2, 10, 33, 36])('at request %i goes on where it was', async (stoppedAt) => {
    const aborter = new AbortController();
    let count = 0;
    server.meanwhile = async () => {
      count += 1;
      if (count === stoppedAt) aborter.abort();
      return undefined;
    };
    expect(await keep({}, aborter.signal)).toBe('superseded');
    const asked = new Set(server.asked);
    server.asked = [];
    expect(await keep({})).toBe('complete');
    expect(await keptText()).toEqual(textOf(FIRST, 1));
    expect(await keptNarration()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(server.asked.filter((path) => asked.has(path)).length).toBeLessThanOrEqual(7);
  });

  it('before the first window was whole has left readable what had come', async () => {
    server.meanwhile = async (path) => {
      if (path === dropUrl(FIRST, 20)) server.isReachable = false;
      return undefined;
    };
    expect(await keep({})).toBe('failed');
    expect(await keptVersion()).toBe(FIRST);
    expect(await keptText()).toContain(dropUrl(FIRST, 1));
  });
});

describe('F2 a full disk', () => {
  it('ends the run and leaves what has come, the most needed first', async () => {
    disk.roomBytes = 30_000 + 3 * SOUND_BYTES;
    expect(await keep({ narrateThrough: 30 })).toBe('full');
    const kept = await keptNarration();
    expect(kept.length).toBeGreaterThan(0);
    expect(kept).toEqual(morningsFrom(1).slice(0, kept.length));
    expect(await keptText()).toEqual(textOf(FIRST, 1));
  });

  it('gives up the narration of later days for today’s', async () => {
    await keep({ day: 1, narrateThrough: 30 });
    disk.roomBytes = 0;
    await audio.drop(narration(10));
    disk.roomBytes = 0;
    expect(await keep({ day: 1, narrateThrough: 30 })).toBe('full');
    expect(await keptNarration()).not.toContain(30);
    expect(await keptNarration()).toContain(10);
  });

  it('gives up any sound for text', async () => {
    await keep({ day: 1, narrateThrough: 30 });
    server.manifest = manifestOf(SECOND);
    disk.roomBytes = 0;
    expect(await keep({ day: 1 })).toBe('complete');
    expect(await keptText()).toEqual(textOf(SECOND, 1));
    expect(await keptNarration()).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6, 7]));
    expect(await keptNarration()).not.toContain(30);
  });
});

it('puts no more into the cache than the plan names', async () => {
  const wish = { day: 90, saveData: false, narrateThrough: 90 };
  expect(await keep(wish)).toBe('complete');
  const plan = planWindow(manifestOf(FIRST), wish);
  expect([...(await audio.paths())].sort()).toEqual([...plan.audioToFetch].sort());
});
