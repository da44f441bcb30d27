import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Question } from '../bench/companion/question';
import { readScripture } from './lib/scripture';

const folder = resolve(import.meta.dirname, '../bench/companion/questions');
const questions = readdirSync(folder).flatMap(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Question[],
);

describe('the questions the companion is measured by', () => {
  it('are two hundred, each with a name and a text of its own', () => {
    expect(questions).toHaveLength(200);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(200);
    expect(new Set(questions.map(({ text }) => text)).size).toBe(200);
  });

  it('say what is declined where declining is due, and there alone', () => {
    expect(questions.filter(({ due }) => due === 'declined').length).toBeGreaterThan(10);
    for (const { due, about } of questions) expect(about !== undefined).toBe(due === 'declined');
  });

  it('list eight to twenty-five useful passages where passages are due, and there alone', () => {
    for (const { due, useful } of questions) {
      if (due !== 'passages') expect(useful).toBeUndefined();
      else expect(useful?.length).toSatisfy((length: number) => length >= 8 && length <= 25);
    }
  });

  it('list no passage twice, and none that is not in the shipped translation', () => {
    for (const { useful = [] } of questions) {
      expect(new Set(useful).size).toBe(useful.length);
      for (const reference of useful) expect(readScripture(reference)).not.toBe('');
    }
  });
});
