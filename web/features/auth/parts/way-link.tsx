import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  readonly to: string;
  /** The question before it. */
  readonly question?: string;
  readonly children: ReactNode;
}

/** Another way to go from here, below the form. */
export function WayLink({ to, question, children }: Props) {
  return (
    <p className="text-center text-ink-2">
      {question && `${question} `}
      <Link
        to={to}
        className="inline-flex min-h-12 items-center font-medium text-action-ink underline decoration-1 underline-offset-4"
      >
        {children}
      </Link>
    </p>
  );
}
