import { useCallback, useMemo, useState } from 'react';
import { usePerson } from '../../live/person-context';
import { useLive } from '../../live/use-live';
import { online } from '../../platform/online';
import { useOpened } from '../signed-in/opened-context';
import { beginLeaving, canLeaveSealed, finishLeaving } from './people-here';
import { leave, type SignOutDeps, settleWords } from './sign-out';
import { countUnsent, type Unsent } from './unsent';

/**
 *   here ──Logout──▶ settling ──everything sent──▶ leaving ──▶ (a new page: /auth)
 *    ▲                  │                             ▲
 *    │                  └──words unsent──▶ asking ────┘ leave them on this device
 *    └──────────────────stay────────────────┘
 */
type Phase = 'here' | 'settling' | 'asking' | 'leaving';

/** What is asked about: what has not been sent, and whether it can be left here sealed. */
export interface Question extends Unsent {
  readonly canSeal: boolean;
}

export function useSignOut() {
  const deps = useSignOutDeps();
  const [phase, setPhase] = useState<Phase>('here');
  const [question, setQuestion] = useState<Question>();

  const leaveAnyway = useCallback(() => {
    setQuestion(undefined);
    setPhase('leaving');
    void leave(deps).finally(() => location.replace('/auth'));
  }, [deps]);

  const logOut = useCallback(() => {
    setPhase('settling');
    void settleWords(deps).then(async (unsent) => {
      if (countUnsent(unsent) === 0) {
        leaveAnyway();
        return;
      }
      const canSeal = await canLeaveSealed(deps.store.personId).catch(() => false);
      setQuestion({ ...unsent, canSeal });
      setPhase('asking');
    });
  }, [deps, leaveAnyway]);

  const stay = useCallback(() => {
    setQuestion(undefined);
    setPhase('here');
  }, []);

  const isOnline = useLive(online) ?? true;
  return { phase, question, online: isOnline, logOut, leaveAnyway, stay };
}

/** What leaving this page's person stands on. */
export function useSignOutDeps(): SignOutDeps {
  const { device, store, replication, letGo } = useOpened();
  const { keeper } = usePerson();
  return useMemo(
    () => ({
      device,
      store,
      keeper,
      syncNow: () => replication.syncNow(),
      stopReplication: () => replication.stop(),
      beginLeaving,
      letGo,
      finishLeaving,
    }),
    [device, store, keeper, replication, letGo],
  );
}
