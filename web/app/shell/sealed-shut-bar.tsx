import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useOpened } from '../signed-in/opened-context';
import { NoticeBar } from './notice-bar';

/** Says that something this person left here sealed does not open, and that it is not thrown away (F3). */
export function SealedShutBar() {
  const { hasUnreadableSeal } = useOpened();
  const [putOff, setPutOff] = useState(false);
  if (!hasUnreadableSeal || putOff) return null;
  return (
    <NoticeBar
      icon={Lock}
      text="We couldn’t unlock your unsynced entries on this device. They’re still here. Please send us feedback."
      action={null}
      onLater={() => setPutOff(true)}
    />
  );
}
