import { DAILY_FLAGS, type DailyFlag } from '../../../../shared/domain/activity';
import { formatList } from '../../../../shared/domain/format-list';
import type { Practices } from '../../../../shared/domain/practices';
import { DAY_WINDOWS } from '../../../ui/day-windows';
import { pluralize } from '../../../ui/format/numbers';

/** What the reminder says. */
export interface ReminderWords {
  readonly title: string;
  readonly text: string;
  /** The first window that is still open. */
  readonly next: DailyFlag;
}

const TITLE = 'There’s still time today';

/** Names what is done and what is open; undefined when nothing is. */
export function reminderWords({ done, open: all }: Practices): ReminderWords | undefined {
  const open = all.filter((flag) => !done.has(flag));
  const [next] = open;
  if (next === undefined) return undefined;
  const kept = DAILY_FLAGS.filter((flag) => done.has(flag));
  const sentences = [
    kept.length > 0 && `${labels(kept)} ${isOrAre(kept)} done.`,
    `${labels(open)} ${isOrAre(open)} open until midnight.`,
    kept.length === 0 && 'Any one of them counts.',
  ];
  return { title: TITLE, text: sentences.filter(Boolean).join(' '), next };
}

function labels(flags: readonly DailyFlag[]): string {
  return formatList(flags.map((flag) => DAY_WINDOWS[flag].label));
}

function isOrAre(flags: readonly DailyFlag[]): string {
  return pluralize(flags.length, 'is', 'are');
}
