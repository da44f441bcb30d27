import { useId } from 'react';
import { Button } from '../../../ui/button';
import type { AuthMode } from '../model/sign-in-form';

/** What becomes of the words of a guest who signs in. */
export type GuestWay = 'bring' | 'apart';

interface Props {
  readonly mode: AuthMode;
  readonly way: GuestWay;
  readonly isWaiting: boolean;
  readonly onWay: (way: GuestWay) => void;
  readonly onStop: () => void;
}

const WAYS = {
  bring: {
    label: 'Bring what I wrote here into this account',
    note: 'Your entries sync to your other devices.',
  },
  apart: {
    label: 'Keep it apart on this device',
    note: 'It isn’t in your account. Anyone who uses this device can open it when you’re signed out.',
  },
} as const;

/** Says, or asks of who has an account, where the entries on this device go; and that a form waits for a network. */
export function GuestPart({ mode, way, isWaiting, onWay, onStop }: Props) {
  return (
    <>
      {mode === 'create-account' ? (
        <p className="text-ink-2 text-ui-sm">
          What you wrote on this device goes into your account.
        </p>
      ) : (
        <Ways way={way} disabled={isWaiting} onWay={onWay} />
      )}
      <div role="status" className="empty:hidden">
        {isWaiting && (
          <div className="grid gap-2 rounded-field bg-action-wash p-4 text-ui-sm">
            <p>
              We’ll send what you typed when you’re back online. Keep this page open until then.
            </p>
            <Button variant="text" size="sm" className="justify-self-start px-0" onClick={onStop}>
              Stop waiting
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

interface WaysProps extends Pick<Props, 'way' | 'onWay'> {
  readonly disabled: boolean;
}

function Ways({ way, disabled, onWay }: WaysProps) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="grid gap-3">
      <legend className="label mb-2.5">What you wrote on this device</legend>
      {(Object.keys(WAYS) as GuestWay[]).map((each) => (
        <label key={each} className="flex min-h-12 gap-3">
          <input
            type="radio"
            className="mt-1 size-5 shrink-0 accent-action"
            name={name}
            checked={each === way}
            aria-describedby={`${name}-${each}`}
            onChange={() => onWay(each)}
          />
          <span>
            {WAYS[each].label}
            <span id={`${name}-${each}`} className="note block">
              {WAYS[each].note}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
