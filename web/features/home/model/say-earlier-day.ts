import type { Distance } from '../../../../shared/domain/look-back/earlier-day';
import type { EarlierWords } from '../../../../shared/domain/look-back/may-bring-up';
import { spellOut } from '../../../ui/format/numbers';

/** 'A year ago today', 'Two years ago today', 'A hundred days ago', 'A month ago today'. */
export function sayDistance({ unit, count }: Distance): string {
  if (unit === 'day') return 'A hundred days ago';
  if (unit === 'month') return 'A month ago today';
  return count === 1 ? 'A year ago today' : `${spellOut(count)} years ago today`;
}

const WROTE: Readonly<Record<string, string>> = {
  'journal-entry': 'You wrote in your journal.',
  'check-in': 'You checked in.',
  drop: 'You wrote about the Daily Drop.',
  'day-review': 'You looked back on the day.',
};

/** What is told of the day: a thing the person was grateful for, else where they wrote. */
export function sayEarlierWords({ kind, gratitude }: EarlierWords): string {
  if (gratitude !== undefined) return `You were grateful for “${gratitude}”`;
  return WROTE[kind] ?? 'You wrote something.';
}
