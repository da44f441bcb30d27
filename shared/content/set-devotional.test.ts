import { describe, expect, it } from 'vitest';
import type { Run } from './pack';
import { setDevotional } from './set-devotional';

const plain = (text: string): Run => ({ text, italic: false });
const quoted = (text: string): Run => ({ text, italic: true });

describe('a devotional is set by its form', () => {
  const refrain = [plain('To him who made the lights: '), quoted('his kindness endures.')];
  const verse = [quoted('Have mercy on me.'), plain(' '), quoted('Wash me.')];

  it('a reflection as it stands', () => {
    const [first, second] = setDevotional({ form: 'reflection', devotional: [refrain, verse] });
    expect(first).toEqual({ runs: refrain, response: [], isVerse: false });
    expect(second).toEqual({ runs: verse, response: [], isVerse: false });
  });

  it('a litany with its responses apart, quoted or not', () => {
    const said = [plain('At 9:30: for the cheerful, and their singing: Lord, raise them up.')];
    const lead = [plain('Be the back row.')];
    expect(setDevotional({ form: 'litany', devotional: [lead, refrain, said] })).toEqual([
      { runs: lead, response: [], isVerse: false },
      {
        runs: [plain('To him who made the lights:')],
        response: [quoted('his kindness endures.')],
        isVerse: false,
      },
      {
        runs: [plain('At 9:30: for the cheerful, and their singing:')],
        response: [plain('Lord, raise them up.')],
        isVerse: false,
      },
    ]);
  });

  it('a litany that ends on a colon has nothing to answer', () => {
    const [only] = setDevotional({ form: 'litany', devotional: [[plain('And now:')]] });
    expect(only).toEqual({ runs: [plain('And now:')], response: [], isVerse: false });
  });

  it('a psalm with the lines of Scripture apart', () => {
    const [first, second] = setDevotional({ form: 'psalm', devotional: [verse, refrain] });
    expect(first?.isVerse).toBe(true);
    expect(second?.isVerse).toBe(false);
  });
});
