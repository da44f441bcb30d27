import { useCallback, useMemo, useState } from 'react';
import type { DeviceRecord } from '../../../shared/records/record';
import { usePerson } from '../../live/person-context';
import { useLive } from '../../live/use-live';
import { online } from '../../platform/online';
import { useOpened } from '../signed-in/opened-context';
import { leave, type SignOutDeps, settleWords } from './sign-out';

/**
 *   here ──Logout──▶ settling ──everything sent──▶ leaving ──▶ (a new page: /auth)
 *    ▲                  │                             ▲
 *    │                  └──words unsent──▶ asking ────┘ leave them on this device
 *    └──────────────────stay────────────────┘
 */
type Phase = 'here' | 'settling' | 'asking' | 'leaving';

export function useSignOut() {
  const deps = useSignOutDeps();
  const [phase, setPhase] = useState<Phase>('here');
  const [unsent, setUnsent] = useState<DeviceRecord[]>();

  const leaveAnyway = useCallback(() => {
    setUnsent(undefined);
    setPhase('leaving');
    void leave(deps).finally(() => location.replace('/auth'));
  }, [deps]);

  const logOut = useCallback(() => {
    setPhase('settling');
    void settleWords(deps).then((left) => {
      if (left.length === 0) {
        leaveAnyway();
        return;
      }
      setUnsent(left);
      setPhase('asking');
    });
  }, [deps, leaveAnyway]);

  const stay = useCallback(() => {
    setUnsent(undefined);
    setPhase('here');
  }, []);

  const isOnline = useLive(online) ?? true;
  return { phase, unsent, online: isOnline, logOut, leaveAnyway, stay };
}

function useSignOutDeps(): SignOutDeps {
  const { device, store, replication } = useOpened();
  const { keeper } = usePerson();
  return useMemo(
    () => ({
      device,
      store,
      keeper,
      online,
      syncNow: () => replication.syncNow(),
      stopReplication: () => replication.stop(),
    }),
    [device, store, keeper, replication],
  );
}
