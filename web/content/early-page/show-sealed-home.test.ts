import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { todayHere } from '../../platform/today';
import { carrySeal } from '../../records/storage/page-seal';
import { rowSeal } from '../../records/storage/row-seal';
import { dayPart, type KeptHome, keepHome } from './kept-home';
import { showSealedHome } from './show-sealed-home';

const APP = ['/assets/index-a.js', '/assets/entry-a.css'];
const HOME: KeptHome = {
  personId: 'dora',
  part: '2026-03-01 from 5',
  app: APP,
  hasRail: false,
  html: '<p>Good morning, Dora</p>',
};

let isWide: boolean;
const before = vi.fn();

beforeEach(() => {
  isWide = false;
  before.mockReset();
  vi.useFakeTimers({ now: new Date(2026, 2, 1, 8), toFake: ['Date'] });
  const kept = new Map<string, string>();
  const cache = {
    put: async (path: string, file: Response) => void kept.set(path, await file.text()),
    match: async (path: string) => (kept.has(path) ? new Response(kept.get(path)) : undefined),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === 'root' ? { before } : null),
    createElement: () => ({ append: vi.fn(), setAttribute: vi.fn() }),
  });
  carrySeal('dora', rowSeal(new Uint8Array(32).fill(3), true));
});

afterEach(() => {
  vi.useRealTimers();
});

async function show(change: Partial<KeptHome> = {}): Promise<void> {
  await keepHome({ ...HOME, ...change }, async () => ({ userId: 'dora' }));
  await showSealedHome('dora', APP);
}

it('K5 stands before the app once the lock is open', async () => {
  expect(dayPart(todayHere(), 8)).toBe(HOME.part);
  await show();
  expect(before).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'early-page' }));
});

it.each([
  ['of another part of the day', { part: '2026-03-01 from 0' }],
  ['of another build', { app: [APP[0] ?? '', '/assets/entry-b.css'] }],
  ['of a window with the rail', { hasRail: true }],
])('K1 K2 K5 one %s is not shown', async (_which, change) => {
  await show(change);
  expect(before).not.toHaveBeenCalled();
});

it('K5 nothing is shown where none is kept, it does not open, or the browser keeps nothing', async () => {
  await showSealedHome('dora', APP);
  await keepHome(HOME, async () => ({ userId: 'dora' }));
  carrySeal('dora', rowSeal(new Uint8Array(32).fill(4), true));
  await showSealedHome('dora', APP);
  vi.stubGlobal('caches', undefined);
  await showSealedHome('dora', APP);
  expect(before).not.toHaveBeenCalled();
});
