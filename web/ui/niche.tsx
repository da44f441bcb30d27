import type { ReactNode } from 'react';
import { joinClasses } from './join-classes';

interface NicheProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A low arch with an inner gold line: the place for Scripture. */
export function Niche({ className, children }: NicheProps) {
  return <div className={joinClasses('niche', className)}>{children}</div>;
}
