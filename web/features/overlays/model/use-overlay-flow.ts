import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isConsentDue } from '../../../account/consent';
import { readShownNotes } from '../../../journey/shown-notes';
import { usePerson } from '../../../person/react/person-context';
import { hourHere } from '../../../platform/clock';
import { noteJourney, noteQuietStreak, noteShown } from '../commands';
import { ARRIVAL_MS, chooseOverlay, FRESH_MS, type OverlayFacts } from './choose-overlay';
import { advance, type OverlayFlow, WAITING } from './overlay-flow';

/** A page that is in use is looked at again. */
const LOOK_EVERY_MS = 250;

/** What tells how the page is used. */
export interface PageUse {
  readonly isBusy: () => boolean;
  readonly isOpening: () => boolean;
}

/** Runs the flow of one visit. Returns where it is, and how to put away what is showing. */
export function useOverlayFlow(
  facts: OverlayFacts | undefined,
  { isBusy, isOpening }: PageUse,
): readonly [OverlayFlow, (to?: string) => void] {
  const { personId } = usePerson().store;
  const navigate = useNavigate();
  const [flow, dispatch] = useReducer(advance, WAITING);
  const isWaiting = flow.phase === 'waiting';
  const seenSince = useRef<number | undefined>(undefined);

  useEffect(() => {
    if (!isWaiting || !facts) return;
    const look = () => {
      if (isHidden()) return;
      seenSince.current ??= performance.now();
      const seenMs = performance.now() - seenSince.current;
      const isFresh = seenMs < FRESH_MS;
      // Read each time: another tab may have shown it meanwhile.
      const notes = readShownNotes(personId);
      const isArrival = seenMs < ARRIVAL_MS;
      const visit = { hour: hourHere(), isOpening: isOpening(), isFresh, isArrival };
      const overlay = chooseOverlay(facts, visit, notes);
      if (!isFresh && !overlay) clearInterval(timer);
      if (!overlay || isBusy()) return;
      noteShown(personId, overlay, facts.today);
      dispatch({ kind: 'show', overlay });
    };
    noteJourney(personId, facts);
    noteQuietStreak(personId, facts);
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting, facts, personId, isBusy, isOpening]);

  useEffect(() => {
    if (flow.phase !== 'leaving') return;
    const { to, afterMs } = flow;
    const timer = setTimeout(() => {
      dispatch({ kind: 'faded' });
      if (to !== undefined) void navigate(to);
    }, afterMs);
    return () => clearTimeout(timer);
  }, [flow, navigate]);

  const putAway = useCallback((to?: string) => dispatch({ kind: 'put-away', to }), []);
  return [flow, putAway];
}

/** Nobody has seen Home yet: in a tab behind others, or below the question about cookies. */
function isHidden(): boolean {
  return document.hidden || isConsentDue();
}
