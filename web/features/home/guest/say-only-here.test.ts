import { describe, expect, it } from 'vitest';
import { isTold, type OnlyHereFacts, sayRisk } from './say-only-here';

const third: OnlyHereFacts = {
  entries: 3,
  isKept: true,
  putAwayOn: undefined,
  today: '2026-03-20',
};
const told = (facts: Partial<OnlyHereFacts>) => isTold({ ...third, ...facts });

describe('P85 a guest is told that their words are on this device only', () => {
  it('from the third entry on', () => {
    expect(told({})).toBe(true);
    expect(told({ entries: 2 })).toBe(false);
  });

  it('from the first on where the browser promises nothing', () => {
    expect(told({ entries: 1, isKept: false })).toBe(true);
    expect(told({ entries: 0, isKept: false })).toBe(false);
  });

  it('again two weeks after they put it away', () => {
    expect(told({ putAwayOn: '2026-03-20' })).toBe(false);
    expect(told({ putAwayOn: '2026-03-07' })).toBe(false);
    expect(told({ putAwayOn: '2026-03-06' })).toBe(true);
  });
});

describe('P86 what the browser may delete is said before it can', () => {
  it('seven days without a visit, in Apple’s browsers, where an installed app starts empty', () => {
    for (const browser of ['ios', 'safari'] as const) {
      expect(sayRisk(false, browser)).toMatch(/^After seven days without a visit, .* may delete/);
      expect(sayRisk(false, browser)).toContain('create an account first');
    }
  });

  it('where space runs short, in the others, where installing helps', () => {
    for (const browser of ['chromium', 'firefox'] as const) {
      expect(sayRisk(false, browser)).toMatch(/space runs short.* may delete.*Installing/);
    }
  });

  it('that a lost device takes them along, where it promised to keep them', () => {
    expect(sayRisk(true, 'ios')).toMatch(/lose this device/);
    expect(sayRisk(true, 'ios')).not.toMatch(/may delete/);
  });
});
