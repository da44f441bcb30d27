/** A mistake that somebody could make, and the tests that have to notice it. */
export interface Fault {
  /** What it breaks: a rule of a SPEC.md, or a row of TRUST.md. */
  readonly rule: string;
  /** What happens then. */
  readonly says: string;
  readonly file: string;
  /** What stands in the file, exactly once. */
  readonly find: string;
  readonly replace: string;
  /** Files of tests; those whose names quote the rule are run. */
  readonly tests: readonly string[];
}

/** The text of a file with the fault in it. Throws where what it changes does not stand there exactly once. */
export function plantIn(text: string, { file, find, replace }: Fault): string {
  const times = text.split(find).length - 1;
  if (times !== 1) throw new Error(`${file} has ${times} times: ${find}`);
  return text.replace(find, () => replace);
}

/** By file, what the names of the tests have to match that these faults are meant for: they quote one of its rules. */
export function testsFor(faults: readonly Pick<Fault, 'rule' | 'tests'>[]): Map<string, RegExp> {
  const files = new Set(faults.flatMap(({ tests }) => tests));
  return new Map(
    [...files].map((file) => {
      const rules = faults.filter(({ tests }) => tests.includes(file)).map(({ rule }) => rule);
      return [file, new RegExp(`\\b(?:${[...new Set(rules)].join('|')})\\b`)];
    }),
  );
}
