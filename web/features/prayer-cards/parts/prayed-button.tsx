import { Check } from 'lucide-react';
import { Button } from '../../../ui/button';

interface PrayedButtonProps {
  readonly isPrayed: boolean;
  readonly onPray: () => void;
}

/** “I prayed”, once a day. A second press changes nothing; undoing is a press elsewhere. */
export function PrayedButton({ isPrayed, onPray }: PrayedButtonProps) {
  return (
    <Button
      full
      variant={isPrayed ? 'soft' : 'primary'}
      aria-pressed={isPrayed}
      onClick={() => {
        if (!isPrayed) onPray();
      }}
    >
      {isPrayed && <Check size={20} strokeWidth={1.6} aria-hidden />}
      {isPrayed ? 'Prayed today' : 'I prayed'}
    </Button>
  );
}

/** Takes today’s prayer from the card. */
export function UndoPrayed({ onUndo }: { readonly onUndo: () => void }) {
  return (
    <Button variant="text" size="sm" className="justify-self-center" onClick={onUndo}>
      Undo “I prayed”
    </Button>
  );
}
