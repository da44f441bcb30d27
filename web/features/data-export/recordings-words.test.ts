import { expect, test } from 'vitest';
import { afterZip, beforeZip, sizeInWords } from './recordings-words';

test('sizes are said the way people read them', () => {
  expect([0, 12_400, 999_600, 2_440_000].map(sizeInWords)).toEqual([
    '1 kB',
    '12 kB',
    '1.0 MB',
    '2.4 MB',
  ]);
});

test('what the zip will lack is said before', () => {
  const overview = { count: 4, bytes: 1, elsewhere: 2 };
  expect(beforeZip({ ...overview, elsewhere: 0 }, false)).toBeUndefined();
  expect(beforeZip({ ...overview, elsewhere: 1 }, true)).toContain('One recording isn’t on this');
  expect(beforeZip(overview, false)).toContain('the zip will only list them');
});

test('and after', () => {
  const included = { id: 'a', file: 'f', type: 't', bytes: 1, sha256: 's', durationMs: 1 };
  expect(afterZip([included])).toBe('1 recording is in the zip.');
  const missing = [
    { id: 'b', missing: 'OFFLINE' as const },
    { id: 'c', missing: 'NOT_FOUND' as const },
  ];
  expect(afterZip([included, included, ...missing])).toBe(
    '2 recordings are in the zip. 1 recording is not included because you’re offline. Export again when you’re online. 1 recording is neither on this device nor on our server.',
  );
});
