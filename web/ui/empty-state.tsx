import type { ReactNode } from 'react';
import { ClosedWindow } from './closed-window';
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
