import { expect, test } from 'vitest';
import { draftLines } from './draft-lines';

const texts = (...drafts: (readonly [key: string, value: unknown])[]) =>
  draftLines(drafts.map(([key, value]) => ({ key, value }))).map(({ text }) => text);

test('drafts are named by where they were begun, and counted', () => {
  expect(
    texts(
      ['journal:new', { form: { content: 'half a sentence', audioUrl: null } }],
      ['journal:4f2a', { form: { content: 'an edit', audioUrl: null } }],
      ['nourish:2026-03-02', { form: { water: 3 } }],
      ['day-review:12', { form: { truth: 'It held.' } }],
    ),
  ).toEqual(['2 drafts in Journal', 'A draft in Nourish', 'A draft in Day Review']);
});

test('of another form only what was typed counts', () => {
  expect(texts(['feedback', { subject: '', message: '' }])).toEqual([]);
  expect(texts(['feedback', { subject: 'Hello', message: '' }])).toEqual(['A draft']);
  expect(texts(['onboarding', { name: 'Ada' }])).toEqual([]);
});
