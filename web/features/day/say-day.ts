interface DayToSay {
  readonly day: string;
  readonly today: string;
  /** How many of the five are done. */
  readonly done: number;
  /** Anything at all was written on it. */
  readonly isWritten: boolean;
}

const FIVE = 5;

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
