import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button';
import type { Choice, Resolution } from './resolve-conflict';

const SAID: Readonly<Record<Choice, string>> = {
  both: 'Both are in it now, one after the other.',
  other: 'We swapped them. The one that was there is saved as the other version.',
  leave: 'We left it as it is and removed the other version.',
};

interface SettledLineProps {
  readonly settlement: Resolution;
  readonly onUndo: () => void;
}

/** Says what was decided, and takes it back on request. Takes the focus, since the button that had it is gone. */
export function SettledLine({ settlement, onUndo }: SettledLineProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus({ preventScroll: true }), []);
  return (
    <p
      ref={line}
      tabIndex={-1}
      className="mt-4 flex items-center justify-between gap-3 rounded-field bg-sunk py-1 pr-2 pl-4 text-ui-sm"
    >
      {SAID[settlement.choice]}
      <Button variant="text" size="sm" onClick={onUndo}>
        <Undo2 size={16} strokeWidth={1.6} aria-hidden />
        Undo
      </Button>
    </p>
  );
}
