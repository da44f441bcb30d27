import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useSync, useSyncFacts } from '../../live/sync-facts';
import { Button } from '../../ui/button';
import { NoticeBar } from '../shell/notice-bar';

/** Says that the session has ended, and leaves what is being written alone. */
export function SessionEndedBar() {
  const { signIn } = useSync();
  const facts = useSyncFacts();
  const [putOff, setPutOff] = useState(false);
  if (facts?.activity !== 'paused' || putOff) return null;
  return (
    <NoticeBar
      icon={KeyRound}
      text="Your session has ended. Your words stay on this device."
      action={
        <Button variant="text" size="sm" className="px-1" onClick={signIn}>
          Sign In
        </Button>
      }
      onLater={() => setPutOff(true)}
    />
  );
}
