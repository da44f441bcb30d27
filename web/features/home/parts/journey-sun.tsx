import { memo, useEffect, useState } from 'react';
import { sayWeekOf } from '../../../../shared/content/weeks';
import type { Journey } from '../../../journey/react/use-journey';
import { useShowsStreaks } from '../../../journey/react/use-shows-streaks';
import { DayRuler } from '../../../ui/day-ruler';
import { StreakPill } from '../../../ui/streak-pill';
import { Sunrise } from '../../../ui/sunrise';
import { useLate } from '../../../ui/use-late';
import { milestoneAhead } from '../model/milestone-words';

const loadDayWaits = async () => (await import('./day-waits')).DayWaits;
const NOTHING_LIT: ReadonlySet<number> = new Set();

interface JourneySunProps {
  /** Undefined while it is not known: the sun waits below the horizon. */
  journey: Journey | undefined;
  today: string;
}

/** The sunrise of ninety, the day in words, and the streak. On low screens the ruler takes its place. */
export const JourneySun = memo(function JourneySun({ journey, today }: JourneySunProps) {
  const showsStreaks = useShowsStreaks();
  const animate = useSunriseOnce(today, journey !== undefined);
  const day = journey?.day ?? 0;
  const lit = journey?.lit ?? NOTHING_LIT;
  const ahead = journey && !journey.isComplete && milestoneAhead(journey);
  const DayWaits = useLate(loadDayWaits);
  return (
    <section aria-label="Your journey">
      <div className="home-sun">
        <Sunrise
          day={day}
          lit={lit}
          numeral={journey !== undefined}
          animate={animate}
          bleed
          decorative
        />
      </div>
      <div className="home-ruler">
        <DayRuler day={day} lit={lit} />
      </div>
      {/* As high with the pill as before it. */}
      <div className="flex min-h-11.5 items-center justify-between gap-3 pt-2.5 max-tight:flex-wrap md:min-h-12 md:pt-3">
        <p className="running numerals text-prose text-ink md:text-(length:--type-running) md:text-ink-2">
          {journey && (journey.isComplete ? 'Ninety mornings kept' : `Day ${day} of 90`)}
          {ahead && <span className="hidden md:inline">{`. ${ahead}`}</span>}
          {journey && !journey.isComplete && (
            <span className="block text-balance text-(length:--type-running) text-ink-2">
              {sayWeekOf(journey.journey, day)}
            </span>
          )}
          {journey && DayWaits && <DayWaits journey={journey} today={today} />}
        </p>
        {showsStreaks && journey && journey.streak > 0 && <StreakPill days={journey.streak} />}
      </div>
    </section>
  );
});

const SEEN_ON = 'sunriseSeenOn';

/** Whether the sunrise is to be drawn now: once a day, the first time it has something to show. */
function useSunriseOnce(today: string, ready: boolean): boolean {
  const [seenOn] = useState(() => localStorage.getItem(SEEN_ON));
  useEffect(() => {
    if (ready) localStorage.setItem(SEEN_ON, today);
  }, [ready, today]);
  return ready && seenOn !== today;
}
