import { describe, expect, it } from 'vitest';
import { readVerses } from '../lib/scripture';
import { checkDeclarations, type DeclarationSource } from './check-declarations';
import { readWritten } from './read-written';

const { source, baked } = readWritten().declarations;
const check = (one: typeof source, other = baked) =>
  checkDeclarations({ source: one, baked: other }, readVerses);

/** The faults of the declarations with the first one changed, as it is written and as the app shows it. */
function withFirst(change: Partial<DeclarationSource>): string[] {
  const changed = source.map((each, at) => (at === 0 ? { ...each, ...change } : each));
  const { reference: _, ...rest } = change;
  return check(
    changed,
    baked.map((each, at) => (at === 0 ? { ...each, ...(rest as object) } : each)),
  );
}

it('Q9 the declarations may be shipped', () => {
  expect(check(source)).toEqual([]);
});

describe('the check of the declarations', () => {
  it('Q9 counts words and sentences', () => {
    expect(withFirst({ words: `I ${'rest '.repeat(30)}now.` })).toEqual([
      'peace-he-leaves has 32 words',
    ]);
    expect(withFirst({ words: 'I rest. I wait. I hope.' })).toEqual([
      'peace-he-leaves has 3 sentences',
    ]);
    expect(withFirst({ words: 'I rest' })).toEqual(['peace-he-leaves has 0 sentences']);
  });

  it('Q9 wants the first person, and plain text', () => {
    expect(withFirst({ words: 'Jesus leaves you his peace.' })).toEqual([
      'peace-he-leaves is not in the first person',
    ]);
    expect(withFirst({ words: "I don't rest." })).toEqual([
      'peace-he-leaves has markup, a typewriter quote or —',
    ]);
  });

  it('Q9 finds two that say the same, case and punctuation aside, and two of one id', () => {
    expect(withFirst({ words: source[1]?.words.toUpperCase() ?? '' }).join()).toContain(
      'peace-he-leaves and peace-with-god have the same words',
    );
    expect(withFirst({ id: 'abba' })).toEqual(['abba and abba have the same id']);
    expect(withFirst({ id: 'Peace!' })).toEqual(['Peace! is no id']);
  });

  it('Q9 finds a verse that is not there, or not letter for letter', () => {
    expect(withFirst({ reference: 'John 14:99' })).toEqual([
      'peace-he-leaves: Error: John 14:99 is not whole',
    ]);
    const other = baked.map((each, at) =>
      at === 0 ? { ...each, verse: { ...each.verse, text: `${each.verse.text} ` } } : each,
    );
    const stale = 'peace-he-leaves: the app shows something else. Run: npm run verses';
    expect(check(source, other)).toEqual([stale]);
    expect(withFirst({ reference: 'John 14:28' })).toEqual([stale]);
  });

  it('Q9 counts ten to each need, and finds one that was taken away', () => {
    expect(withFirst({ need: 'Wealth' })).toEqual([
      'peace-he-leaves is for Wealth, which is no need',
      'there are 9 declarations for Peace',
    ]);
    expect(check(source.slice(0, -1))).toEqual([
      'there are 9 declarations for Belonging',
      'with-me-always is not written. Run: npm run verses',
    ]);
  });
});
