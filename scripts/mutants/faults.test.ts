import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../../shared/testing/spec-rules';
import { FAULTS } from './all-faults';
import { type Fault, plantIn, testsFor } from './fault';

const SPECS = [
  'shared/protocol/SPEC.md',
  'sync-server/services/analytics/SPEC.md',
  'sync-server/services/circles/SPEC.md',
  'sync-server/services/upkeep/SPEC.md',
  'sync-server/services/operate/SPEC.md',
  'sync-server/services/plan-letters/SPEC.md',
  'sync-server/services/push/SPEC.md',
  'sync-server/services/replies/SPEC.md',
  'sync-server/store/SPEC.md',
  'shared/companion/SPEC.md',
  'shared/domain/SPEC.md',
  'shared/domain/look-back/SPEC.md',
  'web/content/early-page/SPEC.md',
  'web/features/bible/SPEC.md',
  'web/features/pray/SPEC.md',
  'web/features/declarations/SPEC.md',
  'web/features/prayer-cards/SPEC.md',
  'web/features/reading-plans/SPEC.md',
  'web/features/book/SPEC.md',
  'web/features/prayer-circles/SPEC.md',
  'web/media/SPEC.md',
  'web/person/lock/SPEC.md',
];
const all = Object.values(FAULTS).flat();

/** Why a fault can't be planted as it stands; undefined where it can. */
function findProblem(fault: Fault): string | undefined {
  const missing = [fault.file, ...fault.tests].find((path) => !existsSync(path));
  if (missing !== undefined) return `${missing} is not there`;
  const sound = readFileSync(fault.file, 'utf8');
  try {
    return plantIn(sound, fault) === sound ? `${fault.rule} changes nothing` : undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('the faults that are planted', () => {
  it('have one place each, and tests that are there', () => {
    expect(all.flatMap((fault) => findProblem(fault) ?? [])).toEqual([]);
  });

  it.each(SPECS)('are one at least for every rule of %s', (spec) => {
    const broken = new Set(all.map(({ rule }) => rule));
    expect(rulesOf(spec).filter((rule) => !broken.has(rule))).toEqual([]);
  });

  it('break rules of a SPEC.md and rows of TRUST.md alone', () => {
    const rows = readFileSync('TRUST.md', 'utf8').matchAll(/^\| ([AF]\d+) \|/gm);
    const known = new Set([...SPECS.flatMap(rulesOf), ...Array.from(rows, ([, row]) => row)]);
    expect(all.filter(({ rule }) => !known.has(rule))).toEqual([]);
  });
});

describe('planting', () => {
  const fault: Fault = {
    rule: 'P1',
    says: 'nothing is right',
    file: 'sum.ts',
    find: 'a + b',
    replace: '$& - a',
    tests: [],
  };

  it('changes the one place, letter for letter', () => {
    expect(plantIn('return a + b;', fault)).toBe('return $& - a;');
  });

  it.each(['return a;', 'a + b + a + b'])('refuses a file without one place for it: %s', (text) => {
    expect(() => plantIn(text, fault)).toThrow('sum.ts has');
  });

  it('is for the tests of each file that quote the rule, and no other', () => {
    const names = ['P1 is kept', 'F6 P1 too', 'P15 is another', 'XP1 is none', 'P2 is too'];
    const patterns = testsFor([
      { rule: 'P1', tests: ['one.test.ts', 'two.test.ts'] },
      { rule: 'P2', tests: ['two.test.ts'] },
    ]);
    const quoted = (file: string) => names.filter((name) => patterns.get(file)?.test(name));
    expect(quoted('one.test.ts')).toEqual(['P1 is kept', 'F6 P1 too']);
    expect(quoted('two.test.ts')).toEqual(['P1 is kept', 'F6 P1 too', 'P2 is too']);
  });
});
