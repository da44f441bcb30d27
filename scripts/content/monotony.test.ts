import { describe, expect, it } from 'vitest';
import { faultsOfMonotony, measureMonotony } from './monotony';
import type { DropSource } from './read-content';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** Eight drops, of which nothing is alike. */
function drops(change: (index: number) => Partial<DropSource> = () => ({})): DropSource[] {
  return NUMBERS.map((number, index) => ({
    name: `00${index + 1}.md`,
    day: index + 1,
    reference: 'Psalms 1:1',
    title: number,
    question: `What is ${number}?`,
    prayer: `${number} Lord, be near to us tonight.`,
    form: 'reflection',
    paragraphs: Array.from({ length: index + 1 }, () => `${number} God `.repeat(20)),
    ...change(index),
  }));
}

const count = (what: string, all: readonly DropSource[]) =>
  measureMonotony(all).find((measure) => measure.what.includes(what))?.count;
/** How often that is counted where the first three drops have these words too. */
const countWith = (what: string, words: string) =>
  count(
    what,
    drops((index) => (index < 3 ? { paragraphs: [`God ${index}. ${words}`] } : {})),
  );

describe('how alike the drops are', () => {
  it('counts short, long and equally built drops', () => {
    const all = drops((index) => ({
      paragraphs: index < 4 ? Array.from({ length: 4 }, () => 'word '.repeat(60)) : ['A word.'],
    }));
    expect(count('fewer than', all)).toBe(4);
    expect(count('more than', drops())).toBe(2);
    expect(count('4 paragraphs of', all)).toBe(4);
    expect(count('number of paragraphs', all)).toBe(4);
    expect(count('12 words or fewer', all)).toBe(4);
  });

  it.each([
    ['the text does not say', 'The text doesn’t say why.'],
    ['the text does not say', 'Mark leaves it unsaid.'],
    ['a few verses earlier', 'It stood there a few verses earlier.'],
    ['the Greek word', 'The Hebrew word is short.'],
    ['you need not', 'And you needn’t hurry.'],
    ['hands', 'He opened his hand.'],
    ['another English', 'It is beside the telephone.'],
    ['outside of quotation marks', 'Here I stop.'],
  ])('counts %j in "%s"', (what, words) => {
    expect(countWith(what, words)).toBe(3);
    expect(countWith(what, 'Nothing of it.')).toBe(0);
  });

  it('takes what Scripture or somebody else says for no words of the writer', () => {
    expect(countWith('outside of quotation marks', '*I am* he. “Am I?” she asked.')).toBe(0);
    const unnamed = drops((index) => (index < 3 ? { paragraphs: ['*God is* “Lord” here.'] } : {}));
    expect(count('name God', unnamed)).toBe(5);
  });

  it('counts the five words that most drops share, each drop once', () => {
    expect(countWith('commonest 5', 'At the edge of the. Then at the edge of the.')).toBe(3);
    expect(countWith('commonest 5', '*At the edge of the* sea.')).toBe(1);
  });

  it('counts questions that ask two things', () => {
    const question = 'Whom do you miss, and what would you say?';
    expect(
      count(
        'ask two',
        drops((index) => (index < 3 ? { question } : {})),
      ),
    ).toBe(3);
    expect(
      count(
        'ask two',
        drops(() => ({ question: 'What do you miss and mourn?' })),
      ),
    ).toBe(0);
  });

  it('counts prayers that begin alike', () => {
    const all = drops((index) => ({
      prayer: `Lord, ${index < 3 ? 'be with us' : index} tonight.`,
    }));
    expect(count('first word', all)).toBe(8);
    expect(count('first 4 words', all)).toBe(3);
  });

  it('says what is too much and what is too little', () => {
    expect(
      faultsOfMonotony([
        { what: 'doors', count: 9, most: 8 },
        { what: 'joy', count: 1, least: 2 },
        { what: 'rain', count: 3, least: 2, most: 3 },
        { what: 'endings', count: 90 },
      ]),
    ).toEqual(['doors: 9, at most 8', 'joy: 1, at least 2']);
  });
});
