import { Link } from 'react-router-dom';
import { sayReference } from '../../../shared/content/say-reference';
import { sayJourneyDay } from '../../../shared/domain/journey-words';
import { dropPlace } from '../../journey/journey-places';
import { OwnReflection } from '../../journey/react/own-reflection';
import { useToday } from '../../live/react/use-today';
import type { KeptPage } from '../../records/kept-versions-of-record';
import { RecordState } from '../../records/react/record-state';
import { useKeptPages } from '../../records/react/use-kept-pages';
import { useSettledList } from '../../records/react/use-settled-list';
import { Button } from '../../ui/button';
import { useHere } from '../../ui/came-from';
import { EmptyState } from '../../ui/empty-state';
import { HistoryDays } from '../../ui/history-days';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import type { Completion } from './model/reflection-form';
import { useCompletions, useDrop } from './queries';

/** Every drop that was completed, newest first. */
export function DailyDropHistoryScreen() {
  const today = useToday();
  const { completions: newest, hasMore, showMore } = useCompletions();
  const completions = useSettledList(newest);
  const pages = useKeptPages(completions?.at(-1)?.day ?? '', completions?.[0]?.day ?? '');
  return (
    <FocusScreen hour="drop" title="Daily Drop" backTo="/daily-drop">
      <h1>Your reflections</h1>
      <p className="mt-1.5 text-ink-2">Newest first.</p>
      {completions === undefined && <Skeleton className="mt-10" />}
      {completions?.length === 0 && (
        <EmptyState className="mt-10" title="No Reflections Yet">
          What you write and record about a Daily Drop will appear here, newest first.
        </EmptyState>
      )}
      <HistoryDays
        entries={completions ?? []}
        today={today}
        keyOf={({ id }) => id}
        captionOf={({ body }) => sayJourneyDay(body)}
      >
        {(completion) => <HistoryItem completion={completion} pages={pages.get(completion.id)} />}
      </HistoryDays>
      {hasMore && (
        <Button variant="text" className="mt-2" onClick={showMore}>
          Show earlier reflections
        </Button>
      )}
    </FocusScreen>
  );
}

interface HistoryItemProps {
  readonly completion: Completion;
  readonly pages: readonly KeptPage[] | undefined;
}

/** The person's own words stand at once; those of the drop come beside them as they can. */
function HistoryItem({ completion, pages }: HistoryItemProps) {
  const { challengeDay, journey } = completion.body;
  const { state } = useDrop(challengeDay);
  const here = useHere();
  const drop = state.is === 'here' ? state.drop : undefined;
  return (
    <>
      <h3>
        <Link to={dropPlace(challengeDay, journey)} state={here} className="rounded-mark">
          {drop ? sayReference(drop.reference) : `Day ${challengeDay}`}
        </Link>
      </h3>
      {drop && (
        <p className="mt-0.5 font-serif text-[1.0938rem] leading-running text-ink-2 italic">
          {drop.question}
        </p>
      )}
      <div className="mt-2">
        <OwnReflection body={completion.body} />
      </div>
      <RecordState record={completion} pages={pages} className="mt-2" />
    </>
  );
}
