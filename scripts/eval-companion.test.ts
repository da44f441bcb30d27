import { expect, it } from 'vitest';
import { askQuestions } from '../bench/companion/ask-questions';
import { countUp, judge, meetsAims } from '../bench/companion/measure';
import type { Question } from '../bench/companion/question';
import type { Passage } from '../shared/companion/answer';
import { readVerses } from './lib/scripture';

const QUESTION: Question = { id: 'x', text: 'x', due: 'passages', useful: ['Psalms 139:7-12'] };
const found = (reference: string, change: Partial<Passage> = {}) =>
  judge(QUESTION, {
    kind: 'passages',
    passages: [{ reference, verses: readVerses(reference), why: 'x', ...change }],
    questions: ['x', 'x'],
    prayer: 'x',
  });

it('R8 the embedded companion meets its aims in two hundred questions', async () => {
  const figures = countUp((await askQuestions()).flatMap(({ outcomes }) => outcomes));
  expect(figures.questions).toBe(200);
  expect({ figures, met: meetsAims(figures) }).toMatchObject({ met: true });
}, 60_000);

it('counts as useful only what has a verse of the list', () => {
  expect(found('Psalms 139:11-12').right).toBe(true);
  expect(found('Psalms 139:13').right).toBe(false);
  expect(judge(QUESTION, { kind: 'unknown' }).right).toBe(false);
});

it('counts a quotation only where it is the source, letter for letter', () => {
  expect(found('Psalms 90:14').equal).toBe(1);
  const verses = readVerses('Psalms 90:14').map((verse) => ({ ...verse, text: `${verse.text} ` }));
  expect(found('Psalms 90:14', { verses })).toMatchObject({ quoted: 1, equal: 0 });
  expect(meetsAims(countUp([found('Psalms 139:7', { verses })]))).toBe(false);
});

it('takes no other refusal than the one that is due', () => {
  const question: Question = { id: 'x', text: 'x', due: 'declined', about: 'medical' };
  expect(judge(question, { kind: 'declined', about: 'medical' }).right).toBe(true);
  expect(judge(question, { kind: 'declined', about: 'legal' }).right).toBe(false);
  expect(judge(question, { kind: 'unknown' }).right).toBe(false);
});
