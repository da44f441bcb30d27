import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import type { DailyFlag } from '../../../../shared/domain/activity';
import { useToday } from '../../../live/react/use-today';
import { Button } from '../../../ui/button';
import { useChallenge } from '../use-challenge';
import { useGoals } from '../use-goals';
import { useIsReviewed } from '../use-is-reviewed';
import { usePractices } from '../use-practices';
import { type WayOn, wayOn } from './way-on';

interface WayOnLinkProps {
  /** The practice that is done. */
  readonly flag: DailyFlag;
  /** It was done just now: the focus, which the saving took away, comes here. */
  readonly focused?: boolean;
  /** What a screen reader says with it: the id of the word that it is saved. */
  readonly describedBy?: string;
}

/** What takes the place of saving: the way on through the day. */
export function WayOnLink({ flag, focused = false, describedBy }: WayOnLinkProps) {
  const way = useWayOn(flag);
  const takeFocus = useCallback(
    (link: HTMLElement | null) => {
      // Scrolls too: on wide screens it ends the page, which a celebration has brought back to its beginning.
      if (focused) link?.focus();
    },
    [focused],
  );
  if (!way) return null;
  return (
    <Button asChild>
      <Link to={way.to} ref={takeFocus} aria-describedby={describedBy}>
        {way.label}
      </Link>
    </Button>
  );
}

/** Where today leads on from a practice that is done, which the records may not say yet; undefined until read. */
function useWayOn(flag: DailyFlag): WayOn | undefined {
  const today = useToday();
  const practices = usePractices(today);
  const goals = useGoals();
  const isReviewed = useIsReviewed(useChallenge(today), today);
  if (!practices || !goals) return undefined;
  return wayOn({ ...practices, done: new Set([...practices.done, flag]) }, goals, isReviewed);
}
