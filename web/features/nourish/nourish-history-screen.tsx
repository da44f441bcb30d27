import { RecordMarkLines } from '../../live/record-mark-lines';
import { useSettledList } from '../../live/use-settled-list';
import { useToday } from '../../live/use-today';
import { EmptyState } from '../../ui/empty-state';
import { HistoryDays } from '../../ui/history-days';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { NourishEntry } from './nourish-entry';
import { toNourishPage } from './nourish-page';
import { useRecentNourishDays } from './queries';

/** Nourish history: the days of the last 30 that have something in them. */
export function NourishHistoryScreen() {
  const today = useToday();
  const records = useSettledList(useRecentNourishDays(today));
  const days = records?.flatMap((record) => {
    const page = toNourishPage(record.body);
    return page ? [{ day: record.day, record, page }] : [];
  });
  return (
    <FocusScreen hour="nourish" title="Nourish" backTo="/nourish/track">
      <h1>The last 30 days</h1>
      <p className="mt-1.5 text-ink-2">Only days with something in them.</p>
      {days === undefined && <Skeleton className="mt-10" />}
      {days?.length === 0 && (
        <EmptyState className="mt-10" title="No History Yet">
          The days you keep here will stand in this list.
        </EmptyState>
      )}
      <HistoryDays entries={days ?? []} today={today} keyOf={({ record }) => record.id}>
        {({ record, page }) => (
          <>
            <NourishEntry page={page} />
            <RecordMarkLines record={record} />
          </>
        )}
      </HistoryDays>
    </FocusScreen>
  );
}
