import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Which circle is open: it stands in the address, so that a reload and the way back find it. */
export function useOpenCircle() {
  const [search, setSearch] = useSearchParams();
  const named = search.get('circle');
  const [openId, show] = useState(named);
  useEffect(() => show(named), [named]);
  const open = useCallback(
    (circleId: string | null) => {
      // Before the address says so: the router draws the whole page anew, a piece at a time.
      show(circleId);
      setSearch(circleId === null ? {} : { circle: circleId }, {
        replace: true,
        preventScrollReset: true,
      });
    },
    [setSearch],
  );
  return { openId, open };
}
