import { type FormEvent, useState } from 'react';
import { sendPassword } from '../../account/send-password';
import { ConnectionNote } from '../../answers/react/connection-note';
import { Button } from '../../ui/button';
import { Field, TextInput } from '../../ui/field';
import { useFocusOnInvalid } from '../../ui/use-focus-on-invalid';
import { SignedOutFrame } from './parts/signed-out-frame';
import { WayLink } from './parts/way-link';

/** Asks for the link by which a forgotten password is replaced. Says the same whether or not there is such an account. */
export function ForgotPasswordScreen() {
  const [email, setEmail] = useState('');
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const fields = useFocusOnInvalid(error);
  const [sentTo, setSentTo] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (address === '') {
      setError('Please enter your email address.');
      return;
    }
    setPending(true);
    setError(undefined);
    const outcome = await sendPassword('/api/auth/forgot-password', { email: address });
    setPending(false);
    if (outcome.ok) setSentTo(address);
    else setError(outcome.problem.message);
  };
  if (sentTo !== undefined) return <LinkSent to={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <SignedOutFrame title="Forgot your password?">
      <h1>Forgot your password?</h1>
      <p className="mt-1.5 text-ink-2">
        It happens. We’ll email you a link to choose a new one. Your entries aren’t affected.
      </p>
      <ConnectionNote className="mt-5 empty:hidden" />
      <form
        ref={fields}
        noValidate
        className="mt-6 mb-5 grid gap-4.5"
        onSubmit={(event) => void submit(event)}
      >
        <Field label="Email" error={error}>
          {({ id, describedBy, invalid }) => (
            <TextInput
              id={id}
              name="email"
              type="email"
              autoComplete="email"
              aria-describedby={describedBy}
              invalid={invalid}
              value={email}
              disabled={pending}
              onChange={({ target }) => setEmail(target.value)}
            />
          )}
        </Field>
        <Button type="submit" full className="mt-2" pending={pending} pendingLabel="Sending...">
          Send Link
        </Button>
      </form>
      <WayLink to="/login" question="Remembered it?">
        Sign in
      </WayLink>
    </SignedOutFrame>
  );
}

function LinkSent({ to, onAgain }: { to: string; onAgain: () => void }) {
  return (
    <SignedOutFrame title="Check your email">
      <div role="status">
        <h1>Check your email</h1>
        <p className="mt-1.5 text-ink-2">
          If <b className="break-words font-medium text-ink">{to}</b> is confirmed for an account,
          we’ve sent it a reset link. It works once and expires in an hour.
        </p>
      </div>
      <Button variant="secondary" full className="mt-7 mb-5" onClick={onAgain}>
        I didn’t get an email
      </Button>
      <WayLink to="/login">Back to sign in</WayLink>
    </SignedOutFrame>
  );
}
