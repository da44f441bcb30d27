import { Link } from 'react-router-dom';
import { joinClasses } from '../../ui/join-classes';
import { ACCOUNT_NEEDS, type AccountNeed } from '../account-needs';

interface NeedsAccountProps {
  readonly need: AccountNeed;
  readonly className?: string | undefined;
}

/** Stands for a guest where something can't be had without an account: why, and the ways to one (P70). */
export function NeedsAccount({ need, className }: NeedsAccountProps) {
  return (
    <div className={joinClasses('rounded-field bg-action-wash px-4 pt-4 pb-1', className)}>
      <p className="text-pretty">{ACCOUNT_NEEDS[need]}</p>
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
