import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button';
import { joinClasses } from '../../ui/join-classes';

interface NeedsAccountProps {
  readonly className?: string | undefined;
  /** One line on what needs an account, and why. */
  readonly children: ReactNode;
}

/** Stands for a guest where something can't be had without an account: why, and the ways to one (P82). */
export function NeedsAccount({ className, children }: NeedsAccountProps) {
  return (
    <div className={joinClasses('rounded-field bg-action-wash px-4 pt-4 pb-1', className)}>
      <p className="text-pretty">{children}</p>
      <p className="mt-1 flex flex-wrap gap-x-5 text-ui-sm">
        <Link to="/register" className="text-link inline-flex min-h-11 items-center">
          Create account
        </Link>
        <Link to="/login" className="text-link inline-flex min-h-11 items-center">
          Sign in
        </Link>
      </p>
    </div>
  );
}

/** The two ways to an account, where they are the one thing to do on a screen. */
export function AccountWays() {
  return (
    <>
      <Button asChild full>
        <Link to="/register">Create account</Link>
      </Button>
      <Button asChild variant="text" full>
        <Link to="/login">Sign in</Link>
      </Button>
    </>
  );
}
