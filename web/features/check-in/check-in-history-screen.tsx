import { RecordMarkLines } from '../../live/record-mark-lines';
import { useSettledList } from '../../live/use-settled-list';
import { useToday } from '../../live/use-today';
import { EmptyState } from '../../ui/empty-state';
import { HistoryDays } from '../../ui/history-days';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { CheckInEntry } from './check-in-entry';
import { useRecentCheckIns } from './queries';

/** Check-in history: the last 30 days. */
export function CheckInHistoryScreen() {
  const today = useToday();
  const checkIns = useSettledList(useRecentCheckIns(today));
  return (
    <FocusScreen hour="check" title="Wholeness Check-In" backTo="/check-in">
      <h1>The last 30 days</h1>
      <p className="mt-1.5 text-ink-2">How it was, and what you held on to.</p>
      {checkIns === undefined && <Skeleton className="mt-10" />}
      {checkIns?.length === 0 && (
        <EmptyState className="mt-10" title="No Check-Ins Yet">
          Your first one will stand here, with the truth you held.
        </EmptyState>
      )}
      <HistoryDays entries={checkIns ?? []} today={today} keyOf={({ id }) => id}>
        {(record) => (
          <>
            <CheckInEntry record={record} />
            <RecordMarkLines record={record} />
          </>
        )}
      </HistoryDays>
    </FocusScreen>
  );
}
