import { Lock } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Part } from '../../../ui/screen';
import type { LockControls, LockView } from '../lock-controls';
import type { LockShown } from '../use-app-lock';
import { AwayChoice } from './away-choice';
import { WhatItDoes } from './what-it-does';

interface Props {
  readonly controls: LockControls;
  readonly state: LockShown;
  readonly onView: (view: LockView) => void;
}

export function LockIsOn({ controls, state, onView }: Props) {
  return (
    <>
      <p className="lead mt-2">It’s on. This device asks for your PIN before the app opens.</p>
      <Part>
        <AwayChoice minutes={state.minutesAway} onChange={state.setMinutesAway} />
        <p className="note mt-2">
          When you leave the app, a plain page covers it at once.
          {state.minutesAway !== null && ' It also locks when you haven’t touched it for a while.'}
        </p>
        <Button full variant="secondary" className="mt-5" onClick={controls.lockNow}>
          <Lock size={20} strokeWidth={1.6} aria-hidden />
          Lock now
        </Button>
      </Part>
      <Part title="How you unlock it">
        <div className="grid gap-3">
          <Button full variant="secondary" onClick={() => onView('change-pin')}>
            Change PIN
          </Button>
          <Passkey state={state} onView={onView} />
          <Button full variant="danger" onClick={() => onView('turn-off')}>
            Turn off app lock
          </Button>
        </div>
      </Part>
      <WhatItDoes />
    </>
  );
}

function Passkey({ state, onView }: Pick<Props, 'state' | 'onView'>) {
  if (state.hasPasskey) {
    return (
      <Button full variant="secondary" onClick={state.removePasskey}>
        Remove passkey
      </Button>
    );
  }
  if (!state.canHavePasskey) return null;
  return (
    <Button full variant="secondary" onClick={() => onView('add-passkey')}>
      Add a passkey
    </Button>
  );
}
