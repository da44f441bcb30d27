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

/**
 * Microseconds of the processor, the least of three runs: others may have it in between. Linux measures the sum, and only
 * guesses which part of it was the system's.
 */
function costOf(text: string): number {
  const runs = [1, 2, 3].map(() => {
    const begun = process.cpuUsage();
    classify(text);
    const { user, system } = process.cpuUsage(begun);
    return user + system;
  });
  return Math.min(...runs);
}

it.each([
  ['marks in the wrong order', '\u0301\u0316'],
  ['letters of another script without spaces', 'ж'],
  ['signs', '!'],
])(
  'A26 the care rules take for ten times as many %s no more than thirty times as long',
  (_, unit) => {
    const short = costOf(unit.repeat(10_000));
    expect(costOf(unit.repeat(100_000))).toBeLessThan(30 * short);
  },
);
