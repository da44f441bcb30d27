import { describe, expect, it } from 'vitest';
import { quotedRules, rulesOf } from './spec-rules';

interface CoveredSpec {
  /** Path of the SPEC.md, from the repository's root. */
  readonly spec: string;
  /** What its rules are numbered under. */
  readonly letters: string;
  /** The number of its first rule, where another file has those before it; 1 where absent. */
  readonly first?: number;
  /** Where the tests are that quote them. */
  readonly folders: readonly string[];
}

/** Tests that every rule of a SPEC.md is quoted by the name of a test, and no other rule is. */
export function coverSpec(what: string, { spec, letters, first = 1, folders }: CoveredSpec): void {
  const rules = rulesOf(spec);
  const quoted = new Set(
    [...quotedRules(letters, folders)].filter((rule) => Number(rule.slice(1)) >= first),
  );

  describe(what, () => {
    it.each([...letters])('are numbered under %s without a gap and without a repeat', (letter) => {
      const numbers = rules.filter((rule) => rule.startsWith(letter));
      expect(numbers).toEqual(numbers.map((_, index) => `${letter}${index + first}`));
      expect(numbers.length).toBeGreaterThan(0);
    });

    it('are each quoted by the name of a test', () => {
      expect(rules.filter((rule) => !quoted.has(rule))).toEqual([]);
    });

    it('are the only ones that names quote', () => {
      expect([...quoted].filter((rule) => !rules.includes(rule))).toEqual([]);
    });
  });
}
