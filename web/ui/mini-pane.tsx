import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Hour, hourClass } from './hour';
import { joinClasses } from './join-classes';

interface MiniPaneProps {
  readonly hour?: Hour | undefined;
  readonly lit: boolean;
  /** Lit just now: the light rises from the sill. */
  readonly lighting?: boolean | undefined;
  readonly className?: string | undefined;
  /** A 12 px icon in an unlit pane. */
  readonly children?: ReactNode;
}

/** A window in miniature, for the rail and tight lists. Decorative: words stand beside it. */
export function MiniPane({ hour, lit, lighting, className, children }: MiniPaneProps) {
  return (
    <span
      className={joinClasses(
        'mini-pane',
        hour && hourClass(hour),
        lit && 'mini-pane-lit',
        lit && lighting && 'mini-pane-lighting',
        className,
      )}
      aria-hidden
    >
      {lit ? <Check size={12} strokeWidth={2.4} /> : children}
    </span>
  );
}
