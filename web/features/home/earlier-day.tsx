import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../ui/icon-button';
import { sayDistance, sayEarlierWords } from './say-earlier-day';
import { useEarlierDay } from './use-earlier-day';

/** One line that leads to an earlier day; once it is opened or put away, none comes until tomorrow. */
export function EarlierDay({ today }: { readonly today: string }) {
  const { found, putAway } = useEarlierDay(today);
  if (!found) return null;
  const { day, distance, words } = found;
  return (
    <section
      aria-label="An earlier day"
      className="mt-8 grid grid-cols-[1fr_auto] items-start gap-x-3 border-rule border-y py-4"
    >
      <div>
        <p className="running">{sayDistance(distance)}</p>
        <p className="mt-1 line-clamp-3 text-pretty font-serif text-[1.1875rem] leading-normal [overflow-wrap:anywhere]">
          {sayEarlierWords(words)}
        </p>
        <Link
          to={`/day/${day}`}
          state={BACK_HERE}
          onClick={putAway}
          className="text-link inline-flex min-h-11 items-center"
        >
          Read that day
        </Link>
      </div>
      <IconButton label="Close until tomorrow" className="-mt-2 -mr-3" onClick={putAway}>
        <X size={20} strokeWidth={1.6} aria-hidden />
      </IconButton>
    </section>
  );
}

const BACK_HERE = { from: '/home' };
