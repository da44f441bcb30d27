import { format, parseISO } from 'date-fns';
import { daysBetween } from '../../../shared/domain/local-day';
import type { DeviceRecord } from '../../../shared/records/record';
import type { Hour } from '../../ui/hour';

/** One line of what has not been sent: records of one kind and day. */
export interface UnsentLine {
  readonly key: string;
  readonly hour: Hour | undefined;
  readonly text: string;
}

interface Name {
  readonly hour?: Hour;
  readonly one: string;
  readonly many: string;
}

const NAMES: Record<string, Name> = {
  'check-in': { hour: 'check', one: 'Check-In', many: 'check-ins' },
  'journal-entry': { hour: 'journal', one: 'A journal entry', many: 'journal entries' },
  'nourish-day': { hour: 'nourish', one: 'Nourish', many: 'Nourish days' },
  'bible-prayer-day': { hour: 'prayer', one: 'Bible & Prayer', many: 'Bible & Prayer days' },
  drop: { hour: 'drop', one: 'Daily Drop', many: 'Daily Drops' },
  'day-review': { one: 'Day Review', many: 'Day Reviews' },
};
const OTHER: Name = { one: 'An entry', many: 'entries' };

/** What has not been sent, in words, newest first. `today` is the person's local day. */
export function unsentLines(records: readonly DeviceRecord[], today: string): UnsentLine[] {
  const counts = new Map<string, { record: DeviceRecord; count: number }>();
  for (const record of records) {
    const key = `${record.kind} ${record.day}`;
    counts.set(key, { record, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts].map(([key, { record, count }]) => {
    const name = NAMES[record.kind] ?? OTHER;
    const what = count === 1 ? name.one : `${count} ${name.many}`;
    return { key, hour: name.hour, text: `${what}, ${dayInWords(record.day, today)}` };
  });
}

const NUMBERS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** `One thing has not been sent yet`, `Four things have …`, `12 things have …`. */
export function unsentTitle(count: number): string {
  const number = NUMBERS[count] ?? String(count);
  return count === 1
    ? `${number} thing has not been sent yet`
    : `${number} things have not been sent yet`;
}

function dayInWords(day: string, today: string): string {
  const ago = daysBetween(day, today);
  if (ago === 0) return 'today';
  return ago === 1 ? 'yesterday' : format(parseISO(day), 'd MMMM');
}
