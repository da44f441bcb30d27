import type { ReactNode } from 'react';
import { joinClasses } from './join-classes';

interface ItemStateProps {
  /** A 16 px icon. */
  readonly icon?: ReactNode;
  readonly tone?: 'quiet' | 'ok' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Where one thing stands: waiting, only here, two versions kept. Never a colour of alarm. */
export function ItemState({ icon, tone = 'quiet', className, children }: ItemStateProps) {
  return (
    <span className={joinClasses('item-state', tone === 'ok' && 'item-state-ok', className)}>
      {icon}
      {children}
    </span>
  );
}
