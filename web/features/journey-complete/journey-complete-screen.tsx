import { BookOpenText, Download, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { JOURNEY_DAYS } from '../../../shared/domain/challenge-day';
import { sayJourney } from '../../../shared/domain/journey-words';
import { bookPlace, journeyAsked } from '../../journey/journey-places';
import { OwnReflection } from '../../journey/react/own-reflection';
import { noteEndMet } from '../../journey/shown-notes';
import { useToday } from '../../live/react/use-today';
import { usePerson } from '../../person/react/person-context';
import { Button } from '../../ui/button';
import { useCameFrom, useHere } from '../../ui/came-from';
import { EmptyState } from '../../ui/empty-state';
import { formatDayHeading } from '../../ui/format/days';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { Sunrise } from '../../ui/sunrise';
import { type Completion, type Ends, useEnds, useIsKept } from './queries';

const ALL_DAYS: ReadonlySet<number> = new Set(
  Array.from({ length: JOURNEY_DAYS }, (_, index) => index + 1),
);

/** The end of a journey: the whole sun, the person's first and last words, and what can be done with them. */
export function JourneyCompleteScreen() {
  const [search] = useSearchParams();
  const journey = journeyAsked(search);
  const isKept = useIsKept(journey, useToday());
  const ends = useEnds(journey);
  return (
    <FocusScreen title="Journey complete" backTo={useCameFrom('/home')}>
      {isKept === true && <Finale journey={journey} ends={ends} />}
      {isKept === false && <NotYet />}
      {isKept === undefined && (
        <>
          <h1 className="sr-only">Journey complete</h1>
          <Skeleton className="mt-10" />
        </>
      )}
    </FocusScreen>
  );
}

function NotYet() {
  return (
    <>
      <h1>Still on the way</h1>
      <EmptyState
        className="mt-8"
        title="The Ninetieth Day Is Ahead"
        action={
          <Button asChild>
            <Link to="/daily-drop">Open Daily Drop</Link>
          </Button>
        }
      >
        What you wrote on the first and the last day will appear here.
      </EmptyState>
    </>
  );
}

interface FinaleProps {
  readonly journey: number;
  readonly ends: Ends | undefined;
}

function Finale({ journey, ends }: FinaleProps) {
  const here = useHere();
  const { personId } = usePerson().store;
  useEffect(() => noteEndMet(personId, journey), [personId, journey]);
  // The sun rises as one comes here, and stands while one reads.
  const [isFirstLook] = useState(true);
  return (
    <>
      <Sunrise day={JOURNEY_DAYS} lit={ALL_DAYS} animate={isFirstLook} bleed decorative />
      <header className="mt-5 text-center">
        <h1>Ninety mornings kept</h1>
        <p className="running mt-2">{ends && sayDates(ends)}</p>
        {journey > 1 && <p className="running">{sayJourney(journey)}</p>}
      </header>
      {ends === undefined ? <Skeleton className="mt-8" /> : <TwoWords ends={ends} />}
      <section className="mx-auto mt-9 grid max-w-96 gap-2.5" aria-label="What you can do with it">
        <Button asChild full>
          <Link to={`/share?journey=${journey}`} state={here}>
            <Share2 size={20} strokeWidth={1.6} aria-hidden />
            Share a picture
          </Link>
        </Button>
        <Button asChild full variant="secondary">
          <Link to={bookPlace(journey)} state={here}>
            <BookOpenText size={20} strokeWidth={1.6} aria-hidden />
            Make a book of it
          </Link>
        </Button>
        <Button asChild full variant="secondary">
          <Link to="/data-export" state={here}>
            <Download size={20} strokeWidth={1.6} aria-hidden />
            Export your words
          </Link>
        </Button>
        <Button asChild full variant="text">
          <Link to="/home">Go to Home</Link>
        </Button>
      </section>
      <p className="note mt-4 text-center">
        The picture shows none of your words. The export has all of them, with a page to print.
      </p>
    </>
  );
}

/** The person's own words on the first and on the last day, beside each other where there is room. */
function TwoWords({ ends: { first, last } }: { readonly ends: Ends }) {
  return (
    <div className="mt-8 grid gap-8 md:grid-cols-2">
      {first && <Words title="Day 1" completion={first} />}
      {last && <Words title={`Day ${JOURNEY_DAYS}`} completion={last} />}
    </div>
  );
}

function Words({ title, completion }: { readonly title: string; readonly completion: Completion }) {
  return (
    <section className="border-t border-rule pt-4" aria-label={`What you wrote on ${title}`}>
      <h2>{title}</h2>
      <p className="running mb-2">{formatDayHeading(completion.day)}</p>
      <OwnReflection body={completion.body} />
    </section>
  );
}

function sayDates({ first, last }: Ends): string | undefined {
  return first && last
    ? `${formatDayHeading(first.day)} to ${formatDayHeading(last.day)}`
    : undefined;
}
