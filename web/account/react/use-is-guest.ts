import { usePerson } from '../../person/react/person-context';
import { isGuest } from '../guest';

/** Whether the person of this page writes without an account. */
export function useIsGuest(): boolean {
  return isGuest(usePerson().store.personId);
}
