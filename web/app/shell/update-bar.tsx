import { Sparkle, X } from 'lucide-react';
import { useState } from 'react';
import { usePerson } from '../../live/person-context';
import { useLive } from '../../live/use-live';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { applyUpdate, appVersion } from '../update/register-worker';

/** Offers a new version. The page changes only when asked, and only after what is being written is on the disk. */
export function UpdateBar() {
  const { keeper } = usePerson();
  const version = useLive(appVersion);
  const [putOff, setPutOff] = useState(false);
  const [updating, setUpdating] = useState(false);
  if (version === 'current' || putOff) return null;
  const update = async () => {
    setUpdating(true);
    await keeper.flush();
    if (keeper.unwritten().length > 0) {
      // The disk refused something: a reload would lose it. The bar about that is showing.
      setUpdating(false);
      return;
    }
    applyUpdate();
  };
  return (
    <div
      role="status"
      className="flex items-center gap-3 bg-action-wash py-2.5 pr-2 pl-(--gutter) text-ui-sm"
    >
      <Sparkle size={20} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
      <span>A new version is ready. Your words stay where they are.</span>
      <Button
        variant="text"
        size="sm"
        className="ml-auto"
        pending={updating}
        pendingLabel="Updating"
        onClick={() => void update()}
      >
        Update
      </Button>
      <IconButton label="Later" onClick={() => setPutOff(true)}>
        <X size={20} strokeWidth={1.6} />
      </IconButton>
    </div>
  );
}
