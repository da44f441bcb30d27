import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { dropCompletion } from '../../../../shared/records/drop-completion';
import { useLive } from '../../../live/react/use-live';
import { kindWords } from '../../../records/kind-words';
import { useRecords } from '../../../records/react/use-records';
import { useHere } from '../../../ui/came-from';
import { formatDayHeading } from '../../../ui/format/days';

/** From an entry to its day, and to the Daily Drop that was completed on it. */
export function DayLinks({ day }: { day: string }) {
  const records = useRecords();
  const here = useHere();
  const drops = useLive(useMemo(() => records.liveDays(dropCompletion, day, day), [records, day]));
  return (
    <p className="mt-3 flex flex-wrap gap-x-5">
      <Link to={`/day/${day}`} state={here} className="text-link inline-flex min-h-11 items-center">
        {`All of ${formatDayHeading(day)}`}
      </Link>
      {drops?.map((drop) => (
        <Link
          key={drop.id}
          to={kindWords(drop.kind).place?.(drop) ?? '/daily-drop'}
          state={here}
          className="text-link inline-flex min-h-11 items-center"
        >
          {`Daily Drop, Day ${drop.body.challengeDay}`}
        </Link>
      ))}
    </p>
  );
}
