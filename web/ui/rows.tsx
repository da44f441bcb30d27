import type { ReactNode } from 'react';
import { joinClasses } from './join-classes';

interface RowsProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Things one below the other between hairlines. */
export function Rows({ className, children }: RowsProps) {
  return <ul className={joinClasses('rows', className)}>{children}</ul>;
}

/** One thing in `Rows`. */
export function Row({ className, children }: RowsProps) {
  return <li className={className}>{children}</li>;
}
