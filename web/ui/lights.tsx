import { joinClasses } from './join-classes';

interface LightsProps {
  /** How many are lit, from the left. */
  readonly lit: number;
  readonly count: number;
  readonly className?: string | undefined;
}

/** One small pane per person or step, lit when done. Decorative: words stand beside it. */
export function Lights({ lit, count, className }: LightsProps) {
  return (
    <span className={joinClasses('lights', className)} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: panes are alike and never move
        <span key={index} className={index < lit ? 'light-on' : undefined} />
      ))}
    </span>
  );
}
