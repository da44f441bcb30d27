import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { authenticate } from '../../account/authenticate';
import { NO_CONNECTION } from '../../account/send-password';
import { noteWeakPassword } from '../../account/weak-password';
import { HttpError } from '../../answers/http-error';
import type { Session } from '../../platform/session';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { PasswordInput } from '../../ui/password-input';

interface Props {
  readonly open: boolean;
  readonly session: Session;
  readonly onClose: () => void;
  /** The server knows this person again. */
  readonly onSignedIn: () => void;
}

/** Signs the same person in again, in place. Touches nothing on the device. */
export function SignInAgain({ open, session, onClose, onSignedIn }: Props) {
  const [password, setPassword] = useState('');
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    setError(undefined);
    const problem = await signInAs(session, password);
    setPending(false);
    setError(problem);
    if (problem !== undefined) return;
    setPassword('');
    onSignedIn();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Sign in to sync"
      description={`Your session has ended. Everything ${session.username} wrote is still on this device. You can keep reading and writing.`}
    >
      <form className="mt-4 grid gap-4" onSubmit={(event) => void submit(event)}>
        {/* Password managers look here for whose password it is. */}
        <input
          className="sr-only"
          autoComplete="username"
          value={session.username}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <Field label="Password" error={error}>
          {({ id, describedBy, invalid }) => (
            <PasswordInput
              id={id}
              aria-describedby={describedBy}
              invalid={invalid}
              autoComplete="current-password"
              value={password}
              disabled={pending}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <Button
          variant="primary"
          type="submit"
          full
          pending={pending}
          pendingLabel="Signing In..."
          disabled={password === ''}
        >
          Sign In
        </Button>
        <Button asChild variant="text" onClick={onClose}>
          <Link to="/forgot-password">Forgot your password?</Link>
        </Button>
        <Button variant="text" onClick={onClose}>
          Later
        </Button>
      </form>
    </Dialog>
  );
}

/** Undefined when it worked, else a sentence that says why not. */
async function signInAs(session: Session, password: string): Promise<string | undefined> {
  try {
    const signedIn = await authenticate({ username: session.username, password });
    if (signedIn.session.userId !== session.userId) return 'This is a different account.';
    noteWeakPassword(session.userId, signedIn.hasWeakPassword);
    return undefined;
  } catch (error) {
    if (!(error instanceof HttpError)) return NO_CONNECTION;
    return error.serverMessage ?? 'Authentication failed. Please try again.';
  }
}
