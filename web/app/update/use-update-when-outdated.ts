import { useEffect } from 'react';
import { useLiveFact } from '../../live/react/use-live';
import { useOpened } from '../signed-in/opened-context';
import { lookForUpdate } from './register-worker';

/** A server that no longer speaks this version's protocol has a newer version to offer (426). */
export function useUpdateWhenOutdated(): void {
  const outdated = useLiveFact(useOpened().facts, ({ activity }) => activity === 'outdated');
  useEffect(() => {
    if (outdated) lookForUpdate();
  }, [outdated]);
}
