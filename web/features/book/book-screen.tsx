import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { useDrops } from '../../journey/react/use-challenge';
import { useLive } from '../../live/react/use-live';
import { useToday } from '../../live/react/use-today';
import { useInitialPullDone } from '../../person/react/use-sync-state';
import { online } from '../../platform/online';
import { Button } from '../../ui/button';
import { useCameFrom } from '../../ui/came-from';
import { FocusScreen, Part } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { beforeBook } from './model/book-words';
import { type Span, TAKEN, type Taken } from './model/choices';
import { titleOf } from './model/make-book';
import { sayStretch } from './model/say-dates';
import { bookName, useBook } from './model/use-book';
import { type SpanContent, useReadSpan } from './model/use-read-span';
import { useSpanChoice } from './model/use-span-choice';
import { Cover } from './parts/cover';
import { DayChoice } from './parts/day-choice';
import { MadePart, Making } from './parts/made-part';
import { TakenChoice } from './parts/taken-choice';

/** A book of the person's days: which days, what of them, and the PDF that this device makes of it. */
export function BookScreen() {
  const today = useToday();
  const drops = useDrops();
  const choice = useSpanChoice(drops, today);
  const content = useReadSpan(choice.span);
  const [left, setLeft] = useState<ReadonlySet<Taken>>(new Set());
  const { state, make, cancel, forget } = useBook();
  const isMaking = state.phase === 'making';
  const taken = content ? takenOf(content, left) : [];
  const { span } = choice;
  const canMake = span !== undefined && taken.length > 0;

  const toggle = useCallback(
    (kind: Taken, isTaken: boolean) => {
      forget();
      setLeft((before) => {
        const next = new Set(before);
        if (isTaken) next.delete(kind);
        else next.add(kind);
        return next;
      });
    },
    [forget],
  );

  return (
    <FocusScreen
      title="Your book"
      backTo={useCameFrom('/home')}
      action={
        state.phase !== 'made' && (
          <>
            {isMaking && <Making percent={state.percent} />}
            <Button
              key="act"
              variant={isMaking ? 'secondary' : 'primary'}
              disabled={!isMaking && !canMake}
              onClick={() => (isMaking ? cancel() : span && make(span, taken))}
            >
              {isMaking ? 'Cancel' : 'Make the book'}
            </Button>
          </>
        )
      }
    >
      <h1>A book of your days</h1>
      <p className="lead mt-2">
        What you wrote, as a PDF to keep or print. It’s made on this device, and nothing is sent.
      </p>
      <StillArriving />
      {span && (
        <div className="mt-7 grid justify-items-center">
          <Cover {...coverOf(span, drops ?? [])} />
        </div>
      )}
      <MadePart state={state} span={span} today={today} />
      <fieldset disabled={isMaking} className="m-0 min-w-0 border-0 p-0">
        <legend className="sr-only">What the book has</legend>
        <DayChoice
          choice={choice}
          onChange={(patch) => {
            forget();
            choice.choose(patch);
          }}
          today={today}
        />
        <Part title="What to include">
          {content === undefined && span && <Skeleton rows={2} />}
          {content === null && <CouldNotRead />}
          {content && !isEmpty(content) && (
            <TakenChoice counts={content.counts} left={left} onToggle={toggle} />
          )}
          {content && <Missing content={content} taken={taken} />}
        </Part>
      </fieldset>
      <p className="note mt-5">
        The book has saved entries only. Drafts, deleted entries, and other versions aren’t in it.
        Drafts and versions are in{' '}
        <Link className="text-link" to="/data-export">
          your export
        </Link>
        .
      </p>
    </FocusScreen>
  );
}

/** What is there and not left out; photos belong to entries. */
function takenOf({ counts }: SpanContent, left: ReadonlySet<Taken>): Taken[] {
  const taken = TAKEN.filter((kind) => counts[kind] > 0 && !left.has(kind));
  return taken.includes('entries') ? taken : taken.filter((kind) => kind !== 'photos');
}

function isEmpty({ counts }: SpanContent): boolean {
  return TAKEN.every((kind) => counts[kind] === 0);
}

interface MissingProps {
  readonly content: SpanContent;
  readonly taken: readonly Taken[];
}

/** What keeps the book from being made, or from being whole. */
function Missing({ content, taken }: MissingProps) {
  const isOnline = useLive(online) ?? true;
  const photos = taken.includes('photos')
    ? beforeBook(content.photosElsewhere, isOnline)
    : undefined;
  const said = isEmpty(content)
    ? 'Nothing was written on these days. Choose other days.'
    : taken.length === 0
      ? 'Choose something to include.'
      : photos;
  return (
    <p role="status" className="note mt-4">
      {said}
    </p>
  );
}

function CouldNotRead() {
  return (
    <p role="alert" className="note">
      We couldn’t read all of it from this device. What you wrote is safe. Open this screen again to
      try once more.
    </p>
  );
}

function StillArriving() {
  if (useInitialPullDone() !== false) return null;
  return (
    <p role="status" className="note mt-4">
      What you wrote on other devices may not be here yet.
    </p>
  );
}

function coverOf(span: Span, drops: readonly { journey?: number; challengeDay: number }[]) {
  const lit =
    span.kind === 'journey'
      ? drops
          .filter(({ journey = 1 }) => journey === span.journey)
          .map(({ challengeDay }) => challengeDay)
      : undefined;
  return {
    ...titleOf(span),
    name: bookName(),
    dates: sayStretch(span.from, span.to, true),
    ...(lit && { lit }),
  };
}
