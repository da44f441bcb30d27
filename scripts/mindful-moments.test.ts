import { describe, expect, it } from 'vitest';
import { MINDFUL_CATEGORIES } from '../shared/content/pack';
import { type MomentSource, readMoments } from './content/read-content';
import { readScripture } from './lib/scripture';

const moments = readMoments();

describe('the mindful moments', () => {
  it('premium ones are long and unhurried, and none is for somebody in need', () => {
    const premium = moments.filter((each) => each.premium);
    expect(premium.map(({ id }) => id)).toEqual([
      'read-it-four-times',
      'someone-stays-awake',
      'walk-back-through-the-day',
    ]);
    for (const { duration, category } of premium) {
      expect(duration).toBeGreaterThanOrEqual(480);
      expect(['stress_relief', 'anxiety']).not.toContain(category);
    }
  });

  it.each(MINDFUL_CATEGORIES)('%s has four or five, of different lengths', (category) => {
    const ofCategory = moments.filter((each) => each.category === category);
    expect([4, 5]).toContain(ofCategory.length);
    expect(new Set(ofCategory.map(({ duration }) => duration)).size).toBe(ofCategory.length);
  });

  it('begin with one of a minute, free, as Home says', () => {
    const free = moments.filter((each) => !each.premium);
    expect(Math.min(...free.map(({ duration }) => duration))).toBe(60);
  });

  it('have names and titles of their own', () => {
    expect(moments.map(({ name }) => name)).toEqual(moments.map(({ id }) => `${id}.md`));
    expect(new Set(moments.map(({ title }) => title)).size).toBe(moments.length);
  });

  it('have a sound in two of three cases', () => {
    expect(moments.filter(({ audio }) => audio !== 'none')).toHaveLength(16);
  });

  it('for sleep end without asking anything', () => {
    const ends = moments.filter(({ category }) => category === 'sleep').map(lastStep);
    expect(ends.filter((step) => step.includes('?'))).toEqual([]);
  });
});

describe.each(moments)('$id', ({ description, duration, steps }) => {
  it('describes itself in a sentence', () => {
    expect(countSentences(description)).toBe(1);
  });

  it('has four to eight steps of one or two sentences, with time for each', () => {
    expect(steps.length).toBeGreaterThanOrEqual(4);
    expect(steps.length).toBeLessThanOrEqual(8);
    for (const step of steps) expect(countSentences(step), step).toBeLessThanOrEqual(2);
    const secondsAStep = duration / steps.length;
    expect(secondsAStep).toBeGreaterThanOrEqual(15);
    expect(secondsAStep).toBeLessThanOrEqual(120);
  });

  it('quotes the World English Bible alone, letter for letter, with the reference', () => {
    const text = steps.join(' ');
    const passages = [...text.matchAll(/” \(([^)]+)\)/g)].map(([, said = '']) =>
      readScripture(said.replace(/^Psalm /, 'Psalms ').replace('–', '-')),
    );
    expect(passages).not.toHaveLength(0);
    for (const [, quoted = ''] of text.matchAll(/“([^”]+)”/g))
      expect(
        passages.some((passage) => passage.includes(quoted)),
        quoted,
      ).toBe(true);
  });

  it('is plain text', () => {
    expect([description, ...steps].join(' ')).not.toMatch(/["'*_`#<>[\]!]|—/);
  });

  it('promises nothing a doctor would have to answer for', () => {
    expect([description, ...steps].join(' ')).not.toMatch(
      /\b(cur(e|es|ing)|heal\w*|therap\w+|treat(s|ment)?|symptoms?|proven|disorder|depress\w+|panic|nervous system|blood pressure)\b/i,
    );
  });
});

function lastStep({ steps }: MomentSource): string {
  return steps.at(-1) ?? '';
}

/** Sentences as they end outside of quotation marks. */
function countSentences(text: string): number {
  const marks = text.replace(/“[^”]*”/g, '').match(/[.?](?=\s|$)/g);
  return marks?.length ?? 0;
}
