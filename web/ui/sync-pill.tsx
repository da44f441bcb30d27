import { CloudCheck, CloudOff, Pause, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { joinClasses } from './join-classes';

const icons = { offline: CloudOff, syncing: RefreshCw, synced: CloudCheck, paused: Pause };

interface SyncPillProps {
  readonly tone: 'ok' | 'quiet';
  readonly icon: keyof typeof icons;
  /** Makes it a link that leads to more. */
  readonly to?: string | undefined;
  /** What the link hands to the screen it leads to. */
  readonly state?: unknown;
  readonly className?: string | undefined;
  /** What is read out where the children show less. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Where the words stand between this device and the others. A fact, never an alarm. */
export function SyncPill({ tone, icon, to, state, className, label, children }: SyncPillProps) {
  const Icon = icons[icon];
  const classes = joinClasses('sync-pill', tone === 'ok' && 'sync-pill-ok', className);
  const content = (
    <>
      <Icon size={16} strokeWidth={1.6} aria-hidden />
      <span role="status">{children}</span>
    </>
  );
  if (to === undefined) return <span className={classes}>{content}</span>;
  return (
    // A live region gives the link around it no name.
    <Link to={to} state={state} className={classes} aria-label={label}>
      {content}
    </Link>
  );
}
