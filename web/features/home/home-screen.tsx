import { memo, useCallback, useState } from 'react';
import { verseOfDay } from '../../../shared/content/verses';
import { greeting, timeOrNight } from '../../../shared/domain/time-of-day';
import { dayPart } from '../../content/early-page/kept-home';
import { useEndOfEarlyPage } from '../../content/react/use-early-page';
import { useGoals } from '../../journey/react/use-goals';
import { useIsReviewed } from '../../journey/react/use-is-reviewed';
import { useJourney } from '../../journey/react/use-journey';
import { usePractices } from '../../journey/react/use-practices';
import { useDayPart } from '../../live/react/use-day-part';
import { useToday } from '../../live/react/use-today';
import { useInitialPullDone } from '../../person/react/use-sync-state';
import { readSession } from '../../platform/session';
import { SearchLink } from '../../search/react/search-link';
import { SyncNote } from '../../sync/react/sync-note';
import { formatDayHeading } from '../../ui/format/days';
import { greetedName } from '../../ui/greeted-name';
import { Niche } from '../../ui/niche';
import { HubScreen } from '../../ui/screen';
import { Scripture } from '../../ui/scripture';
import { useLate } from '../../ui/use-late';
import { FurtherAlong } from './parts/further-along';
import { JourneySun } from './parts/journey-sun';
import { TodaysProgress } from './parts/todays-progress';

const loadLaterParts = () => import('./parts/later-parts');

/** Home: the day's greeting, the way so far, five windows, one next step. All of it from this device. */
export function HomeScreen() {
  const today = useToday();
  const hour = useDayPart();
  const journey = useJourney(today);
  const practices = usePractices(today);
  const isReviewed = useIsReviewed(journey, today);
  const settled = useInitialPullDone();
  const [sharing, setSharing] = useState(false);
  const share = useCallback(() => setSharing(true), []);
  const later = useLate(loadLaterParts);
  const goals = useGoals();
  // Before everything has come to a new device there is less to show, and no Home of theirs is kept.
  useEndOfEarlyPage(settled === false || Boolean(journey && practices && goals));

  return (
    <HubScreen
      className="home"
      side={
        <>
          <VerseCard today={today} className="hidden md:block" />
          {journey && later && <later.LaterSide journey={journey} />}
        </>
      }
    >
      <header className="pt-2 md:pt-0" data-part={dayPart(today, hour)}>
        {/* Where both don't fit in one line, the pill stands above the date. */}
        <div className="flex flex-wrap-reverse items-end justify-between gap-x-4 gap-y-2">
          <p className="running mb-1">{formatDayHeading(today, hour)}</p>
          <span className="-my-3 -mr-3.5 flex items-center gap-2">
            <span className="hidden md:block">
              <SyncNote />
            </span>
            <SearchLink />
          </span>
        </div>
        <h1>{[greeting(hour), greetedName(readSession())].filter(Boolean).join(', ')}</h1>
      </header>
      <JourneySun journey={journey} today={today} />
      <TodaysProgress
        practices={settled ? practices : undefined}
        goals={goals}
        isReviewed={isReviewed}
        isComplete={journey?.isComplete}
        time={timeOrNight(hour)}
      />
      {later && <later.BelowProgress journey={journey} today={today} />}
      <VerseCard today={today} className="mt-10 md:hidden" />
      <FurtherAlong day={journey?.day} isReviewed={isReviewed} onShare={journey && share} />
      {later && (
        <later.LaterParts
          today={today}
          journey={journey}
          sharing={sharing}
          onSharingChange={setSharing}
        />
      )}
    </HubScreen>
  );
}

interface VerseCardProps {
  readonly today: string;
  readonly className?: string;
}

/** The day's verse. */
const VerseCard = memo(function VerseCard({ today, className }: VerseCardProps) {
  const { reference, text } = verseOfDay(today);
  return (
    <Niche {...(className && { className })}>
      <Scripture reference={reference} opensChapter>
        {text}
      </Scripture>
    </Niche>
  );
});
