import { biblePrayerDay } from '../../shared/records/bible-prayer-day';
import { checkIn } from '../../shared/records/check-in';
import { dayReview } from '../../shared/records/day-review';
import { dropCompletion } from '../../shared/records/drop-completion';
import { journalEntry } from '../../shared/records/journal-entry';
import type { RecordKind } from '../../shared/records/kind';
import { mindfulSession } from '../../shared/records/mindful-session';
import { nourishDay } from '../../shared/records/nourish-day';

/** What an export or a file to import is counted by, in the order in which it is shown. */
export const COUNTED_KINDS: readonly {
  readonly label: string;
  readonly kind: Pick<RecordKind, 'name'>;
}[] = [
  { label: 'Check-ins', kind: checkIn },
  { label: 'Journal entries', kind: journalEntry },
  { label: 'Daily Drops', kind: dropCompletion },
  { label: 'Nourish days', kind: nourishDay },
  { label: 'Bible & Prayer days', kind: biblePrayerDay },
  { label: 'Day reviews', kind: dayReview },
  { label: 'Mindful moments', kind: mindfulSession },
];
