import { useState } from 'react';
import type { AppLock } from '../../../person/lock/app-lock';
import { ChoosePin } from '../../../ui/choose-pin';
import { toast } from '../../../ui/toast-store';
import { AskPin } from './ask-pin';

interface Props {
  readonly lock: AppLock;
  readonly onDone: () => void;
}

/** The PIN as it is, then another one twice. */
export function ChangePin({ lock, onDone }: Props) {
  const [dataKey, setDataKey] = useState<Uint8Array<ArrayBuffer>>();
  const [pending, setPending] = useState(false);
  if (!dataKey) {
    return (
      <AskPin
        lock={lock}
        why="Then you choose a new one."
        onBack={onDone}
        onKey={async (key) => setDataKey(key)}
      />
    );
  }
  const choose = async (pin: string) => {
    setPending(true);
    await lock.changePin(dataKey, pin);
    toast({ title: 'Your new PIN is set' });
    onDone();
  };
  return (
    <div className="mt-6">
      <ChoosePin pending={pending} onChosen={(pin) => void choose(pin)} />
    </div>
  );
}
