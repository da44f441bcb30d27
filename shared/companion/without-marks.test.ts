import fc from 'fast-check';
import { expect, it } from 'vitest';
import { classify } from './care/classify';
import { withoutMarks } from './without-marks';

const unit = fc.oneof(
  fc.constantFrom(
    'e',
    'é',
    '\u0301',
    '\u0316',
    '\u0345',
    'ｶ',
    '\uff9e',
    'ﷺ',
    '각',
    '\ud83d',
    '😀',
    '¨',
  ),
  fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point)),
);

it('is the text taken apart, less every mark', () => {
  fc.assert(
    fc.property(fc.array(unit), (units) => {
      const text = units.join('');
      expect(withoutMarks(text)).toBe(text.normalize('NFKD').replace(/\p{M}/gu, ''));
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  ['marks in the wrong order', `a${'\u0301\u0316'.repeat(50_000)}`],
  ['letters of another script without spaces', 'ж'.repeat(100_000)],
  ['signs', '!'.repeat(100_000)],
])('A26 the care rules read 100,000 of %s within a second', (_, text) => {
  const begun = process.cpuUsage();
  classify(text);
  expect(process.cpuUsage(begun).user).toBeLessThan(1_000_000);
});
