import { Button } from '../../../ui/button';
import type { LockShown } from '../use-app-lock';
import { WhatItDoes } from './what-it-does';

interface Props {
  readonly state: LockShown;
  readonly onTurnOn: () => void;
}

export function LockIsOff({ state, onTurnOn }: Props) {
  return (
    <>
      <p className="lead mt-2">
        Ask for a PIN before the app opens on this device. What you wrote is locked here until you
        enter it.
      </p>
      <Button full className="mt-6" disabled={!state.isKnown} onClick={onTurnOn}>
        Turn on app lock
      </Button>
      <WhatItDoes />
    </>
  );
}
