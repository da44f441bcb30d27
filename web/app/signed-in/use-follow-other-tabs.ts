import { useEffect } from 'react';
import { usePerson } from '../../person/react/person-context';
import {
  hasSignedOut,
  onSessionChangedElsewhere,
  readSession,
  storeSession,
} from '../../platform/session';
import { useOpened } from './opened-context';

/**
 * A sign-out or another person's sign-in in another tab ends this page too, its words written down first. A session
 * that merely went, because the site's data was cleared, is no sign-out: this page holds words, and stays (F1).
 */
export function useFollowOtherTabs(): void {
  const { session } = useOpened();
  const { keeper } = usePerson();
  useEffect(() => {
    const go = () => location.replace(readSession() ? '/home' : '/auth');
    const follow = () => {
      if (readSession() === null && !hasSignedOut()) storeSession(session);
      else void keeper.flush().finally(go);
    };
    // A page may also come back from the browser's history as it was left (A22).
    const returned = () => {
      if (readSession()?.userId !== session.userId) go();
    };
    addEventListener('pageshow', returned);
    const end = onSessionChangedElsewhere(follow);
    return () => {
      removeEventListener('pageshow', returned);
      end();
    };
  }, [keeper, session]);
}
