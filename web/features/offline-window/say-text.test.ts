import { describe, expect, it } from 'vitest';
import { sayText } from './say-text';

const mornings = (count: number) =>
  Array.from({ length: count }, (_, ahead) => ({ day: ahead + 1, isWhole: true }));
const keptOf = (kept: number, total: number, ahead = 30) => ({
  text: { kept, total },
  mornings: mornings(ahead),
});

describe('what can be read', () => {
  it('is named by the days there are', () => {
    expect(sayText(keptOf(60, 60), 'complete', true)).toBe(
      'The next thirty days and the last thirty are on this device to read. Audio takes more space, so you choose.',
    );
    expect(sayText(keptOf(30, 30), 'complete', true)).toMatch(/^The next thirty days are on/);
    expect(sayText(keptOf(46, 46, 16), 'complete', true)).toMatch(
      /^The coming days and the last thirty are on/,
    );
  });

  it('J10 is all of it once the journey is complete', () => {
    const whole = { ...keptOf(90, 90), isComplete: true };
    expect(sayText(whole, 'complete', true)).toMatch(/^All ninety days are on this device/);
    const coming = { ...keptOf(31, 90), isComplete: true };
    expect(sayText(coming, 'keeping', true)).toBe(
      'All ninety days are downloading to this device.',
    );
  });

  it('is on its way, waits for a connection, or did not come', () => {
    expect(sayText(null, 'resting', true)).toBe(
      'The next thirty days are downloading to this device.',
    );
    for (const said of [sayText(null, 'keeping', false), sayText(null, 'unreachable', true)]) {
      expect(said).toMatch(/when you’re back online\.$/);
    }
    expect(sayText(keptOf(12, 60), 'failed', true)).toMatch(/haven’t all downloaded yet\./);
    expect(sayText(keptOf(12, 60), 'full', true)).toMatch(/^This device has no space left/);
  });

  it('is here by what is on the device, whatever was heard of it', () => {
    expect(sayText(keptOf(60, 60), 'unreachable', false)).toMatch(/are on this device/);
  });
});
