import { Mic } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Spinner } from './spinner';
import './styles/late/voice.css';

interface RecordButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** The browser asks the person for the microphone. */
  readonly pending?: boolean | undefined;
}

/** Begins a recording. */
export function RecordButton({ pending = false, onClick, children, ...rest }: RecordButtonProps) {
  return (
    <button
      type="button"
      className="chip record-button"
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? undefined : onClick}
      {...rest}
    >
      {pending ? <Spinner size="sm" /> : <Mic size={16} strokeWidth={1.6} aria-hidden />}
      {children}
    </button>
  );
}
