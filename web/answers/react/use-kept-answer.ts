import { useCallback, useSyncExternalStore } from 'react';
import { usePerson } from '../../person/react/person-context';
import { onKeptAnswer, readKeptAnswer } from '../kept-answers';

/** The server's last answer of this name about the person, as it was kept; null before the first. */
export function useKeptAnswer(name: string): string | null {
  const { personId } = usePerson().store;
  const subscribe = useCallback(
    (listener: () => void) => onKeptAnswer(personId, name, listener),
    [personId, name],
  );
  return useSyncExternalStore(subscribe, () => readKeptAnswer(personId, name));
}
