import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useLiveFact } from '../../live/react/use-live';
import { useSync } from '../../sync/react/sync-facts';
import { Button } from '../../ui/button';
import { NoticeBar } from '../shell/notice-bar';

/** Says that the session has ended, and leaves what is being written alone. */
export function SessionEndedBar() {
  const { facts, signIn } = useSync();
  const hasEnded = useLiveFact(facts, ({ activity }) => activity === 'paused');
  const [putOff, setPutOff] = useState(false);
  if (!hasEnded || putOff) return null;
  return (
    <NoticeBar
      icon={KeyRound}
      text="Your session has ended. Your entries are safe on this device."
      action={
        <Button variant="text" size="sm" className="px-1" onClick={signIn}>
          Sign In
        </Button>
      }
      onLater={() => setPutOff(true)}
    />
  );
}
