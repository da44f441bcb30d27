import { describe, expect, it } from 'vitest';
import { quotedRules, rulesOf } from '../testing/spec-rules';

const LETTERS = 'RCG';
const rules = rulesOf('shared/companion/SPEC.md');
const quoted = quotedRules(LETTERS, ['shared', 'web', 'sync-server', 'scripts']);

describe('the rules of the companion', () => {
  it('are numbered without a gap and without a repeat', () => {
    for (const letter of LETTERS) {
      const numbers = rules.filter((rule) => rule.startsWith(letter));
      expect(numbers).toEqual(numbers.map((_, index) => `${letter}${index + 1}`));
      expect(numbers.length).toBeGreaterThan(5);
    }
  });

  it('are each quoted by the name of a test', () => {
    expect(rules.filter((rule) => !quoted.has(rule))).toEqual([]);
  });

  it('are the only ones that names quote', () => {
    expect([...quoted].filter((rule) => !rules.includes(rule))).toEqual([]);
  });
});
