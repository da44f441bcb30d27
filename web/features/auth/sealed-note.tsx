import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { hasSealedWords } from '../../account/device-here';
import { useLive } from '../../live/react/use-live';
import { online } from '../../platform/online';

/** Without a connection nobody can sign in, so words that are sealed here can't be opened either: says so. */
export function SealedNote() {
  const isOnline = useLive(online) ?? true;
  const [isSealed, setIsSealed] = useState(false);
  useEffect(() => {
    void hasSealedWords().then(setIsSealed);
  }, []);
  if (isOnline || !isSealed) return null;
  return (
    <p role="status" className="mt-5 flex gap-2.5 rounded-field bg-action-wash p-4 text-ui-sm">
      <Lock size={20} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
      <span>
        Someone’s unsynced entries are locked on this device. They unlock when that person signs in
        here. They’ll need to be online.
      </span>
    </p>
  );
}
