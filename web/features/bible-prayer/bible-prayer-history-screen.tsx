import { RecordMarkLines } from '../../live/record-mark-lines';
import { useSettledList } from '../../live/use-settled-list';
import { useToday } from '../../live/use-today';
import { EmptyState } from '../../ui/empty-state';
import { HistoryDays } from '../../ui/history-days';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { BiblePrayerEntry } from './bible-prayer-entry';
import { toBiblePrayerPage } from './bible-prayer-page';
import { useRecentBiblePrayerDays } from './queries';

/** Bible & Prayer history: the last 30 days. */
export function BiblePrayerHistoryScreen() {
  const today = useToday();
  const records = useSettledList(useRecentBiblePrayerDays(today));
  return (
    <FocusScreen hour="prayer" title="Bible & Prayer" backTo="/bible-prayer">
      <h1>The last 30 days</h1>
      <p className="mt-1.5 text-ink-2">Time kept, not time scored.</p>
      {records === undefined && <Skeleton className="mt-10" />}
      {records?.length === 0 && (
        <EmptyState className="mt-10" title="No History Yet">
          The time you keep will stand here, day by day.
        </EmptyState>
      )}
      <HistoryDays entries={records ?? []} today={today} keyOf={({ id }) => id}>
        {(record) => (
          <>
            <BiblePrayerEntry page={toBiblePrayerPage(record.body)} />
            <RecordMarkLines record={record} />
          </>
        )}
      </HistoryDays>
    </FocusScreen>
  );
}
