import { KeyRound, X } from 'lucide-react';
import { useState } from 'react';
import { useSync, useSyncFacts } from '../../live/sync-facts';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';

/** Says that the session has ended without standing in the way of what is being written. */
export function SessionEndedBar() {
  const { open } = useSync();
  const facts = useSyncFacts();
  const [putOff, setPutOff] = useState(false);
  if (facts?.activity !== 'paused' || putOff) return null;
  return (
    <div
      role="status"
      className="flex items-center gap-3 bg-action-wash py-2.5 pr-2 pl-(--gutter) text-ui-sm"
    >
      <KeyRound size={20} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
      <span>Your session has ended. Your words stay on this device.</span>
      <Button variant="text" size="sm" className="ml-auto" onClick={open}>
        Sign In
      </Button>
      <IconButton label="Later" onClick={() => setPutOff(true)}>
        <X size={20} strokeWidth={1.6} />
      </IconButton>
    </div>
  );
}
