import { format, parseISO } from 'date-fns';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { formatPattern, type Pattern } from './pattern';

const PATTERNS = [
  'MMMM d',
  'MMMM d, yyyy',
  'EEEE, MMMM d',
  'EEEE, MMMM d, yyyy',
  'EEEE',
  'EEE',
  'd',
  'd MMM',
  'MMMM',
  'MMMM yyyy',
  'yyyy-MM-dd',
  'uuuu',
  'h:mm a',
  'h:mm',
] as const satisfies readonly Pattern[];

afterEach(() => vi.unstubAllEnvs());

const pattern = fc.constantFrom(...PATTERNS);
const zone = fc.constantFrom('UTC', 'America/Santiago', 'Africa/Cairo', 'Asia/Kathmandu');
const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });

it('writes a moment as date-fns does, in every zone', () => {
  fc.assert(
    fc.property(moment, pattern, zone, (at, as, TZ) => {
      vi.stubEnv('TZ', TZ);
      expect(formatPattern(at, as)).toBe(format(at, as));
      const iso = new Date(at).toISOString();
      expect(formatPattern(iso, as)).toBe(format(parseISO(iso), as));
    }),
  );
});

it('writes a day as date-fns does, in every zone', () => {
  const days = fc.date({
    min: new Date('1000-01-01'),
    max: new Date('9999-12-30'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, pattern, zone, (date, as, TZ) => {
      vi.stubEnv('TZ', TZ);
      const day = date.toISOString().slice(0, 10);
      expect(formatPattern(day, as)).toBe(format(parseISO(day), as));
    }),
  );
});

it.each(['soon', '', '2026-02-30', '2026-02-30T10:00:00Z', '2026-11-20Tsoon', 'March 2, 2026'])(
  'leaves %j as it is',
  (text) => {
    expect(formatPattern(text, 'MMMM d')).toBe(text);
  },
);
