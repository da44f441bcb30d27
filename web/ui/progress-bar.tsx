import { joinClasses } from './join-classes';

interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly className?: string | undefined;
}

/** How much of something is done; the figures stand beside it in words. */
export function ProgressBar({ label, value, max, className }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      className={joinClasses('progress-bar', className)}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
    >
      <span style={{ width: `${share * 100}%` }} />
    </div>
  );
}
