import { describe, expect, it } from 'vitest';
import { installingHelps, isTold, keepsWords, type OnlyHereFacts, sayRisk } from './say-only-here';

const third: OnlyHereFacts = {
  entries: 3,
  isKept: true,
  putAwayOn: undefined,
  today: '2026-03-20',
};
const told = (facts: Partial<OnlyHereFacts>) => isTold({ ...third, ...facts });

describe('P73 a guest is told that their words are on this device only', () => {
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

const apple = { browser: 'ios', isInstalled: false, isPersisted: false } as const;
const other = { browser: 'chromium', isInstalled: false, isPersisted: false } as const;

describe('P74 what the browser may delete is said before it can', () => {
  it('seven days without a visit, in Apple’s browsers, where an installed app starts empty', () => {
    for (const browser of ['ios', 'safari'] as const) {
      const said = sayRisk({ ...apple, browser });
      expect(said).toMatch(/^After seven days without a visit, .* may delete/);
      expect(said).toContain('create an account first');
      expect(installingHelps({ ...apple, browser })).toBe(false);
    }
  });

  it('where space runs short, in the others, where installing helps', () => {
    for (const browser of ['chromium', 'firefox'] as const) {
      const said = sayRisk({ ...other, browser });
      expect(said).toMatch(/space runs short.* may delete.*Installing/);
      expect(installingHelps({ ...other, browser })).toBe(true);
    }
    expect(sayRisk({ ...other, isInstalled: true })).not.toContain('Installing');
    expect(installingHelps({ ...other, isInstalled: true })).toBe(false);
  });

  it('that a lost device takes them along, where it deletes nothing', () => {
    for (const keptIn of [
      { ...other, isPersisted: true },
      { ...apple, isInstalled: true },
    ]) {
      expect(keepsWords(keptIn)).toBe(true);
      expect(sayRisk(keptIn)).toMatch(/^If you lose this device/);
      expect(installingHelps(keptIn)).toBe(false);
    }
    expect([keepsWords(apple), keepsWords(other)]).toEqual([false, false]);
  });
});
