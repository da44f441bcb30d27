import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PREMIUM_FEATURES } from '../shared/domain/plan';
import { PREMIUM_WORDS } from '../shared/domain/premium-words';
import { spellOut } from '../web/ui/format/numbers';
import { readMoments } from './content/read-content';

const SOURCES = ['shared', 'web', 'sw', 'sync-server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8')),
);

/** The features that some code asks for with one of these calls. */
function askedBy(call: RegExp): string[] {
  const calls = SOURCES.flatMap((source) => [...source.matchAll(call)]);
  return [...new Set(calls.map(([, feature = '']) => feature))].sort();
}

const all = [...PREMIUM_FEATURES].sort();

it('what Premium sells is gated, and what is gated is sold', () => {
  const gates = /\b(?:useIsGated|hasFeature|requireFeature)\((?:\w+, )?'([a-z-]+)'/g;
  expect(askedBy(gates)).toEqual(all);
});

it('every gate on a screen says in the words of the offer what it keeps', () => {
  const panels = SOURCES.flatMap((source) => [...source.matchAll(/\badds=\{\[([^\]]*)\]\}/g)]);
  const told = panels.flatMap(([, features = '']) => features.replaceAll("'", '').split(', '));
  expect([...new Set(told)].sort()).toEqual(all);
});

it('offers as many premium moments as the content has, all of them among the longer ones', () => {
  const moments = readMoments();
  const premium = moments.filter((each) => each.premium);
  expect(PREMIUM_WORDS['premium-content'].line).toContain(
    `${spellOut(premium.length)} of the longer practices`,
  );
  const durations = moments.map(({ duration }) => duration).sort((a, b) => a - b);
  const median = durations[Math.floor(durations.length / 2)] ?? 0;
  for (const { duration } of premium) expect(duration).toBeGreaterThan(median);
});
