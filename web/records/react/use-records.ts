import { usePerson } from '../../person/react/person-context';
import type { Records } from '../contract';

/** The person's record log. */
export function useRecords(): Records {
  return usePerson().store.records;
}
