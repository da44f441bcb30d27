import { useState } from 'react';
import type { AppLock } from '../../../person/lock/app-lock';
import { Button } from '../../../ui/button';
import { PinPad } from '../../../ui/pin-pad';

type Bytes = Uint8Array<ArrayBuffer>;

interface Props {
  readonly lock: AppLock;
  readonly why: string;
  readonly onKey: (dataKey: Bytes) => Promise<void>;
  readonly onBack: () => void;
}

/** Asks for the PIN before something that needs the key. */
export function AskPin({ lock, why, onKey, onBack }: Props) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const take = async (pin: string) => {
    setBusy(true);
    setProblem(undefined);
    const tried = await lock.tryPin(pin);
    if (tried.kind === 'open') return onKey(tried.dataKey);
    setBusy(false);
    setProblem(
      tried.waitMs > 0
        ? 'Too many wrong PINs. Lock the app and wait there.'
        : 'That PIN isn’t right. Try again.',
    );
  };
  return (
    <div className="mt-6 grid justify-items-center gap-5">
      <h2 className="text-center">Enter your PIN</h2>
      <p className="text-center">{why}</p>
      <PinPad
        label="PIN, six digits"
        problem={problem}
        busy={busy}
        onPin={(pin) => void take(pin)}
      />
      <Button variant="text" onClick={onBack}>
        Cancel
      </Button>
    </div>
  );
}
