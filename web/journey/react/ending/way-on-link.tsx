import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import type { DailyFlag } from '../../../../shared/domain/activity';
import { Button } from '../../../ui/button';
import { useWayOn } from './use-way-on';

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
