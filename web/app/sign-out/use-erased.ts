import { useEffect } from 'react';
import { useLiveFact } from '../../live/react/use-live';
import { useOpened } from '../signed-in/opened-context';
import { loadSignOut, useSignOutDeps } from './use-sign-out';

/**
 * True once the server has said that this account was erased. Everything of this person is then taken from the device,
 * and another page says so (P35).
 */
export function useErased(): boolean {
  const { facts } = useOpened();
  const deps = useSignOutDeps();
  const erased = useLiveFact(facts, ({ activity }) => activity === 'erased') ?? false;
  useEffect(() => {
    if (!erased) return;
    void loadSignOut()
      .then(({ leaveErased }) => leaveErased(deps))
      .finally(() => location.replace('/auth?account=deleted'));
  }, [erased, deps]);
  return erased;
}
