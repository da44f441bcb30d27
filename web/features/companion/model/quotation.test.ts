import { expect, it } from 'vitest';
import type { CompanionAnswer } from '../../../../shared/companion/answer';
import { turned, usualPicks } from './picks';
import { quotationOf, withoutQuotation, withQuotation } from './quotation';

const ANSWER: CompanionAnswer = {
  kind: 'passages',
  passages: [
    {
      reference: 'Psalms 139:11-12',
      verses: [
        { number: 11, text: 'If I say, “Surely the darkness will overwhelm me.' },
        { number: 12, text: 'even the darkness doesn’t hide from you.' },
      ],
      why: 'Dark',
    },
  ],
  questions: ['What changed?', 'What did you notice?'],
  prayer: 'Father, stay.',
};
const USUAL = usualPicks(ANSWER);
const QUOTATION = quotationOf({ answer: ANSWER, sentences: [] }, { ...USUAL, prayer: true });

it('marks every line of an answer as quoted, verses with reference and translation', () => {
  expect(QUOTATION.split('\n')).toEqual([
    '> If I say, “Surely the darkness will overwhelm me. even the darkness doesn’t hide from you.',
    '> Psalm 139:11–12, World English Bible',
    '>',
    '> What changed?',
    '> What did you notice?',
    '>',
    '> Father, stay.',
  ]);
});

it('puts a prayer into nobody’s page unasked, and holds only what was picked', () => {
  const saved = (picks = USUAL) => quotationOf({ answer: ANSWER, sentences: [] }, picks);
  expect(saved()).not.toContain('Father');
  expect(saved()).toMatch(/^> If I say.*> What did you notice\?$/s);
  const withoutVerses = turned(USUAL, 'Psalms 139:11-12');
  expect(saved(withoutVerses)).toBe('> What changed?\n> What did you notice?');
  expect(saved({ ...withoutVerses, questions: false })).toBe('');
  expect(saved(turned(withoutVerses, 'Psalms 139:11-12'))).toBe(saved());
});

it('names whose the sentences are that the larger model said', () => {
  const sentences = [
    [
      { kind: 'text', text: 'Even there ' },
      { kind: 'quotation', text: 'the darkness', reference: 'Psalms 139:11-12' },
      { kind: 'text', text: ' is light (' },
      { kind: 'citation', reference: 'Psalms 139:11-12' },
      { kind: 'text', text: ').' },
    ],
  ] as const;
  expect(quotationOf({ answer: ANSWER, sentences }, USUAL).split('\n').slice(3, 6)).toEqual([
    '> Even there “the darkness” is light (Psalm 139:11–12).',
    '> The AI model',
    '>',
  ]);
});

it('is nothing where no verse was found', () => {
  expect(quotationOf({ answer: { kind: 'unknown' }, sentences: [] }, USUAL)).toBe('');
});

it('stands below what was written, and an empty page is the quotation alone', () => {
  expect(withQuotation('It was dark.\n', QUOTATION)).toBe(`It was dark.\n\n${QUOTATION}`);
  expect(withQuotation(' \n', QUOTATION)).toBe(QUOTATION);
});

it.each([
  ['It was dark.', 'It was dark.'],
  ['', ''],
])('is taken out again and leaves every word: %j', (before, after) => {
  expect(withoutQuotation(withQuotation(before, QUOTATION), QUOTATION)).toBe(after);
});

it('leaves what was typed on below it', () => {
  const page = `${withQuotation('It was dark.', QUOTATION)}\n\nThen it was not.`;
  expect(withoutQuotation(page, QUOTATION)).toBe('It was dark.\n\nThen it was not.');
});

it('is not taken out where it was changed since', () => {
  expect(withoutQuotation(`${QUOTATION.replace('dark', 'light')} mine`, QUOTATION)).toBeUndefined();
});
