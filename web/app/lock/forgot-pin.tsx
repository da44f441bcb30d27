import { type FormEvent, useState } from 'react';
import { hasAccount } from '../../account/has-account';
import { WhosePassword } from '../../account/react/whose-password';
import { signInForKey } from '../../account/sign-in-for-key';
import type { AppLock } from '../../person/lock/app-lock';
import type { Session } from '../../platform/session';
import { Button } from '../../ui/button';
import { ChoosePin } from '../../ui/choose-pin';
import { Field } from '../../ui/field';
import { PasswordInput } from '../../ui/password-input';

type Bytes = Uint8Array<ArrayBuffer>;

interface Props {
  readonly session: Session;
  readonly lock: AppLock;
  readonly onOpen: (dataKey: Bytes) => Promise<void>;
  readonly onBack: () => void;
}

/** The way back without a PIN: the account's password, then a new PIN (I17). A guest has none. */
export function ForgotPin({ session, lock, onOpen, onBack }: Props) {
  const [dataKey, setDataKey] = useState<Bytes>();
  const [pending, setPending] = useState(false);
  if (!hasAccount(session.userId)) return <NoWayBack onBack={onBack} />;
  if (!dataKey) return <SignIn session={session} lock={lock} onKey={setDataKey} onBack={onBack} />;
  const choose = async (pin: string) => {
    setPending(true);
    await lock.changePin(dataKey, pin);
    await onOpen(dataKey);
  };
  return <ChoosePin pending={pending} onChosen={(pin) => void choose(pin)} />;
}

function NoWayBack({ onBack }: Pick<Props, 'onBack'>) {
  return (
    <div className="grid w-full gap-4 text-center">
      <h1>Forgot your PIN?</h1>
      <p>
        You’re using the app without an account, so only your PIN opens it. We can’t open it for
        you. Nothing is deleted: you can keep trying.
      </p>
      <Button full autoFocus className="mt-4" onClick={onBack}>
        Enter PIN
      </Button>
    </div>
  );
}

interface SignInProps extends Omit<Props, 'onOpen'> {
  readonly onKey: (dataKey: Bytes) => void;
}

function SignIn({ session, lock, onKey, onBack }: SignInProps) {
  const [password, setPassword] = useState('');
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setError(undefined);
    const signedIn = await signInForKey(session, password);
    const dataKey = signedIn.ok ? await lock.tryAccount(signedIn.value) : undefined;
    setPending(false);
    if (dataKey) onKey(dataKey);
    else setError(signedIn.ok ? 'This account doesn’t open this lock.' : signedIn.problem);
  };
  return (
    <form className="grid w-full gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <h1 className="text-center">Forgot your PIN?</h1>
      <p className="text-center">
        Sign in to choose a new one. You need to be online. Your entries stay as they are.
      </p>
      <WhosePassword />
      <Field label="Password" error={error}>
        {({ id, describedBy, invalid }) => (
          <PasswordInput
            id={id}
            aria-describedby={describedBy}
            invalid={invalid}
            autoFocus
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
        pendingLabel="Signing In..."
        disabled={password === ''}
      >
        Sign In
      </Button>
      <Button variant="text" onClick={onBack}>
        Back
      </Button>
    </form>
  );
}
