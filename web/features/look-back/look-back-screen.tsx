import { useDeferredValue, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { wantsEarlierDays } from '../../../shared/domain/look-back/earlier-day';
import { PREFERENCE_ID, preference } from '../../../shared/records/preference';
import { useLive } from '../../live/react/use-live';
import { useToday } from '../../live/react/use-today';
import { useInitialPullDone } from '../../person/react/use-sync-state';
import { keepPreference } from '../../records/react/keep-preference';
import { useRecords } from '../../records/react/use-records';
import { Button } from '../../ui/button';
import { useCameFrom, useHere } from '../../ui/came-from';
import { ContentsItem, ContentsList } from '../../ui/contents-list';
import { EmptyState } from '../../ui/empty-state';
import { MoodSymbols } from '../../ui/mood-symbols';
import { FocusScreen, Part } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { Switch } from '../../ui/switch';
import { usePainted } from '../../ui/use-painted';
import type { SpanState } from './model/open-span';
import {
  monthAsked,
  shownMonths,
  type TwelveMonths,
  twelveMonthsWith,
} from './model/twelve-months';
import { GratitudeWall } from './parts/gratitude-wall';
import { MoodMonth } from './parts/mood-month';
import { MoodYear } from './parts/mood-year';
import { TogetherPart } from './parts/together-part';
import { WordsPart } from './parts/words-part';
import { type Gratitude, useGratitude, useSpan } from './queries';
import '../../ui/styles/late/look-back.css';

/** Looking back: moods, what stood beside them, words and thanks. All of it from this device. */
export function LookBackScreen() {
  const today = useToday();
  const [search] = useSearchParams();
  const asked = monthAsked(search.get('month'), today);
  const { month, span, state } = useMonths(asked, today);
  const gratitude = useGratitude();
  // The month is shown first: a whole year of glyphs takes a slow phone a while.
  const isPainted = usePainted(state !== undefined);
  return (
    <FocusScreen className="look-back" title="Growth Journey" backTo={useCameFrom('/home')}>
      <MoodSymbols />
      <h1>Looking back</h1>
      <p className="lead mt-1.5">
        Your days as you noted them. This device works all of it out, online or offline.
      </p>
      <StillArriving />
      {!state && <Skeleton className="mt-10" />}
      {state && isEmpty(state, gratitude) && <NothingYet />}
      {state && !isEmpty(state, gratitude) && (
        <>
          {state.phase === 'failed' && <CouldNotRead />}
          <Moods state={state} span={span} month={month} today={today} isPainted={isPainted} />
          {isPainted && (
            <>
              <TogetherPart state={state} />
              <WordsPart state={state} />
              <GratitudeWall gratitude={gratitude} today={today} />
            </>
          )}
        </>
      )}
      {state && isPainted && <BringUpSwitch />}
      {state && isPainted && <BookDoor />}
    </FocusScreen>
  );
}

/** What a month and those around it hold, drawn a little at a time: the page answers in between. */
function useMonths(month: string, today: string) {
  const span = useMemo(() => twelveMonthsWith(month, today), [month, today]);
  const state = useSpan(span);
  return useDeferredValue(useMemo(() => ({ month, span, state }), [month, span, state]));
}

interface MoodsProps {
  readonly state: SpanState;
  readonly span: TwelveMonths;
  readonly month: string;
  readonly today: string;
  /** The month has been shown. */
  readonly isPainted: boolean;
}

function Moods({ state, span, month, today, isPainted }: MoodsProps) {
  const months = shownMonths(span, state, month);
  const first = months[0] ?? month;
  return (
    <>
      <MoodMonth month={month} first={first} today={today} state={state} />
      {isPainted && (
        <MoodYear month={month} span={span} months={months} today={today} state={state} />
      )}
    </>
  );
}

function isEmpty({ phase, days, words, hasEarlier }: SpanState, { lines }: Gratitude): boolean {
  const isNothingHere = days.length === 0 && words.length === 0 && lines?.length === 0;
  return phase === 'ready' && isNothingHere && !hasEarlier;
}

function BookDoor() {
  return (
    <Part title="To keep or print" className="mt-10">
      <ContentsList label="To keep or print" className="-mt-3">
        <ContentsItem to="/book" state={useHere()} name="Make a book of your days" value="PDF" />
      </ContentsList>
    </Part>
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

function CouldNotRead() {
  return (
    <p role="alert" className="note mt-4">
      We couldn’t read all of it from this device. What you wrote is safe. Open this screen again to
      try once more.
    </p>
  );
}

function NothingYet() {
  return (
    <EmptyState
      className="mt-10"
      title="Nothing to Look Back On Yet"
      action={
        <Button variant="secondary" asChild>
          <Link to="/check-in">Check in today</Link>
        </Button>
      }
    >
      Your moods, your words and your thanks gather here, a day at a time.
    </EmptyState>
  );
}

/** Whether Home may bring up an earlier day. It follows the person from device to device. */
function BringUpSwitch() {
  const records = useRecords();
  const kept = useLive(useMemo(() => records.liveOne(preference, PREFERENCE_ID), [records]));
  if (kept === undefined) return null;
  return (
    <Part title="On Home" className="mt-10">
      <Switch
        label="Bring up an earlier day"
        note="Now and then, one line leads to a day you wrote on. Never when you come back after some days, and never to a heavy day."
        checked={wantsEarlierDays(kept?.body)}
        onChange={(bringsUpEarlierDays) => void keepPreference(records, { bringsUpEarlierDays })}
      />
    </Part>
  );
}
