import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { keepInvite, readInvite } from '../../account/circle-invite';
import { Button } from '../../ui/button';
import { AuthSky } from './parts/auth-sky';

interface InvitedScreenProps {
  /** For an address without a code. */
  readonly otherwise: ReactNode;
}

/** Where the link into a prayer circle leads a visitor. The code waits in this tab until they have signed in. */
export function InvitedScreen({ otherwise }: InvitedScreenProps) {
  const { hash } = useLocation();
  const [code] = useState(() => readInvite(hash));
  useEffect(() => {
    if (code) keepInvite(code);
  }, [code]);
  if (!code) return otherwise;
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex min-h-dvh max-w-phone flex-col overflow-x-clip"
    >
      <title>You’re invited · Choose Wholeness</title>
      <AuthSky />
      <div className="flex flex-1 flex-col px-(--gutter) pt-7 pb-6">
        <h1 className="text-balance lg:text-figure">You’re invited to a prayer circle</h1>
        <p className="mt-3 text-ink-2">
          A few people who pray for each other. Sign in or create an account to join.
        </p>
        <div className="mt-auto grid gap-3 pt-8">
          <Button variant="primary" full asChild>
            <Link to="/login">Sign In</Link>
          </Button>
          <Button variant="secondary" full asChild>
            <Link to="/register">Create Account</Link>
          </Button>
        </div>
      </div>
    </main>
  );
}
