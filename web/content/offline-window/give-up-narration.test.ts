import { beforeEach, expect, it, vi } from 'vitest';
import { giveUpNarration } from './give-up-narration';

let kept: Set<string>;
beforeEach(() => {
  kept = new Set(['day-1', 'day-2', 'day-3', 'day-4']);
  const cache = {
    keys: async () => [...kept],
    delete: async (path: string) => kept.delete(path),
  };
  vi.stubGlobal('caches', { open: async () => cache });
});

it('F2 gives up the later half each time, until nothing is left', async () => {
  const left = [];
  while (await giveUpNarration()) left.push([...kept]);
  expect(left).toEqual([['day-1', 'day-2'], ['day-1'], []]);
});

it('F2 each of two that give it up at once has found room', async () => {
  expect(await Promise.all([giveUpNarration(), giveUpNarration()])).toEqual([true, true]);
  expect([...kept]).toEqual(['day-1', 'day-2']);
});

it('F2 says that there is no room where the browser deletes nothing', async () => {
  const cache = { keys: async () => [...kept], delete: async () => false };
  vi.stubGlobal('caches', { open: async () => cache });
  expect(await giveUpNarration()).toBe(false);
});

it('F2 finds none in a browser that keeps nothing', async () => {
  vi.stubGlobal('caches', undefined);
  expect(await giveUpNarration()).toBe(false);
});
