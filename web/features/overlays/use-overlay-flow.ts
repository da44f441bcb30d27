import { useCallback, useEffect, useReducer } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePerson } from '../../live/person-context';
import { readShownNotes } from '../../platform/shown-notes';
import { chooseOverlay, type OverlayFacts } from './choose-overlay';
import { noteShown } from './commands';
import { advance, type OverlayFlow, WAITING } from './overlay-flow';

/** Home is seen first, and a page that is in use is looked at again. */
const LOOK_EVERY_MS = 1_000;

/** Runs the flow of one visit. Returns where it is, and how to put away what is showing. */
export function useOverlayFlow(
  facts: OverlayFacts | undefined,
  isBusy: () => boolean,
): readonly [OverlayFlow, (to?: string) => void] {
  const { personId } = usePerson().store;
  const navigate = useNavigate();
  const [flow, dispatch] = useReducer(advance, WAITING);
  const isWaiting = flow.phase === 'waiting';

  useEffect(() => {
    if (!isWaiting || !facts) return;
    // Read each time: another tab may have shown it meanwhile.
    const choose = () => chooseOverlay(facts, readShownNotes(personId));
    if (!choose()) return;
    const timer = setInterval(() => {
      const overlay = isBusy() ? undefined : choose();
      if (!overlay) return;
      noteShown(personId, overlay, facts.today);
      dispatch({ kind: 'show', overlay });
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting, facts, personId, isBusy]);

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
