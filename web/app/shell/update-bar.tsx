import { Sparkle } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { useUpdate } from '../update/use-update';
import { NoticeBar } from './notice-bar';

/** Offers a new version. The page changes only when asked (F4). */
export function UpdateBar() {
  const { version, updating, update } = useUpdate();
  const [putOff, setPutOff] = useState(false);
  if (version === 'current' || putOff) return null;
  return (
    <NoticeBar
      icon={Sparkle}
      text="A new version is ready. Your drafts are safe."
      action={
        <Button
          variant="text"
          size="sm"
          className="px-1"
          pending={updating}
          onClick={() => void update()}
        >
          Update
        </Button>
      }
      onLater={() => setPutOff(true)}
    />
  );
}
