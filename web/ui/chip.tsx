import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from './join-classes';

interface ChipProps {
  readonly selected: boolean;
  readonly onToggle: () => void;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One of several things that may hold at once. A check says it as well as the colour. */
export function Chip({ selected, onToggle, disabled, className, children }: ChipProps) {
  return (
    <button
      type="button"
      className={joinClasses('chip', className)}
      aria-pressed={selected}
      onClick={onToggle}
      disabled={disabled}
    >
      {selected && <Check size={16} strokeWidth={1.6} aria-hidden />}
      {children}
    </button>
  );
}
