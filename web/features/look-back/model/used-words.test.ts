import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STOP_WORDS } from '../../../../shared/companion/retrieval/stop-words';
import { mostUsed, wordsOf } from './used-words';

const entry = (content: string) => ({ kind: 'journal-entry', body: { content, audioUrl: null } });
const on = (day: string, content: string) => ({ day, words: wordsOf(entry(content)) });

describe('the words used most', () => {
  it('are counted by days, however often they were written on one', () => {
    const used = mostUsed(
      [
        on('2026-03-01', 'Rain. Rain, rain!'),
        on('2026-03-01', 'rain again'),
        on('2026-03-02', 'The river and the rain'),
        on('2026-03-03', 'A river'),
        on('2026-03-04', 'river'),
      ],
      9,
    );
    expect(used).toEqual([
      { folded: 'river', said: 'river', days: 3 },
      { folded: 'rain', said: 'rain', days: 2 },
    ]);
  });

  it('leave out small words, numbers, and what says little', () => {
    expect([
      ...wordsOf(entry('I was with the 12 of us at 7am: ok, so be it, and then lunch')).keys(),
    ]).toEqual(['lunch']);
  });

  it('keep the capital of a name, and of nothing else', () => {
    const used = mostUsed(
      [on('2026-03-01', 'Søren came. Bread.'), on('2026-03-02', 'soren? Søren brought bread.')],
      9,
    );
    expect(used.map(({ said }) => said)).toContain('bread');
    const names = mostUsed([on('2026-03-01', 'With Søren'), on('2026-03-02', 'Søren again')], 9);
    expect(names).toEqual([{ folded: 'soren', said: 'Søren', days: 2 }]);
  });

  it('come from everything typed but the name of a passage', () => {
    const day = {
      kind: 'bible-prayer-day',
      body: { biblePassage: 'Lamentations', reflection: 'mercies' },
    };
    expect([...wordsOf(day).keys()]).toEqual(['mercies']);
    expect(wordsOf({ kind: 'from-a-newer-version', body: { content: 'words' } }).size).toBe(0);
  });

  it('are at most as many as asked for, none of a single day, in an order of their own', () => {
    const text = fc.array(fc.constantFrom('alpha', 'beta', 'gamma', 'delta', 'the'), {
      maxLength: 8,
    });
    const property = fc.property(
      fc.array(text, { maxLength: 12 }),
      fc.integer({ min: 0, max: 5 }),
      (texts, most) => {
        const records = texts.map((each, at) => on(`2026-03-${10 + at}`, each.join(' ')));
        const used = mostUsed(records, most);
        expect(mostUsed(records.toReversed(), most)).toEqual(used);
        expect(used.length).toBeLessThanOrEqual(most);
        for (const { folded, days } of used) {
          expect(days).toBe(texts.filter((each) => each.some((word) => word === folded)).length);
          expect(days).toBeGreaterThan(1);
          expect(STOP_WORDS.has(folded)).toBe(false);
        }
      },
    );
    fc.assert(property);
  });
});
