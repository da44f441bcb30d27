import { expect, test } from 'vitest';
import { escapeText, foldLine, type Reminder, reminderCalendar } from './calendar-file';

const REMINDER: Reminder = {
  personId: 'a1b2c3d4-person',
  time: '06:30',
  firstDay: '2026-03-01',
  madeAt: Date.UTC(2026, 1, 28, 20, 15, 30),
  address: 'https://choose.example',
};

/** The lines as a calendar reads them: folded ones joined again. */
function linesOf(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n');
}

function propertyIn(file: string, name: string): string | undefined {
  return linesOf(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);
}

test('it is one event a day at the chosen hour of wherever one is, with an alarm', () => {
  const lines = linesOf(reminderCalendar(REMINDER));
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART:20260301T063000',
      'RRULE:FREQ=DAILY',
      'DTSTAMP:20260228T201530Z',
      'SUMMARY:Choose Wholeness',
      'URL:https://choose.example',
    ]),
  );
  expect(lines.filter((line) => /^(BEGIN|END):/.test(line))).toEqual([
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'BEGIN:VALARM',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
  const alarm = lines.slice(lines.indexOf('BEGIN:VALARM') + 1, lines.indexOf('END:VALARM'));
  expect(alarm).toEqual(['ACTION:DISPLAY', 'TRIGGER:PT0S', 'DESCRIPTION:Choose Wholeness']);
});

test('every line ends in CRLF and has at most 75 octets', () => {
  const file = reminderCalendar({ ...REMINDER, address: `https://${'long.'.repeat(40)}example` });
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
});

test('a later file is a newer version of the same event, and nobody else’s', () => {
  const first = reminderCalendar(REMINDER);
  const later = reminderCalendar({ ...REMINDER, time: '21:00', madeAt: REMINDER.madeAt + 60_000 });
  const other = reminderCalendar({ ...REMINDER, personId: 'someone-else' });
  expect(propertyIn(later, 'UID')).toBe(propertyIn(first, 'UID'));
  expect(propertyIn(other, 'UID')).not.toBe(propertyIn(first, 'UID'));
  expect(Number(propertyIn(later, 'SEQUENCE'))).toBeGreaterThan(
    Number(propertyIn(first, 'SEQUENCE')),
  );
  expect(first).not.toContain(REMINDER.personId);
});

test('marks that mean something in a calendar are escaped', () => {
  expect(escapeText('a\\b; c, d\ne\r\nf')).toBe('a\\\\b\\; c\\, d\\ne\\nf');
});

test('a long line is folded between letters, whatever they weigh, and reads the same', () => {
  const line = `DESCRIPTION:${'é🕊'.repeat(60)}`;
  const folded = foldLine(line);
  expect(folded.replaceAll('\r\n ', '')).toBe(line);
  for (const part of folded.split('\r\n')) {
    expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75);
    expect(part).not.toMatch(/[\ud800-\udbff]$/);
  }
});
