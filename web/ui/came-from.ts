import { useLocation } from 'react-router-dom';

/** What a link hands over so that the screen it leads to knows its way back. */
export function useHere(): { readonly from: string } {
  const { pathname, search } = useLocation();
  return { from: pathname + search };
}

/** The screen that a link with {@link useHere} led here from; `otherwise` after a typed address. */
export function useCameFrom(otherwise: string): string {
  const { state } = useLocation();
  const from: unknown = state?.from;
  return typeof from === 'string' && from.startsWith('/') ? from : otherwise;
}
