import { useIsGuest } from '../../../account/react/use-is-guest';
import { Part } from '../../../ui/screen';

/** Plainly, and the same before and after: what the lock does, what waits for it, and what it can't do. */
export function WhatItDoes() {
  const isGuest = useIsGuest();
  return (
    <>
      <Part title="While it’s locked">
        <ul className="grid list-disc gap-2 pl-5">
          <li>Your entries, drafts, photos, and recordings on this device can’t be read.</li>
          {!isGuest && <li>Sync waits. It continues when you unlock.</li>}
          {!isGuest && <li>Reminders still come. They never show what you wrote.</li>}
          <li>
            What you share to the app from other apps is locked too. You’ll see it when you unlock.
          </li>
        </ul>
      </Part>
      <Part title="What it can’t do">
        <ul className="grid list-disc gap-2 pl-5">
          <li>
            It works on this device only.
            {!isGuest && ' On your other devices, turn it on there. Signing out turns it off here.'}
          </li>
          <li>A PIN can be watched, and a short one can be guessed. Choose one no one knows.</li>
          <li>
            Programs that control this device or its browser can read along while the app is open.
          </li>
        </ul>
      </Part>
    </>
  );
}
