import type { ReactNode } from 'react';
import { joinClasses } from './join-classes';

interface FactsProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Labels and their values, one line each. Holds `Fact`s. */
export function Facts({ className, children }: FactsProps) {
  return <dl className={joinClasses('facts', className)}>{children}</dl>;
}

interface FactProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** One label with its value. */
export function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
