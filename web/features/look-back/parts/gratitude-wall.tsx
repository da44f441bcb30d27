import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button';
import { useHere } from '../../../ui/came-from';
import { formatDay } from '../../../ui/format/days';
import { Part } from '../../../ui/screen';
import { Skeleton } from '../../../ui/skeleton';
import type { Gratitude } from '../queries';

interface GratitudeWallProps {
  readonly gratitude: Gratitude;
  readonly today: string;
}

/** Everything the person was grateful for, newest first. */
export function GratitudeWall({ gratitude, today }: GratitudeWallProps) {
  const { lines, more, showMore } = gratitude;
  const here = useHere();
  return (
    <Part title="What you were grateful for" className="mt-10">
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
                {formatDay(day, today)}
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
