import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Who goes to a part of a page by key goes on from there; the router itself only scrolls. */
export function useFocusOnAnchor(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit to an anchor, also to the one before.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash, key]);
}
