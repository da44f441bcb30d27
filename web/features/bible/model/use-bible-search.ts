import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useLive } from '../../../live/react/use-live';
import { online } from '../../../platform/online';
import { bibleSearch } from './bible-search';
import { searchPlace } from './find-place';

const STEP = 50;
/** Browsers allow only so many changes of an address; a person rests sooner or later. */
const REST_MS = 400;

/** What was asked when a verse was opened, and which it was. In memory alone. */
let left:
  | { readonly place: string; readonly limit: number; readonly reference: string }
  | undefined;

/** The search of the Bible; its address says what is asked. */
export function useBibleSearch() {
  const [params] = useSearchParams();
  const [typed, setTyped] = useState(params.get('q') ?? '');
  const [within, setWithin] = useState(params.get('in') ?? '');
  const place = searchPlace(typed, within);
  const [returned] = useState(left?.place === place ? left : undefined);
  const [limit, setLimit] = useState(returned?.limit ?? STEP);
  const isOnline = useLive(online) ?? true;
  useAddress(place);
  // Also tries again once there is a network.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a network is a reason to try again
  useEffect(() => bibleSearch.read(), [isOnline]);
  useEffect(() => bibleSearch.ask({ typed, within, limit }), [typed, within, limit]);
  return {
    typed,
    type(next: string) {
      setTyped(next);
      setLimit(STEP);
    },
    within,
    narrow(next: string) {
      setWithin(next);
      setLimit(STEP);
    },
    state: useLive(bibleSearch.state) ?? bibleSearch.state.get(),
    isOnline,
    showMore: () => setLimit((before) => before + STEP),
    tryAgain: bibleSearch.read,
    place,
    /** The verse that was opened from here, when one comes back. */
    returnedTo: returned?.reference,
    /** To be called when a verse is opened. */
    leave: (reference: string) => {
      left = { place, limit, reference };
    },
  };
}

export type BibleSearchInHand = ReturnType<typeof useBibleSearch>;

/** Lets the address follow what is asked, once the person rests. */
function useAddress(place: string): void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const open = pathname + search;
  useEffect(() => {
    if (place === open) return;
    const rest = setTimeout(
      () => navigate(place, { replace: true, state, preventScrollReset: true }),
      REST_MS,
    );
    return () => clearTimeout(rest);
  }, [place, open, state, navigate]);
}
