import { CloudCheck, CloudOff, Pause, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from './join-classes';

const icons = { offline: CloudOff, syncing: RefreshCw, synced: CloudCheck, paused: Pause };

interface SyncPillProps {
  readonly tone: 'ok' | 'quiet';
  readonly icon: keyof typeof icons;
  /** Makes it a button that leads to more. */
  readonly onClick?: (() => void) | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Where the words stand between this device and the others. A fact, never an alarm. */
export function SyncPill({ tone, icon, onClick, className, children }: SyncPillProps) {
  const Icon = icons[icon];
  const classes = joinClasses('sync-pill', tone === 'ok' && 'sync-pill-ok', className);
  const content = (
    <>
      <Icon size={16} strokeWidth={1.6} aria-hidden />
      <span role="status">{children}</span>
    </>
  );
  if (!onClick) return <span className={classes}>{content}</span>;
  return (
    <button type="button" className={classes} onClick={onClick}>
      {content}
    </button>
  );
}
