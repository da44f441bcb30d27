import { format, parseISO } from 'date-fns';

interface DayToSay {
  readonly day: string;
  readonly today: string;
  /** How many of the five are done. */
  readonly done: number;
  /** Anything at all was written on it. */
  readonly isWritten: boolean;
}

const FIVE = 5;

/** 'Wednesday, November 18', with the year where that is not this one. */
export function sayDate(day: string, today: string): string {
  const thisYear = day.slice(0, 4) === today.slice(0, 4);
  return format(parseISO(day), thisYear ? 'EEEE, MMMM d' : 'EEEE, MMMM d, yyyy');
}

/** 'November 18, 2026', as it stands on paper. */
export function sayDateOnPaper(day: string): string {
  return format(parseISO(day), 'MMMM d, yyyy');
}

/** What a day came to: 'A complete day.', '3 of 5.', 'A quiet day.' Never what was missed. */
export function sayWhole({ day, today, done, isWritten }: DayToSay): string {
  if (done === FIVE) return 'A complete day.';
  if (done > 0) return `${done} of ${FIVE}.`;
  if (day > today) return 'Still to come.';
  if (day === today) return 'Today.';
  return isWritten ? '' : 'A quiet day.';
}

/** How long a mindful moment was: '3 min', '45 seconds'. */
export function sayLength(seconds: number): string {
  return seconds < 60 ? `${seconds} seconds` : `${Math.round(seconds / 60)} min`;
}
