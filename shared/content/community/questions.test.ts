import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SUGGESTION_LIMITS } from '../../api/suggestions';
import { JOURNEY_DAYS } from '../../domain/challenge-day';
import { TITLE_CHARACTERS } from '../../records/journal-entry';
import { isOurQuestion, OUR_QUESTIONS, ourQuestionOn, questionsOf } from './questions';

const DROPS = 'shared/content/drops';

test('thirty questions begin the Community, each one question, and none of them twice or in a drop', () => {
  const drops = readdirSync(DROPS).map((file) => readFileSync(`${DROPS}/${file}`, 'utf8'));
  const asked = drops.flatMap((text) => /^question: (.*)$/m.exec(text)?.[1] ?? []);
  expect(asked.length).toBeGreaterThan(80);
  expect(OUR_QUESTIONS).toHaveLength(30);
  const texts = OUR_QUESTIONS.map(({ text }) => text);
  expect(new Set([...texts, ...asked]).size).toBe(30 + new Set(asked).size);
  for (const question of texts) {
    expect(question).toMatch(/^[^?]+\?$/);
    expect(question.length).toBeLessThanOrEqual(
      Math.min(SUGGESTION_LIMITS.suggestion, TITLE_CHARACTERS),
    );
  }
});

test('each day begins with other questions, and has all of them', () => {
  const [one, next] = [questionsOf('2026-11-20'), questionsOf('2026-11-21')];
  expect(next.slice(0, 3)).toEqual(one.slice(3, 6));
  for (const questions of [one, questionsOf('2025-12-31')]) {
    expect(questions).toHaveLength(OUR_QUESTIONS.length);
    expect(new Set(questions)).toEqual(new Set(OUR_QUESTIONS));
  }
});

test('Y10 each day of the journey has one question of ours that fits its drop', () => {
  const days = Array.from({ length: JOURNEY_DAYS }, (_, at) => at + 1);
  expect(OUR_QUESTIONS.flatMap(({ drops }) => drops).sort((a, b) => a - b)).toEqual(days);
  for (const day of days) expect(ourQuestionOn(day)?.drops).toContain(day);
  expect(ourQuestionOn(0)).toBeUndefined();
});

test('Y1 questions of ours have ids of their own, as no suggestion has', () => {
  expect(new Set(OUR_QUESTIONS.map(({ id }) => id)).size).toBe(OUR_QUESTIONS.length);
  for (const { id } of OUR_QUESTIONS) {
    expect(id).toMatch(/^ours:\d+$/);
    expect(isOurQuestion(id)).toBe(true);
  }
  expect(isOurQuestion('ours:0')).toBe(false);
});
