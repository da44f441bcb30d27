import { Delete } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { joinClasses } from './join-classes';
import { NO_AUTOFILL } from './no-autofill';
import './styles/late/pin-pad.css';

const LENGTH = 6;
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

interface PinPadProps {
  readonly label: string;
  /** What went wrong with the last one, or how long to wait. */
  readonly problem?: ReactNode;
  /** The last one is being checked. */
  readonly busy?: boolean | undefined;
  /** No PIN is taken now. */
  readonly disabled?: boolean | undefined;
  /** Six digits are there. They are gone from the pad when it is no longer busy. */
  readonly onPin: (pin: string) => void;
  /** Below the digits at the left, in place of nothing. */
  readonly corner?: ReactNode;
}

/**
 * A PIN of six digits: a real field, for keyboards, the clipboard and screen readers, below keys for fingers. The phone's own
 * keyboard stays away.
 */
export function PinPad({ label, problem, busy, disabled, onPin, corner }: PinPadProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [digits, setDigits] = useState('');
  const isShut = Boolean(busy || disabled);
  useEffect(() => {
    if (!isShut) input.current?.focus({ preventScroll: true });
  }, [isShut]);
  const change = (text: string) => {
    if (isShut) return;
    const next = text.replace(/\D/g, '').slice(0, LENGTH);
    setDigits(next.length === LENGTH ? '' : next);
    if (next.length === LENGTH) onPin(next);
  };
  return (
    <div className="grid gap-4">
      <div className="pin-field">
        <input
          ref={input}
          id={id}
          type="password"
          inputMode="none"
          className="pin-input"
          aria-label={label}
          aria-describedby={`${id}-problem`}
          aria-invalid={problem ? true : undefined}
          autoComplete={NO_AUTOFILL}
          readOnly={isShut}
          value={digits}
          onChange={({ target }) => change(target.value)}
        />
        <Dots count={busy ? LENGTH : digits.length} />
      </div>
      <p
        id={`${id}-problem`}
        role="alert"
        className="-mt-1 -mb-2 min-h-12 text-balance text-center text-danger text-ui-sm"
      >
        {problem}
      </p>
      <div className="pin-keys">
        {DIGITS.map((digit) => (
          <Key key={digit} disabled={isShut} onPress={() => change(digits + digit)}>
            {digit}
          </Key>
        ))}
        {corner ?? <span />}
        <Key disabled={isShut} onPress={() => change(`${digits}0`)}>
          0
        </Key>
        <Key plain label="Delete" disabled={isShut} onPress={() => change(digits.slice(0, -1))}>
          <Delete size={24} strokeWidth={1.6} aria-hidden />
        </Key>
      </div>
    </div>
  );
}

function Dots({ count }: { readonly count: number }) {
  return (
    <div className="pin-dots" aria-hidden="true">
      {Array.from({ length: LENGTH }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the dots are alike, and stay in their places
        <span key={at} className={joinClasses('pin-dot', at < count && 'pin-dot-full')} />
      ))}
    </div>
  );
}

interface KeyProps {
  readonly label?: string;
  readonly plain?: boolean;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Key({ label, plain, disabled, onPress, children }: KeyProps) {
  return (
    <button
      type="button"
      className={joinClasses('pin-key', plain && 'pin-key-plain')}
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
