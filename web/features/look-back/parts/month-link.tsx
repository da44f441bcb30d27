import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface MonthLinkProps {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly label?: string | undefined;
  /** It is the month that is shown. */
  readonly current?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** To another month of this screen. It leaves no step behind for Back, and the page where it is. */
export function MonthLink({ month, label, current, className, children }: MonthLinkProps) {
  const { state } = useLocation();
  return (
    <Link
      to={`?month=${month}`}
      replace
      preventScrollReset
      state={state}
      aria-label={label}
      aria-current={current ? 'true' : undefined}
      className={className}
    >
      {children}
    </Link>
  );
}
