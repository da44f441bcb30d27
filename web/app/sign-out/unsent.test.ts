import { describe, expect, it } from 'vitest';
import type { DeviceRecord } from '../../../shared/records/record';
import { allKinds } from '../../../shared/records/registry';
import { unsentLines, unsentTitle } from './unsent';

function record(kind: string, day: string): DeviceRecord {
  return {
    id: `${kind}:${day}`,
    kind,
    day,
    order: 0,
    version: { a: 1 },
    deleted: false,
    createdAt: 0,
    updatedAt: 0,
    utcOffsetMinutes: 0,
    body: {},
    sync: 1,
  };
}

describe('what has not been sent', () => {
  it('is listed by kind and day in words', () => {
    const lines = unsentLines(
      [
        record('check-in', '2026-03-02'),
        record('journal-entry', '2026-03-02'),
        record('journal-entry', '2026-03-02'),
        record('bible-prayer-day', '2026-03-01'),
        record('from-a-newer-version', '2026-02-20'),
      ],
      '2026-03-02',
    );
    expect(lines.map(({ text }) => text)).toEqual([
      'Check-In, today',
      '2 journal entries, today',
      'Bible & Prayer, yesterday',
      'An entry, 20 February',
    ]);
  });

  it('has a name of its own for each of the five activities', () => {
    for (const { name, flag } of allKinds()) {
      if (flag === undefined) continue;
      const [line] = unsentLines([record(name, '2026-03-02')], '2026-03-02');
      expect(line?.text).not.toContain('An entry');
    }
  });

  it('is counted in words', () => {
    expect(unsentTitle(1)).toBe('One thing has not been sent yet');
    expect(unsentTitle(4)).toBe('Four things have not been sent yet');
    expect(unsentTitle(12)).toBe('12 things have not been sent yet');
  });
});
