import { useState } from 'react';
import { useCameFrom } from '../../ui/came-from';
import { FocusScreen } from '../../ui/screen';
import type { LockControls, LockView } from './lock-controls';
import { AskPin } from './parts/ask-pin';
import { ChangePin } from './parts/change-pin';
import { LockIsOff } from './parts/lock-is-off';
import { LockIsOn } from './parts/lock-is-on';
import { TurnOn } from './parts/turn-on';
import { useAppLock } from './use-app-lock';

/** App lock: what it does, whether it is on here, and when it closes. */
export function AppLockScreen({ controls }: { readonly controls: LockControls }) {
  const state = useAppLock(controls);
  const [view, setView] = useState<LockView>('main');
  const back = () => setView('main');
  return (
    <FocusScreen title="App lock" backTo={useCameFrom('/settings')}>
      <h1>App lock</h1>
      {view === 'main' && !state.isOn && (
        <LockIsOff state={state} onTurnOn={() => setView('turn-on')} />
      )}
      {view === 'main' && state.isOn && (
        <LockIsOn controls={controls} state={state} onView={setView} />
      )}
      {view === 'turn-on' && <TurnOn controls={controls} onBack={back} />}
      {view === 'change-pin' && <ChangePin lock={controls.lock} onDone={back} />}
      {view === 'add-passkey' && (
        <AskPin
          lock={controls.lock}
          why="Then your device asks for your fingerprint, your face, or its own PIN."
          onBack={back}
          onKey={async (dataKey) => {
            await state.addPasskey(dataKey);
            back();
          }}
        />
      )}
      {view === 'turn-off' && (
        <AskPin
          lock={controls.lock}
          why="Your entries on this device will be readable without it again."
          onBack={back}
          onKey={controls.turnOff}
        />
      )}
    </FocusScreen>
  );
}
