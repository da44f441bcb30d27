import { useMemo } from 'react';
import { type Practices, practicesOpen } from '../../../shared/domain/practices';
import { useDayFlags } from '../../records/react/use-day-flags';
import { useChallenge } from './use-challenge';
import { useEntryAllowance } from './use-entry-allowance';

/** What is done on a day (`YYYY-MM-DD`), and what can be; undefined until read. */
export function usePractices(day: string): Practices | undefined {
  const done = useDayFlags(day);
  const challenge = useChallenge(day);
  const mayWrite = useEntryAllowance() !== 0;
  return useMemo(() => {
    if (!done || !challenge) return undefined;
    const isDropOpen = !challenge.completed.has(challenge.day);
    return { done, open: practicesOpen(done, { isDropOpen, mayWrite }) };
  }, [done, challenge, mayWrite]);
}
