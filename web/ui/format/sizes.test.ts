import { expect, it } from 'vitest';
import { formatBytes, formatFileSize } from './sizes';

it('bytes are told in at most three figures', () => {
  expect([0, 310_000, 999_600, 48_200_000, 2_140_000_000].map(formatBytes)).toEqual([
    '0 kB',
    '310 kB',
    '1 MB',
    '48 MB',
    '2.1 GB',
  ]);
});

it('a file has at least 1 kB, and megabytes with one decimal', () => {
  expect([0, 12_400, 999_600, 2_440_000, 48_230_000].map(formatFileSize)).toEqual([
    '1 kB',
    '12 kB',
    '1.0 MB',
    '2.4 MB',
    '48.2 MB',
  ]);
});
