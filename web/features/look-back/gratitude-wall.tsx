import { format, parseISO } from 'date-fns';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button';
import { useHere } from '../../ui/came-from';
import { Part } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import type { Gratitude } from './queries';

interface GratitudeWallProps {
  readonly gratitude: Gratitude;
  readonly today: string;
}

/** Everything the person was grateful for, newest first. */
export function GratitudeWall({ gratitude, today }: GratitudeWallProps) {
  const { lines, more, showMore } = gratitude;
  const here = useHere();
  return (
    <Part title="What you were grateful for" className="look-back-part">
      {!lines && <Skeleton rows={2} />}
      {lines?.length === 0 && (
        <p className="text-ink-2">What you give thanks for will appear here.</p>
      )}
      {lines && lines.length > 0 && (
        <ul className="look-back-wall">
          {lines.map(({ key, day, text }) => (
            <li key={key}>
              <p>{text}</p>
              <Link to={`/day/${day}`} state={here} className="running">
                {sayDate(day, today)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {more && (
        <Button variant="text" className="mt-2 px-0" onClick={showMore}>
          Show earlier
        </Button>
      )}
    </Part>
  );
}

/** 'November 18', with the year where that is not this one. */
function sayDate(day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return format(parseISO(day), isThisYear ? 'MMMM d' : 'MMMM d, yyyy');
}
