import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sayReader } from '../shared/content/audio-words';
import { PUBLIC_PAGES } from '../shared/content/link-preview';
import { JOURNEY_DAYS } from '../shared/domain/challenge-day';
import {
  LANDING_DESCRIPTION,
  PRACTICES,
  PROMISES,
} from '../web/features/public-site/model/landing-words';
import { NOURISH_FEATURES } from '../web/features/public-site/model/nourish-words';
import { ORGANIZATION_FEATURES } from '../web/features/public-site/model/organization-features';
import { PLANS } from '../web/features/public-site/model/plans';
import { readNarrations } from './content/audio-files';

interface Claim {
  readonly claim: string;
  readonly where: string;
  readonly keptBy: string;
}

const ROW = /^\| (?<claim>.+) \| `(?<where>[^`]+)` \| (?<keptBy>.+) \|$/gm;
const CLAIMS: readonly Claim[] = [
  ...readFileSync('shared/content/claims.md', 'utf8').matchAll(ROW),
].map(({ groups }) => ({
  claim: groups?.claim ?? '',
  where: groups?.where ?? '',
  keptBy: groups?.keptBy ?? '',
}));

/** As a person reads it: a sentence may be broken over several lines of its file. */
function wordsOf(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('&amp;', '&').replace(/\s+/g, ' ');
}

it('every row is read', () => {
  const rows = readFileSync('shared/content/claims.md', 'utf8').match(/^\| (?!claim )/gm);
  expect(CLAIMS).toHaveLength(rows?.length ?? 0);
});

it.each(CLAIMS)('“$claim” stands in $where', ({ claim, where }) => {
  expect(wordsOf(where)).toContain(claim);
});

it('names no test or document that is not there', () => {
  const named = CLAIMS.flatMap(({ keptBy }) => [...keptBy.matchAll(/`([^`]+)`/g)]);
  const gone = named.map(([, file = '']) => file).filter((file) => !existsSync(file));
  expect([...new Set(gone)]).toEqual([]);
});

it('every rule that a row quotes stands in the test beside it', () => {
  const quoted = CLAIMS.flatMap(({ keptBy }) => [
    ...keptBy.matchAll(/`([^`]+)` \(([A-Z]\d+(?:, [A-Z]\d+)*)\)/g),
  ]);
  const missing = quoted.flatMap(([, file = '', rules = '']) => {
    const words = wordsOf(file);
    return rules
      .split(', ')
      .filter((rule) => !new RegExp(`\\b${rule}\\b`).test(words))
      .map((rule) => `${rule} in ${file}`);
  });
  expect([...new Set(missing)]).toEqual([]);
});

it('the landing page names the voice that reads aloud, and it reads every day', () => {
  const recorded = readNarrations();
  expect(recorded).toHaveLength(JOURNEY_DAYS);
  const [drop] = PRACTICES;
  expect(drop?.text).toContain(sayReader(recorded).toLowerCase());
});

it('has a row for all that the lists of the public pages say', () => {
  const texts = [
    LANDING_DESCRIPTION,
    ...[...PRACTICES, ...PROMISES, ...ORGANIZATION_FEATURES, ...NOURISH_FEATURES].map(
      ({ text }) => text,
    ),
    ...PLANS.flatMap(({ offers }) => offers),
    ...PUBLIC_PAGES.map(({ description }) => description),
  ];
  const claimed = new Set(CLAIMS.map(({ claim }) => claim));
  expect(texts.filter((text) => !claimed.has(text))).toEqual([]);
});
