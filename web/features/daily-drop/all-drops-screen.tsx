import { Link } from 'react-router-dom';
import { sayWeek, WEEK_NAMES, weekOfDay } from '../../../shared/content/weeks';
import { dropPlace } from '../../journey/journey-places';
import { useChallenge } from '../../journey/react/use-challenge';
import { useToday } from '../../live/react/use-today';
import { useCameFrom, useHere } from '../../ui/came-from';
import { FocusScreen } from '../../ui/screen';

const WEEK_DAYS = 7;
const WEEKS = WEEK_NAMES.map((_, index) => weekOfDay(index * WEEK_DAYS + 1));

/** Every drop of the ninety by weeks, to open in any order. */
export function AllDropsScreen() {
  const challenge = useChallenge(useToday());
  const here = useHere();
  const journey = challenge?.journey ?? 1;
  return (
    <FocusScreen hour="drop" title="Daily Drop" backTo={useCameFrom('/daily-drop')}>
      <h1>Any of the ninety days</h1>
      <p className="lead mt-1.5">
        Read them in any order, and listen. You don’t have to complete anything.
      </p>
      {WEEKS.map((week) => (
        <section key={week.number} className="mt-7" aria-labelledby={`week-${week.number}`}>
          <h2 id={`week-${week.number}`} className="running">
            {sayWeek(week)}
          </h2>
          <ol className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1.5">
            {daysOf(week).map((day) => (
              <li key={day}>
                <Link
                  to={dropPlace(day, journey)}
                  state={here}
                  aria-label={`Day ${day}`}
                  className="grid min-h-11 place-items-center rounded-leaf border border-rule bg-leaf font-serif text-prose leading-none font-normal hover:border-gold"
                >
                  {day}
                </Link>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </FocusScreen>
  );
}

function daysOf({ first, last }: { readonly first: number; readonly last: number }): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
