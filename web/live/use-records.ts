import type { Records } from '../local/contract';
import { usePerson } from './person-context';

/** The person's record log. */
export function useRecords(): Records {
  return usePerson().store.records;
}
