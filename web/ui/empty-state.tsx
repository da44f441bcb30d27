import type { ReactNode } from 'react';
import { joinClasses } from './join-classes';

interface EmptyStateProps {
  readonly title: string;
  /** One or two encouraging sentences. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly className?: string | undefined;
}

/** Nothing here yet: a closed window, its sun still dashed. */
export function EmptyState({ title, children, action, className }: EmptyStateProps) {
  return (
    <div className={joinClasses('empty-state', className)}>
      <ClosedWindow />
      <h2 className="empty-state-title">{title}</h2>
      {children && <div className="empty-state-text">{children}</div>}
      {action && <div className="empty-state-action">{action}</div>}
    </div>
  );
}

/** The closed window alone, for content that is still to come. */
export function ClosedWindow() {
  return (
    <svg width="6rem" height="7.375rem" viewBox="0 0 96 118" fill="none" aria-hidden="true">
      <path
        d="M3 115V48a45 45 0 0 1 90 0v67z"
        fill="var(--leaf)"
        stroke="var(--line)"
        strokeWidth="1.6"
      />
      <path d="M9 109V48.5a39 39 0 0 1 78 0V109z" stroke="var(--rule)" strokeWidth="1.2" />
      <path d="M9 84h78" stroke="var(--gold)" strokeWidth="1.6" />
      <path
        d="M36 84a12 12 0 0 1 24 0"
        stroke="var(--gold)"
        strokeWidth="1.6"
        strokeDasharray="2.5 4"
        strokeLinecap="round"
      />
    </svg>
  );
}
