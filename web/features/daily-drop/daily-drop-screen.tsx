import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { JOURNEY_DAYS } from '../../../shared/domain/challenge-day';
import { useIsReachable } from '../../live/sync-facts';
import { type Challenge, useChallenge } from '../../live/use-challenge';
import { useInitialPullDone } from '../../live/use-sync-state';
import { useToday } from '../../live/use-today';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import type { Leafing } from './day-navigator';
import { DropOfDay } from './drop-of-day';
import { useEndOnOtherDay } from './use-end-on-other-day';
import { dayAsked, dropPlace } from './which-day';

/** Daily Drop: read, listen, write. Opens on the day the person stands on; `?day=` names another. */
export function DailyDropScreen() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const today = useToday();
  const challenge = useChallenge(today);
  const start = useStartDay(challenge, today);
  const [leafed, setLeafed] = useState<Leafing>();
  const day = dayAsked(search) ?? start;
  useEndOnOtherDay(day);

  if (day === undefined || !challenge) {
    return (
      <FocusScreen hour="drop" title="Daily Drop" backTo="/home" historyTo="/daily-drop/history">
        <h1 className="sr-only">Daily Drop</h1>
        <Skeleton className="mt-10" />
      </FocusScreen>
    );
  }

  function leaf(leafing: Leafing, from: number): void {
    setLeafed(leafing);
    // Leafing is one visit: Back leads out of it.
    void navigate(dropPlace(leafing === 'on' ? from + 1 : from - 1), { replace: true, state });
  }

  return (
    <>
      <span role="status" className="sr-only">
        {leafed && `Day ${day} of ${JOURNEY_DAYS}`}
      </span>
      <DropOfDay
        key={day}
        day={day}
        challenge={challenge}
        leafed={leafed}
        onLeaf={(leafing) => leaf(leafing, day)}
      />
    </>
  );
}

/**
 * Where the person stands as they arrive, and from the next midnight on: what comes from their other devices does not
 * turn the page under their eyes. A new device waits for that while it can come.
 */
function useStartDay(challenge: Challenge | undefined, today: string): number | undefined {
  const settled = useInitialPullDone();
  const isReachable = useIsReachable();
  const isKnown = settled || isReachable === false;
  const [start, setStart] = useState<{ readonly day: number; readonly today: string }>();
  if (challenge && isKnown && start?.today !== today) setStart({ day: challenge.day, today });
  return start?.day;
}
