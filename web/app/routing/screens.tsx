import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { Router, renderMatches } from 'react-router-dom';
import { ErrorBoundary } from '../recovery/error-boundary';
import type { Navigation } from './navigation';
import { PlaceContext } from './place-context';

interface Props {
  readonly navigation: Navigation;
  /** Shown until the code of the first screen is here. */
  readonly opening: ReactNode;
}

/** The screen of the address that is open, within what surrounds it. */
export function Screens({ navigation, opening }: Props) {
  const place = useShownPlace(navigation);
  const shown = useMemo(() => place && { ...place, navigation }, [place, navigation]);
  if (!shown) return opening;
  return (
    <PlaceContext value={shown}>
      <Router
        location={shown.location}
        navigationType={shown.action}
        navigator={navigation.navigator}
      >
        <ErrorBoundary attempt={shown}>{renderMatches(shown.matches)}</ErrorBoundary>
      </Router>
    </PlaceContext>
  );
}

/** While a part of the next screen is waited for, the old one stays. */
function useShownPlace({ place }: Navigation) {
  const [shown, setShown] = useState(() => place.get());
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setShown(place.get()));
    follow();
    return place.subscribe(follow);
  }, [place]);
  return shown;
}
