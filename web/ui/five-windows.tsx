import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Hour, hourClass } from './hour';
import { HourIcon } from './icon';
import { joinClasses } from './join-classes';

export interface WindowItem {
  readonly key: string;
  readonly hour: Hour;
  readonly label: string;
  /** The hour's own icon unless another is given. */
  readonly icon?: ReactNode;
  readonly state: 'lit' | 'next' | 'unlit';
  /** Where it leads; without it the window only shows. */
  readonly to?: string | undefined;
  /** Lit just now: the light rises from the sill. */
  readonly lighting?: boolean | undefined;
}

interface FiveWindowsProps {
  readonly items: readonly WindowItem[];
  /** Panes without their words (they stay for screen readers). */
  readonly labelsHidden?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The day's five windows: unlit, next, lit. */
export function FiveWindows({ items, labelsHidden, className }: FiveWindowsProps) {
  return (
    <ol className={joinClasses('five-windows', className)}>
      {items.map((item) => (
        <li key={item.key} className={hourClass(item.hour)}>
          <Window item={item} labelHidden={labelsHidden} />
        </li>
      ))}
    </ol>
  );
}

const spokenStates = { lit: ', done', next: ', next', unlit: '' };

interface WindowProps {
  readonly item: WindowItem;
  readonly labelHidden: boolean | undefined;
}

function Window({ item, labelHidden }: WindowProps) {
  const { hour, label, icon, state, to, lighting } = item;
  const content = (
    <>
      <span
        className={joinClasses(
          'window-pane',
          state !== 'unlit' && `window-pane-${state}`,
          state === 'lit' && lighting && 'window-pane-lighting',
        )}
      >
        <span className="window-icon">{icon ?? <HourIcon hour={hour} size={24} />}</span>
        {state === 'lit' && (
          <span className="window-tick">
            <Check size={12} strokeWidth={2.6} aria-hidden />
          </span>
        )}
      </span>
      <span className={labelHidden ? 'sr-only' : undefined}>
        {label}
        <span className="sr-only">{spokenStates[state]}</span>
      </span>
    </>
  );
  if (to === undefined) return <span className="window">{content}</span>;
  return (
    <Link className="window" to={to}>
      {content}
    </Link>
  );
}
