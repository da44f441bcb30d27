import { expect, it } from 'vitest';
import { FIRST_LINK, isChainWhole, linkOf } from './consent-chain';
import type { Consent, ConsentEntry } from './store';

function chainOf(accountId: string, times: readonly number[]): ConsentEntry[] {
  let previous = FIRST_LINK;
  return times.map((at, index) => {
    const said: Consent = {
      at,
      consentType: 'cookies',
      granted: true,
      version: '3.0',
      analytics: true,
      marketing: false,
    };
    const number = index + 1;
    const link = linkOf(accountId, number, previous, said);
    const row = { ...said, number, previous, link };
    previous = link;
    return row;
  });
}

const chain = chainOf('anna', [10, 20, 30, 40]);

it('is whole as it was written, and without the oldest', () => {
  expect(isChainWhole('anna', [])).toBe(true);
  expect(isChainWhole('anna', chain)).toBe(true);
  expect(isChainWhole('anna', chain.slice(2))).toBe(true);
});

it('is broken where a row was taken out of the middle, put elsewhere or given to another person', () => {
  expect(isChainWhole('anna', [...chain.slice(0, 1), ...chain.slice(2)])).toBe(false);
  expect(isChainWhole('anna', chain.toReversed())).toBe(false);
  expect(isChainWhole('ben', chain)).toBe(false);
});

it.each<[string, Partial<ConsentEntry>]>([
  ['time', { at: 21 }],
  ['type', { consentType: 'mail' }],
  ['grant', { granted: false }],
  ['version', { version: '2.0' }],
  ['analytics', { analytics: false }],
  ['marketing', { marketing: true }],
  ['link', { link: FIRST_LINK }],
])('is broken where the %s of a row was changed', (_what, change) => {
  const changed = chain.map((row, index) => (index === 1 ? { ...row, ...change } : row));
  expect(isChainWhole('anna', changed)).toBe(false);
});

it('is broken where a row was changed together with its own link', () => {
  const [first, second, ...rest] = chain as [ConsentEntry, ConsentEntry];
  const said = { ...second, granted: false };
  const forged = { ...said, link: linkOf('anna', second.number, second.previous, said) };
  expect(isChainWhole('anna', [first, forged, ...rest])).toBe(false);
});
