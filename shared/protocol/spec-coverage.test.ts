import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const spec = readFileSync(join(import.meta.dirname, 'SPEC.md'), 'utf8');
const rules = [...spec.matchAll(/^- \*\*([PMV]\d+)\*\*/gm)].map(([, rule]) => rule ?? '');

/** Titles of tests and of groups of tests; a rule in a title may be followed by others. */
const TITLE =
  /\b(?:it|test|describe)(?:\.each(?:<[^(]*>)?\((?:[^()]|\([^()]*\))*\))?\s*\(\s*(['"`])((?:(?!\1).)*)\1/gs;

function testFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(test|contract)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function quotedRules(): Set<string> {
  const files = ['shared', 'web', 'sw', 'sync-server'].flatMap(testFiles);
  const titles = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(TITLE)].map(([, , title]) => title ?? ''),
  );
  return new Set(titles.flatMap((title) => title.match(/\b[PMV]\d+\b/g) ?? []));
}

describe('the rules of the sync protocol', () => {
  it('are numbered without a gap and without a repeat', () => {
    for (const letter of ['P', 'M', 'V']) {
      const numbers = rules.filter((rule) => rule.startsWith(letter));
      expect(numbers).toEqual(numbers.map((_, index) => `${letter}${index + 1}`));
      expect(numbers.length).toBeGreaterThan(5);
    }
  });

  it('are each quoted by the name of a test', () => {
    const quoted = quotedRules();
    expect(rules.filter((rule) => !quoted.has(rule))).toEqual([]);
  });

  it('are the only ones that names quote', () => {
    expect([...quotedRules()].filter((rule) => !rules.includes(rule))).toEqual([]);
  });
});
