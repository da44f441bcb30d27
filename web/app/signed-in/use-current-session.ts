import { useEffect, useMemo } from 'react';
import { useLive } from '../../live/react/use-live';
import { username as liveUsername, type Session } from '../../platform/session';
import type { OpenPerson } from './open-person';

/** The session under the name that the person goes by now. The device's own note follows it. */
export function useCurrentSession({ session: opened, device }: OpenPerson): Session {
  const { userId } = opened;
  const username = useLive(liveUsername) ?? opened.username;
  const session = useMemo(() => ({ userId, username }), [userId, username]);
  useEffect(() => {
    if (username !== opened.username) void device.writeSignedIn(session).catch(() => undefined);
  }, [device, opened, session, username]);
  return session;
}
