import { beforeEach, expect, it, vi } from 'vitest';
import { dayPart, forgetKeptHome, type KeptHome, keepHome } from './kept-home';
import { WORKER_NOTES } from './worker-notes';

const HOME: KeptHome = {
  personId: 'ada',
  part: '2026-03-01 from 5',
  app: ['/assets/index-a.js'],
  hasRail: false,
  html: '<p>Good morning, Ada</p>',
};
const asAda = async () => ({ userId: 'ada' });

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  const cache = {
    put: async (path: string, file: Response) => void kept.set(path, await file.text()),
    delete: async (path: string) => kept.delete(path),
  };
  vi.stubGlobal('caches', { open: async () => cache });
});

it('K1 is of a part of a local day', () => {
  expect([4, 5, 11, 12, 17, 22].map((hour) => dayPart('2026-03-01', hour))).toEqual([
    '2026-03-01 from 0',
    '2026-03-01 from 5',
    '2026-03-01 from 5',
    '2026-03-01 from 12',
    '2026-03-01 from 17',
    '2026-03-01 from 22',
  ]);
});

it('K3 is kept for whoever the device says is signed in', async () => {
  await keepHome(HOME, asAda);
  expect(JSON.parse(kept.get(WORKER_NOTES.home) ?? '')).toEqual(HOME);
});

it.each([
  ['nobody', async () => null],
  ['somebody else', async () => ({ userId: 'ben' })],
  ['a device that does not say', () => Promise.reject(new Error('closed'))],
])('K3 A22 nothing is kept for %s', async (_who, readSignedIn) => {
  await keepHome(HOME, readSignedIn);
  expect(kept.size).toBe(0);
});

it('K3 A22 what a page keeps while another signs out is forgotten, whichever comes first', async () => {
  let signedIn: { userId: string } | null = { userId: 'ada' };
  const readSignedIn = async () => signedIn;
  const late = keepHome(HOME, readSignedIn);
  // As a sign-out does: the note first.
  signedIn = null;
  await forgetKeptHome();
  await late;
  expect(kept.size).toBe(0);
  await keepHome(HOME, readSignedIn);
  expect(kept.size).toBe(0);
});

it('K4 is gone once it is forgotten, also where it is just being kept', async () => {
  const keeping = keepHome(HOME, asAda);
  await forgetKeptHome();
  await keeping;
  expect(kept.size).toBe(0);
});

it('does without where the browser keeps nothing', async () => {
  vi.stubGlobal('caches', undefined);
  await expect(keepHome(HOME, asAda)).resolves.toBeUndefined();
  await expect(forgetKeptHome()).resolves.toBeUndefined();
});
