import { useEffect } from 'react';
import { onLockedElsewhere } from '../../platform/note-lock';
import { useOpened } from './opened-context';

/** The lock was turned on or off in another tab: this one begins again, behind the lock or without it (I14). */
export function FollowLock(): null {
  const { userId } = useOpened().session;
  useEffect(() => onLockedElsewhere(userId, () => location.reload()), [userId]);
  return null;
}
