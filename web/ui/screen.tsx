import { ArrowLeft, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ActionBar } from './action-bar';
import { type Hour, hourClass } from './hour';
import { joinClasses } from './join-classes';

interface FocusScreenProps {
  /** Lends its hue to the whole screen. */
  readonly hour?: Hour | undefined;
  /** The italic running head. */
  readonly title: string;
  readonly backTo: string;
  /** The one thing to do, sticking to the bottom on phones. */
  readonly action?: ReactNode;
  readonly historyTo?: string | undefined;
  /** In place of the history link, at the head's right end. */
  readonly aside?: ReactNode;
  /** Company for the task: a column at the right from 1024 px, below the task from 768 px. */
  readonly side?: ReactNode;
  /** Phones show the side too, below the task; otherwise they keep to the task alone. */
  readonly sideOnPhones?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A screen for one thing, without tabs. Beside the rail (from 768 px) the head disappears where the
 * rail itself names the screen: an hour one comes to from home.
 */
export function FocusScreen(props: FocusScreenProps) {
  const { hour, title, backTo, action, historyTo, aside, className, children } = props;
  return (
    <div
      className={joinClasses(
        'screen screen-focus',
        props.side ? 'screen-with-side' : undefined,
        hour && backTo === '/home' && 'screen-top',
        (historyTo !== undefined || Boolean(aside)) && 'screen-has-history',
        hour && hourClass(hour),
        className,
      )}
    >
      <div className="screen-main">
        <header className="screen-head">
          <Link to={backTo} className="icon-button screen-back" aria-label="Back">
            <ArrowLeft size={20} strokeWidth={1.6} aria-hidden />
          </Link>
          <span className="running screen-running">{title}</span>
          {historyTo === undefined ? (aside ?? <span />) : <HistoryLink to={historyTo} />}
        </header>
        <main className="screen-task" id="main" tabIndex={-1}>
          <div className="screen-body">{children}</div>
          {action && <ActionBar>{action}</ActionBar>}
        </main>
      </div>
      <Side {...props} />
    </div>
  );
}

function Side({ side, sideOnPhones }: Pick<FocusScreenProps, 'side' | 'sideOnPhones'>) {
  if (!side) return null;
  return (
    <aside className={joinClasses('screen-side', !sideOnPhones && 'screen-side-wide')}>
      {side}
    </aside>
  );
}

function HistoryLink({ to }: { readonly to: string }) {
  return (
    <Link to={to} className="icon-button screen-history">
      <History size={20} strokeWidth={1.6} aria-hidden />
      <span className="screen-history-text text-link">History</span>
    </Link>
  );
}

interface HubScreenProps {
  readonly side?: ReactNode;
  readonly sideOnPhones?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A screen one arrives at by the tabs: the shell's top bar and tab bar stand around it. */
export function HubScreen({ side, sideOnPhones, className, children }: HubScreenProps) {
  return (
    <div
      className={joinClasses('screen screen-hub', side ? 'screen-with-side' : undefined, className)}
    >
      <div className="screen-main">
        <main className="screen-body" id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <Side side={side} sideOnPhones={sideOnPhones} />
    </div>
  );
}

interface PartProps {
  /** Its anchor in the address. */
  readonly id?: string | undefined;
  readonly title?: ReactNode;
  /** A figure or a link at the right of the title. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A section of a screen, 40 px below the one before. */
export function Part({ id, title, aside, className, children }: PartProps) {
  return (
    <section id={id} className={joinClasses('part', className)}>
      {title && (
        <div className="part-head">
          <h2>{title}</h2>
          {Boolean(aside) && <span className="part-aside">{aside}</span>}
        </div>
      )}
      {children}
    </section>
  );
}
