import type { ReactNode } from 'react';
import { ErrorBoundary } from '../recovery/error-boundary';
import { RecoveryScreen } from '../recovery/recovery-screen';
import { usePlace } from './place-context';

/** Shows what to do in place of a screen that broke or could not be loaded, until another address is opened. */
export function ScreenBoundary({ children }: { readonly children: ReactNode }) {
  const { location, failure } = usePlace();
  return (
    <ErrorBoundary attempt={location}>
      {failure ? <RecoveryScreen error={failure.error} /> : children}
    </ErrorBoundary>
  );
}
