import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { JourneyDay } from '../../../../shared/domain/challenge-day';
import { useHere } from '../../../ui/came-from';
import { formatDayHeading } from '../../../ui/format/days';
import { Skeleton } from '../../../ui/skeleton';
import { stretchBehind } from './look-back-span';
import type { OwnWords } from './own-words';
import { useLookBack } from './use-look-back';

interface LookBackProps {
  /** The day of a journey whose drop looks back. */
  readonly of: JourneyDay;
  readonly today: string;
}

/** Below a drop that looks back: a few of the person's own words, each with the way to its day. */
export function LookBack({ of: { journey, challengeDay }, today }: LookBackProps) {
  const stretch = useMemo(() => stretchBehind(challengeDay), [challengeDay]);
  const words = useLookBack(stretch, journey, today);
  return (
    <section className="mt-10 max-w-(--measure)" aria-labelledby="drop-look-back">
      <h2 id="drop-look-back">{stretch.title}</h2>
      {words === undefined && <Skeleton rows={2} className="mt-4" />}
      {words?.length === 0 && <p className="mt-2 text-ink-3">What you write will appear here.</p>}
      {words && words.length > 0 && (
        <>
          <p className="note mt-1">A few lines you wrote. Choose a date to open its day.</p>
          <ol className="mt-3 border-t border-rule">
            {words.map((each) => (
              <OwnLine key={each.key} words={each} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function OwnLine({ words: { name, day, text } }: { readonly words: OwnWords }) {
  const here = useHere();
  return (
    <li className="border-b border-rule py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link to={`/day/${day}`} state={here} className="rounded-mark font-semibold">
          {formatDayHeading(day)}
        </Link>
        <span className="running">{name}</span>
      </p>
      <p className="mt-1 line-clamp-6 font-serif text-prose leading-normal font-normal wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </li>
  );
}
