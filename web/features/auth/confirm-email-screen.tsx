import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { ConnectionNote } from '../../answers/react/connection-note';
import { readSession } from '../../platform/session';
import { Button } from '../../ui/button';
import { type Confirmation, confirmEmail } from './model/confirm-email';
import { useLinkToken } from './model/use-link-token';
import { SignedOutFrame } from './parts/signed-out-frame';

/**
 * Where the link leads that proves an email address, also on a device where nobody is signed in. Nothing is confirmed by
 * opening it: programs that look through mail open links, and press no buttons.
 */
export function ConfirmEmailScreen() {
  const token = useLinkToken();
  // Another link may be opened in the same tab.
  return token === undefined ? <LinkOver /> : <OpenedLink key={token} token={token} />;
}

function OpenedLink({ token }: { token: string }) {
  const [isPending, setIsPending] = useState(false);
  const [outcome, setOutcome] = useState<Confirmation>();
  if (outcome?.state === 'done') return <Confirmed />;
  if (outcome?.state === 'over') return <LinkOver />;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsPending(true);
    setOutcome(undefined);
    setOutcome(await confirmEmail(token));
    setIsPending(false);
  };
  return (
    <SignedOutFrame title="Confirm your email address">
      <h1>Confirm your email address</h1>
      <p className="mt-1.5 text-ink-2">
        If you added it to your account, press the button. Then we can email you password reset
        links.
      </p>
      <ConnectionNote className="mt-5 empty:hidden">
        You’re offline. Try again when you reconnect. The link works for two days.
      </ConnectionNote>
      <form className="mt-6 mb-5 grid gap-4.5" onSubmit={(event) => void submit(event)}>
        <p role="alert" className="field-error empty:hidden">
          {outcome?.state === 'failed' && outcome.message}
        </p>
        <Button type="submit" full pending={isPending} pendingLabel="Confirming...">
          Confirm Address
        </Button>
      </form>
    </SignedOutFrame>
  );
}

function Confirmed() {
  return (
    <SignedOutFrame title="Your email address is confirmed">
      <div role="status">
        <h1>Your email address is confirmed</h1>
        <p className="mt-1.5 text-ink-2">
          We’ll send our emails here from now on, such as password reset links.
        </p>
      </div>
      <WayOn to="/home">Open Home</WayOn>
    </SignedOutFrame>
  );
}

function LinkOver() {
  return (
    <SignedOutFrame title="This link no longer works">
      <h1>This link no longer works</h1>
      <p className="mt-1.5 text-ink-2">
        Confirmation links work once and expire after two days. In your profile you can see whether
        your address is confirmed, and send another link.
      </p>
      <WayOn to="/profile">Open Your Profile</WayOn>
    </SignedOutFrame>
  );
}

/** On for who is signed in here; to the sign-in for everybody else. */
function WayOn({ to, children }: { to: string; children: string }) {
  const isSignedIn = readSession() !== null;
  return (
    <Button asChild full className="mt-7">
      <Link to={isSignedIn ? to : '/login'}>{isSignedIn ? children : 'Sign In'}</Link>
    </Button>
  );
}
