import { createContext, useContext } from 'react';
import type { Navigation, Place } from './navigation';

export const PlaceContext = createContext<(Place & { readonly navigation: Navigation }) | null>(
  null,
);

/** What the page shows, and what follows its addresses. */
export function usePlace(): Place & { readonly navigation: Navigation } {
  const place = useContext(PlaceContext);
  if (place === null) throw new Error('Rendered outside Screens');
  return place;
}
