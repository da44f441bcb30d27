import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { JOURNEY_DAYS, type JourneyDay, journeyDayKey } from '../../../shared/domain/challenge-day';
import { progressIn } from '../../../shared/domain/journeys-kept';
import { endListening, nowListening } from '../../content/listening/now-listening';
import { dropPlace } from '../../journey/journey-places';
import { type Challenge, useChallenge } from '../../journey/react/use-challenge';
import { useToday } from '../../live/react/use-today';
import { useInitialPullDone } from '../../person/react/use-sync-state';
import { useIsReachable } from '../../sync/react/sync-facts';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { dayAsked } from './model/which-day';
import type { Leafing } from './parts/day-navigator';
import { DropOfDay } from './parts/drop-of-day';

/** Daily Drop: read, listen, write. Opens on the day the person stands on; `?day=` names another. */
export function DailyDropScreen() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const today = useToday();
  const challenge = useChallenge(today);
  const start = useStartDay(challenge, today);
  const [leafed, setLeafed] = useState<Leafing>();
  const asked = dayAsked(search);
  const isReached = asked && challenge && asked.journey <= challenge.journey;
  const of = isReached ? asked : start;
  useEndOnOtherDay(of?.challengeDay);

  if (of === undefined || !challenge) {
    return (
      <FocusScreen hour="drop" title="Daily Drop" backTo="/home" historyTo="/daily-drop/history">
        <h1 className="sr-only">Daily Drop</h1>
        <Skeleton className="mt-10" />
      </FocusScreen>
    );
  }

  function leaf(leafing: Leafing, from: JourneyDay): void {
    setLeafed(leafing);
    const day = from.challengeDay + (leafing === 'on' ? 1 : -1);
    // Leafing is one visit: Back leads out of it.
    void navigate(dropPlace(day, from.journey), { replace: true, state });
  }

  return (
    <>
      <span role="status" className="sr-only">
        {leafed && `Day ${of.challengeDay} of ${JOURNEY_DAYS}`}
      </span>
      <DropOfDay
        key={journeyDayKey(of)}
        of={of}
        challenge={progressIn(challenge, of.journey)}
        leafed={leafed}
        onLeaf={(leafing) => leaf(leafing, of)}
      />
    </>
  );
}

/**
 * Where the person stands as they arrive, and from the next midnight on: what comes from their other devices does not
 * turn the page under their eyes. A new device waits for that while it can come.
 */
function useStartDay(challenge: Challenge | undefined, today: string): JourneyDay | undefined {
  const settled = useInitialPullDone();
  const isReachable = useIsReachable();
  const isKnown = settled || isReachable === false;
  const [start, setStart] = useState<{ readonly of: JourneyDay; readonly today: string }>();
  if (challenge && isKnown && start?.today !== today) {
    const { journey, day: challengeDay } = challenge;
    setStart({ of: { journey, challengeDay }, today });
  }
  return start?.of;
}

/** Another day on this screen ends what is heard of the one before (spec section 4). */
function useEndOnOtherDay(day: number | undefined): void {
  const shown = useRef(day);
  useEffect(() => {
    const before = shown.current;
    shown.current = day;
    if (before === undefined || before === day) return;
    if (nowListening.get()?.drop.day === before) endListening();
  }, [day]);
}
