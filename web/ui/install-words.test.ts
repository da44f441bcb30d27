import { describe, expect, it } from 'vitest';
import { installBrowser, installOffer, installWords } from './install-words';

const AGENTS = [
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    5,
    'ios',
  ],
  [
    'Chrome on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1',
    5,
    'ios',
  ],
  [
    'an iPad',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    5,
    'ios',
  ],
  [
    'Safari on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    0,
    'safari',
  ],
  [
    'Chrome on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    0,
    'chromium',
  ],
  [
    'Edge',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    10,
    'chromium',
  ],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    5,
    'firefox',
  ],
] as const;

describe('installBrowser', () => {
  it.each(AGENTS)('%s', (_name, userAgent, touchPoints, browser) => {
    expect(installBrowser(userAgent, touchPoints)).toBe(browser);
  });
});

describe('installWords', () => {
  it('says how the browser’s own question ended', () => {
    expect(installWords('accepted', 'chromium').title).toBe('Installing App!');
    expect(installWords('dismissed', 'chromium').title).toBe('Installation Cancelled');
  });

  it('without an offer tells for 8 s how to install by hand', () => {
    expect(installWords('unavailable', 'ios')).toEqual({
      title: 'Install on iOS',
      description: 'Tap Share, then “Add to Home Screen”.',
      durationMs: 8000,
    });
    for (const browser of ['safari', 'firefox', 'chromium'] as const) {
      expect(installWords('unavailable', browser)).toMatchObject({ durationMs: 8000 });
    }
  });

  it('says where the browser did not keep to its offer', () => {
    expect(installWords('prompt-failed', 'chromium')).toEqual({
      title: 'Installation Error',
      description: 'Please try installing manually using your browser’s menu.',
      variant: 'destructive',
    });
    expect(installWords('choice-failed', 'chromium')).toEqual({
      title: 'Installation Issue',
      description: 'Try installing manually using your browser’s install option.',
      variant: 'destructive',
    });
  });
});

describe('installOffer', () => {
  it('says on Apple’s devices that the installed app keeps its own storage, and what to do first', () => {
    expect(installOffer('ios', 0)).toContain('has its own storage');
    expect(installOffer('ios', 2)).toContain('isn’t synced yet. Let it sync first.');
    expect(installOffer('chromium', 2)).toBe('Opens from your home screen, even offline.');
  });

  it('P71 tells a guest of an account only once there is something to bring along, and never of what is synced', () => {
    for (const browser of ['ios', 'safari'] as const) {
      expect(installOffer(browser, 2, true)).toContain('Create an account first');
      expect(installOffer(browser, 0, true)).toContain('Open it and begin there.');
      for (const unsynced of [0, 2])
        expect(installOffer(browser, unsynced, true)).not.toMatch(/sync|Sign in/);
    }
  });

  it('F5 says on iPhones and iPads alone that the browser clears after seven days, and what helps', () => {
    expect(installOffer('ios', 0)).toBe(
      'After seven days without a visit, this browser may delete what’s saved here. It doesn’t do that to an installed app. The installed app has its own storage. Sign in there once to load everything you’ve synced.',
    );
    for (const browser of ['safari', 'firefox', 'chromium'] as const) {
      expect(installOffer(browser, 0)).not.toContain('seven days');
    }
  });
});
