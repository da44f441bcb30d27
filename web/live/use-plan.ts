import type { Plan } from '../../shared/protocol/messages';
import { useSyncState } from './use-sync-state';

/** The person's plan as the server last said it; undefined until it has. */
export function usePlan(): Plan | undefined {
  return useSyncState()?.plan ?? undefined;
}
