import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { MISSING_NEW_PASSWORD, PASSWORD_RULE } from '../../../shared/api/password-words';
import type { ResetPasswordAnswer } from '../../../shared/api/passwords';
import { sendPassword } from '../../account/send-password';
import { ConnectionNote } from '../../answers/react/connection-note';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { PasswordInput } from '../../ui/password-input';
import { useFocusOnInvalid } from '../../ui/use-focus-on-invalid';
import { useLinkToken } from './model/use-link-token';
import { SignedOutFrame } from './parts/signed-out-frame';
import { WayLink } from './parts/way-link';

type Phase = 'asking' | 'pending' | 'set' | 'over';

/** Where the link in the mail leads: a new password, once. */
export function ResetPasswordScreen() {
  const token = useLinkToken();
  const [password, setPassword] = useState('');
  const [phase, setPhase] = useState<Phase>('asking');
  const [error, setError] = useState<string>();
  const fields = useFocusOnInvalid(error);
  const [username, setUsername] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password.trim() === '') {
      setError(MISSING_NEW_PASSWORD);
      return;
    }
    setPhase('pending');
    setError(undefined);
    const outcome = await sendPassword('/api/auth/reset-password', { token, password });
    if (outcome.ok) {
      setUsername((outcome.value as Partial<ResetPasswordAnswer> | null)?.username);
      setPhase('set');
    } else if (outcome.problem.code === 'RESET_LINK_OVER') setPhase('over');
    else {
      setPhase('asking');
      setError(outcome.problem.message);
    }
  };
  if (phase === 'set') return <PasswordSet username={username} />;
  if (phase === 'over' || token === undefined) return <LinkOver />;
  return (
    <SignedOutFrame title="Choose a new password">
      <h1>Choose a new password</h1>
      <p className="mt-1.5 text-ink-2">You’ll need it to sign in again on each device.</p>
      <ConnectionNote className="mt-5 empty:hidden" />
      <form
        ref={fields}
        noValidate
        className="mt-6 mb-5 grid gap-4.5"
        onSubmit={(event) => void submit(event)}
      >
        <Field label="New password" hint={PASSWORD_RULE} error={error}>
          {({ id, describedBy, invalid }) => (
            <PasswordInput
              id={id}
              name="new-password"
              autoComplete="new-password"
              aria-describedby={describedBy}
              invalid={invalid}
              value={password}
              disabled={phase === 'pending'}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          full
          className="mt-2"
          pending={phase === 'pending'}
          pendingLabel="Saving..."
        >
          Save Password
        </Button>
      </form>
    </SignedOutFrame>
  );
}

function PasswordSet({ username }: { username: string | undefined }) {
  return (
    <SignedOutFrame title="Your new password is set">
      <div role="status">
        <h1>Your new password is set</h1>
        <p className="mt-1.5 text-ink-2">
          Use it to sign in{username && <SignInAs username={username} />}, here and on your other
          devices. Your entries are still there.
        </p>
      </div>
      <Button asChild full className="mt-7">
        <Link to="/login">Sign In</Link>
      </Button>
    </SignedOutFrame>
  );
}

/** The letter with the link does not say the name, and it may be forgotten, too. */
function SignInAs({ username }: { username: string }) {
  return (
    <>
      {' '}
      as <b className="wrap-anywhere font-medium text-ink">{username}</b>
    </>
  );
}

function LinkOver() {
  return (
    <SignedOutFrame title="This link no longer works">
      <h1>This link no longer works</h1>
      <p className="mt-1.5 text-ink-2">
        Reset links work once and expire after an hour. We can send you a new one.
      </p>
      <Button asChild full className="mt-7 mb-5">
        <Link to="/forgot-password">Send Another Link</Link>
      </Button>
      <WayLink to="/login">Back to sign in</WayLink>
    </SignedOutFrame>
  );
}
