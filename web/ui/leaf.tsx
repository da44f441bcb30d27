import type { ReactNode } from 'react';
import { joinClasses } from './join-classes';

interface LeafProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A page laid on the paper. Never nested. */
export function Leaf({ className, children }: LeafProps) {
  return <div className={joinClasses('leaf', className)}>{children}</div>;
}
