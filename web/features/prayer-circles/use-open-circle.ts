import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Which circle is open: it stands in the address, so that a reload and the way back find it. */
export function useOpenCircle() {
  const [search, setSearch] = useSearchParams();
  const open = useCallback(
    (circleId: string | null) =>
      setSearch(circleId === null ? {} : { circle: circleId }, {
        replace: true,
        preventScrollReset: true,
      }),
    [setSearch],
  );
  return { openId: search.get('circle'), open };
}
