import { basename } from 'node:path';
import type { Finding } from './scan-build';

/** What is wrong with a build: uses that nobody has looked into, and known ones that are gone. */
export function judge(
  found: readonly Finding[],
  known: Readonly<Record<string, string>>,
): string[] {
  const unknown = found.filter(({ name }) => !Object.hasOwn(known, name));
  const gone = Object.keys(known).filter((use) => !found.some(({ name }) => name === use));
  return [
    ...unknown.map(
      ({ name, browsers, file }) =>
        `${name} in ${basename(file)}: not in ${browsers}. Do without it, or look for it first and say so in known-uses.ts.`,
    ),
    ...gone.map((use) => `${use} is in no built file any more: take it from known-uses.ts.`),
  ];
}
