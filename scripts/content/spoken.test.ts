import { describe, expect, it } from 'vitest';
import { hashSpoken, speakReference, spokenParts } from './spoken';
import { toAscii } from './voice';

describe('a drop read aloud', () => {
  it.each([
    ['Psalms 23:1-3', 'Psalm 23, verses 1 to 3.'],
    ['1 Kings 19:5-8', 'First Kings, chapter 19, verses 5 to 8.'],
    ['Exodus 33:14', 'Exodus, chapter 33, verse 14.'],
  ])('says %s as %s', (reference, said) => {
    expect(speakReference(reference)).toBe(said);
  });

  it('is title, reference, Scripture, devotional, prayer and question', () => {
    const drop = {
      name: '001.md',
      day: 1,
      reference: 'Psalms 1:1-2',
      title: 'Title',
      question: 'Why?',
      prayer: 'Lord, be near.',
      form: 'reflection' as const,
      paragraphs: ['One *word*.', 'Two.'],
    };
    const verses = [
      { number: 1, text: 'First,' },
      { number: 2, text: 'second.' },
    ];
    const parts = spokenParts(drop, { reference: drop.reference, verses });
    expect(parts).toEqual([
      'Title',
      'Psalm 1, verses 1 to 2.',
      'First, second.',
      'One word.',
      'Two.',
      'Lord, be near.',
      'Why?',
    ]);
    expect(hashSpoken(parts)).not.toBe(hashSpoken([...parts].reverse()));
  });

  it('is turned into what the voice can read', () => {
    expect(toAscii('“Don’t,” he said – twice… in a café')).toBe(
      '"Don\'t," he said, twice... in a cafe',
    );
    expect(() => toAscii('שָׁלוֹם')).toThrow('The voice can');
  });
});
