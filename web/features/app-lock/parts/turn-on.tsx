import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { hasAccount } from '../../../account/has-account';
import { WhosePassword } from '../../../account/react/whose-password';
import { signInForKey } from '../../../account/sign-in-for-key';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { ChoosePin } from '../../../ui/choose-pin';
import { Field } from '../../../ui/field';
import { PasswordInput } from '../../../ui/password-input';
import type { LockControls } from '../lock-controls';
import { AwayChoice } from './away-choice';

type Bytes = Uint8Array<ArrayBuffer>;

const DEFAULT_MINUTES = 1;

interface Props {
  readonly controls: LockControls;
  readonly onBack: () => void;
}

/** The way back first, then the PIN. */
export function TurnOn({ controls, onBack }: Props) {
  const [minutesAway, setMinutesAway] = useState<number | null>(DEFAULT_MINUTES);
  const [wayBack, setWayBack] = useState<{ readonly accountKey: Bytes | undefined }>();
  const [pending, setPending] = useState(false);
  if (!wayBack) {
    return (
      <div className="mt-6 grid gap-7">
        <AwayChoice minutes={minutesAway} onChange={setMinutesAway} />
        {hasAccount(controls.session.userId) ? (
          <AccountFirst controls={controls} onKey={(accountKey) => setWayBack({ accountKey })} />
        ) : (
          <NoWayBack onAgreed={() => setWayBack({ accountKey: undefined })} />
        )}
        <Button variant="text" onClick={onBack}>
          Cancel
        </Button>
      </div>
    );
  }
  const choose = (pin: string) => {
    setPending(true);
    void controls.turnOn({ pin, minutesAway, ...wayBack });
  };
  return (
    <div className="mt-6">
      <ChoosePin pending={pending} onChosen={choose} />
    </div>
  );
}

interface AccountFirstProps {
  readonly controls: LockControls;
  readonly onKey: (accountKey: Bytes) => void;
}

function AccountFirst({ controls, onKey }: AccountFirstProps) {
  const [password, setPassword] = useState('');
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setError(undefined);
    const signedIn = await signInForKey(controls.session, password);
    setPending(false);
    if (signedIn.ok) onKey(signedIn.value);
    else setError(signedIn.problem);
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <WhosePassword />
      <Field
        label="Your password"
        hint="If you forget your PIN, your password lets you choose a new one. You need to be online now."
        error={error}
      >
        {({ id, describedBy, invalid }) => (
          <PasswordInput
            id={id}
            aria-describedby={describedBy}
            invalid={invalid}
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        full
        pending={pending}
        pendingLabel="Checking..."
        disabled={password === ''}
      >
        Continue
      </Button>
    </form>
  );
}

function NoWayBack({ onAgreed }: { readonly onAgreed: () => void }) {
  const [agreed, setAgreed] = useState(false);
  return (
    <div className="grid gap-4">
      <p>
        You’re using the app without an account. If you forget your PIN, no one can open your
        entries, not even us. Export them first.
      </p>
      <Button full variant="secondary" asChild>
        <Link to="/data-export">Export my data</Link>
      </Button>
      <Checkbox name="no-way-back" checked={agreed} onChange={setAgreed}>
        I understand that there’s no way back without my PIN.
      </Checkbox>
      <Button full disabled={!agreed} onClick={onAgreed}>
        Continue
      </Button>
    </div>
  );
}
