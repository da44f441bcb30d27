import type { ReactNode } from 'react';
import type { RecordKind } from '../../../shared/records/kind';
import type { RecordBody } from '../../../shared/records/record';
import { useToday } from '../../live/react/use-today';
import { EmptyState } from '../../ui/empty-state';
import { HistoryDays } from '../../ui/history-days';
import type { Hour } from '../../ui/hour';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { RecordState } from './record-state';
import { useKeptPages } from './use-kept-pages';
import { recentRange, useRecentDays } from './use-recent-days';
import { useSettledList } from './use-settled-list';

interface RecentHistoryProps<Body extends RecordBody, Page> {
  kind: RecordKind<Body>;
  hour: Hour;
  /** The running head. */
  title: string;
  backTo: string;
  lead: string;
  empty: { readonly title: string; readonly text: string };
  /** What a day's record says; null leaves the day out. */
  toPage: (body: Body) => Page | null;
  children: (page: NonNullable<Page>) => ReactNode;
}

/** A daily form's history: the last 30 days, newest first. */
export function RecentHistory<Body extends RecordBody, Page>(
  props: RecentHistoryProps<Body, Page>,
) {
  const { kind, hour, title, backTo, lead, empty, toPage, children } = props;
  const today = useToday();
  const pages = useKeptPages(...recentRange(today));
  const days = useSettledList(useRecentDays(kind, today))?.flatMap((record) => {
    const page = toPage(record.body);
    return page ? [{ day: record.day, record, page }] : [];
  });
  return (
    <FocusScreen hour={hour} title={title} backTo={backTo}>
      <h1>The last 30 days</h1>
      <p className="mt-1.5 text-ink-2">{lead}</p>
      {days === undefined && <Skeleton className="mt-10" />}
      {days?.length === 0 && (
        <EmptyState className="mt-10" title={empty.title}>
          {empty.text}
        </EmptyState>
      )}
      <HistoryDays entries={days ?? []} today={today} keyOf={({ record }) => record.id}>
        {({ record, page }) => (
          <>
            {children(page)}
            <RecordState record={record} pages={pages.get(record.id)} className="mt-2" />
          </>
        )}
      </HistoryDays>
    </FocusScreen>
  );
}
