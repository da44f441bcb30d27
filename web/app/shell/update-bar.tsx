import { Sparkle } from 'lucide-react';
import { useState } from 'react';
import { usePerson } from '../../live/person-context';
import { useLive } from '../../live/use-live';
import { Button } from '../../ui/button';
import { applyUpdate, appVersion } from '../update/register-worker';
import { NoticeBar } from './notice-bar';

/** Offers a new version. The page changes only when asked, and only after what is being written is on the disk (F4). */
export function UpdateBar() {
  const { keeper } = usePerson();
  const version = useLive(appVersion);
  const [putOff, setPutOff] = useState(false);
  const [updating, setUpdating] = useState(false);
  if (version === 'current' || putOff) return null;
  const update = async () => {
    setUpdating(true);
    await keeper.flush();
    // What the disk refused would be lost by a reload; the bar about that is showing.
    if (keeper.unwritten().length === 0) applyUpdate();
    else setUpdating(false);
  };
  return (
    <NoticeBar
      icon={Sparkle}
      text="A new version is ready. Your words stay where they are."
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
