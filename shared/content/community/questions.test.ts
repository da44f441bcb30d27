import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SUGGESTION_LIMITS } from '../../api/suggestions';
import { TITLE_CHARACTERS } from '../../records/journal-entry';
import { OUR_QUESTIONS, questionsOf } from './questions';

const DROPS = 'shared/content/drops';

test('thirty questions begin the Community, each one question, and none of them twice or in a drop', () => {
  const drops = readdirSync(DROPS).map((file) => readFileSync(`${DROPS}/${file}`, 'utf8'));
  const asked = drops.flatMap((text) => /^question: (.*)$/m.exec(text)?.[1] ?? []);
  expect(asked.length).toBeGreaterThan(80);
  expect(OUR_QUESTIONS).toHaveLength(30);
  expect(new Set([...OUR_QUESTIONS, ...asked]).size).toBe(30 + new Set(asked).size);
  for (const question of OUR_QUESTIONS) {
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
    expect([...questions].sort()).toEqual([...OUR_QUESTIONS].sort());
  }
});
