import { useMemo } from 'react';
import type { Plan } from '../../shared/protocol/messages';
import { useLive } from './use-live';
import { usePersonStore } from './use-person-store';

/** The person's plan as the server last said it; undefined until it has. */
export function usePlan(): Plan | undefined {
  const { replica } = usePersonStore();
  const state = useMemo(() => replica.liveState(), [replica]);
  return useLive(state)?.plan ?? undefined;
}
