import { describe, expect, it } from 'vitest';
import { morningsFrom, windowDays } from '../../shared/content/offline-window';
import { dropUrl } from '../../shared/content/pack';
import { manifestOf } from '../../shared/content/testing/manifest';
import { sumUpKept } from './kept-window';
import type { KeptContent } from './offline-window/read-kept';

const VERSION = '0123456789ab';
const manifest = manifestOf(VERSION);
const NOON = Date.parse('2026-11-20T12:00:00Z');

const text = (days: readonly number[]) => days.map((day) => dropUrl(VERSION, day));
const sound = (days: readonly number[]) => days.map((day) => `/content/audio/drop-${day}.mp3`);

function sumUp(paths: readonly string[], kept: Partial<KeptContent> = {}, today = '2026-11-20') {
  const content = { manifest, confirmedAt: NOON, paths: new Set(paths), moments: 12, ...kept };
  return sumUpKept(content, { challengeDay: 23, today, utcOffsetMinutes: 0 });
}

describe('what is kept', () => {
  it('counts days of text and says until when one can read', () => {
    const whole = sumUp(text(windowDays(23)));
    expect(whole.text).toEqual({ kept: 52, total: 52 });
    expect(whole.readyUntil).toEqual({ challengeDay: 52, day: '2026-12-19' });
  });

  it('counts nothing of another pack, and no further than the first day that is missing', () => {
    const part = sumUp([...text(morningsFrom(23).slice(0, 5)), ...text([40]), '/content/x.json']);
    expect(part.text.kept).toBe(6);
    expect(part.readyUntil).toEqual({ challengeDay: 27, day: '2026-11-24' });
    expect(sumUp(text([24])).readyUntil).toBeNull();
  });

  it('promises nothing past the day on which it expires', () => {
    const late = sumUp(text(windowDays(23)), {}, '2026-12-10');
    expect(late.readyUntil).toEqual({ challengeDay: 32, day: '2026-12-19' });
  });

  it('adds up narration of all mornings and of the first seven', () => {
    const { narration, week, mornings } = sumUp([
      ...text(windowDays(23)),
      ...sound(morningsFrom(23).slice(0, 12)),
      ...sound([22]),
    ]);
    expect(narration).toEqual({ kept: 12, total: 30, keptBytes: 24e6, totalBytes: 60e6 });
    expect(week).toMatchObject({ kept: 7, total: 7 });
    expect(mornings.filter(({ isWhole }) => isWhole).map(({ day }) => day)).toEqual(
      morningsFrom(23).slice(0, 12),
    );
  });

  it('takes a morning that nobody read aloud for whole with its text alone', () => {
    const drops = manifest.drops.map((drop) => ({ ...drop, narration: null }));
    const silent = sumUp(text(windowDays(23)), { manifest: { ...manifest, drops } });
    expect(silent.narration).toEqual({ kept: 0, total: 0, keptBytes: 0, totalBytes: 0 });
    expect(silent.mornings.every(({ isWhole }) => isWhole)).toBe(true);
  });

  it('J10 of a complete journey counts all ninety days, and promises no dates', () => {
    const ninety = windowDays(90, true);
    expect(ninety).toHaveLength(90);
    const content = { manifest, confirmedAt: NOON, paths: new Set(text(ninety)), moments: 12 };
    const place = {
      challengeDay: 90,
      isComplete: true,
      today: '2026-11-20',
      utcOffsetMinutes: 0,
    };
    const whole = sumUpKept(content, place);
    expect(whole.text).toEqual({ kept: 90, total: 90 });
    expect(whole.readyUntil).toBeNull();
    expect(whole.mornings.map(({ day }) => day)).toEqual(morningsFrom(1));
  });

  it('says whether mindful moments have their sound', () => {
    expect(sumUp([]).moments).toEqual({ count: 12, withSound: false });
    expect(sumUp(manifest.sounds.map(({ url }) => url)).moments.withSound).toBe(true);
  });
});
