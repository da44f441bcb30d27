import type { ReactNode } from 'react';
import { joinClasses } from './join-classes';

interface GateProps {
  readonly title?: ReactNode;
  /** A line below the button, in gold. */
  readonly note?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The arch in gold before something that belongs to Premium. */
export function Gate({ title, note, className, children }: GateProps) {
  return (
    <section className={joinClasses('gate', className)}>
      {title && <h2>{title}</h2>}
      {children}
      {note && <p className="gate-note">{note}</p>}
    </section>
  );
}
