import type { PersonStore } from '../local/contract';
import { usePerson } from './person-context';

/** The databases of the person who is signed in. */
export function usePersonStore(): PersonStore {
  return usePerson().store;
}
