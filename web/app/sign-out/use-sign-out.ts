import { useCallback, useMemo, useState } from 'react';
import { placeAfterErasing } from '../../account/erased-here';
import { useLive } from '../../live/react/use-live';
import { usePerson } from '../../person/react/person-context';
import { online } from '../../platform/online';
import { useOpened } from '../signed-in/opened-context';
import {
  beginErasing,
  beginLeaving,
  canLeaveSealed,
  finishLeaving,
  isErased,
} from './prepare-databases';
import type { Question, SignOutDeps } from './sign-out';

/** Comes with the account menu, once the page is quiet. */
export const loadSignOut = () => import('./sign-out');

/**
 *   here ──Logout──▶ settling ──everything sent──▶ leaving ──▶ (a new page: /auth, or one that says it is deleted)
 *    ▲                  │                             ▲
 *    │                  └──words unsent──▶ asking ────┘ leave them on this device
 *    └──────────────────stay────────────────┘
 *
 * A guest has nothing to log out of. What they erase here is gone from everywhere (P72).
 */
type Phase = 'here' | 'settling' | 'asking' | 'leaving';

export function useSignOut() {
  const deps = useSignOutDeps();
  const [phase, setPhase] = useState<Phase>('here');
  const [question, setQuestion] = useState<Question>();

  const go = useCallback(
    (way: 'leave' | 'leaveErased', place: () => string | Promise<string>) => {
      setQuestion(undefined);
      setPhase('leaving');
      void loadSignOut()
        .then((ways) => ways[way](deps))
        .catch(() => undefined)
        .then(place)
        .then((next) => location.replace(next));
    },
    [deps],
  );
  const leaveAnyway = useCallback(() => go('leave', () => '/auth'), [go]);
  const { personId } = deps.store;
  const eraseHere = useCallback(
    () =>
      go('leaveErased', () =>
        isErased(personId)
          .catch(() => false)
          .then(placeAfterErasing),
      ),
    [go, personId],
  );

  const logOut = useCallback(() => {
    setPhase('settling');
    void loadSignOut()
      .then(({ questionBefore }) => questionBefore(deps))
      .then((next) => {
        if (!next) {
          leaveAnyway();
          return;
        }
        setQuestion(next);
        setPhase('asking');
      });
  }, [deps, leaveAnyway]);

  const stay = useCallback(() => {
    setQuestion(undefined);
    setPhase('here');
  }, []);

  const isOnline = useLive(online) ?? true;
  return { phase, question, online: isOnline, logOut, leaveAnyway, eraseHere, stay };
}

/** What leaving this page's person stands on. */
export function useSignOutDeps(): SignOutDeps {
  const { device, store, replication, release } = useOpened();
  const { keeper } = usePerson();
  return useMemo(
    () => ({
      device,
      store,
      keeper,
      syncNow: () => replication.syncNow(),
      stopReplication: () => replication.stop(),
      beginLeaving,
      beginErasing,
      canLeaveSealed,
      release,
      finishLeaving,
    }),
    [device, store, keeper, replication, release],
  );
}
