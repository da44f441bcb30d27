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
  readonly children: ReactNode;
}

/** Where the words stand between this device and the others. A fact, never an alarm. */
export function SyncPill({ tone, icon, to, state, className, children }: SyncPillProps) {
  const Icon = icons[icon];
  const classes = joinClasses('sync-pill', tone === 'ok' && 'sync-pill-ok', className);
  const content = (
    <>
      <Icon size={16} strokeWidth={1.6} aria-hidden />
      <span>{children}</span>
    </>
  );
  // Around the link: a live region inside of one gives it no name.
  return (
    <span role="status" className="contents">
      {to === undefined ? (
        <span className={classes}>{content}</span>
      ) : (
        <Link to={to} state={state} className={classes}>
          {content}
        </Link>
      )}
    </span>
  );
}
