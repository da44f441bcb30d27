import { describe, expect, it, vi } from 'vitest';
import { isChunkFailure, reloadOnce } from './chunk-failure';

function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  } as Storage;
}

describe('F14 a part of the app that can not be loaded', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://example.org/assets/home-1.js',
    'error loading dynamically imported module: /assets/home-1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/home-1.css',
  ])('is recognised: %s', (message) => {
    expect(isChunkFailure(new TypeError(message))).toBe(true);
  });

  it('is recognised where something else came in its place', () => {
    expect(isChunkFailure(new SyntaxError("Unexpected token '<'"))).toBe(true);
  });

  it('is not any other error', () => {
    expect(isChunkFailure(new TypeError('Failed to fetch'))).toBe(false);
    expect(isChunkFailure('dynamically imported module')).toBe(false);
  });

  it('reloads once, then explains, and may reload again much later', () => {
    const storage = memoryStorage();
    const reload = vi.fn();
    expect(reloadOnce(1_000_000, storage, reload)).toBe(true);
    expect(reloadOnce(1_005_000, storage, reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(reloadOnce(2_000_000, storage, reload)).toBe(true);
  });
});
