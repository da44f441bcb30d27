import { joinClasses } from './join-classes';

interface MarkProps {
  readonly className?: string | undefined;
}

const rays =
  'M9.42 24.7 6.3 22.9M12.2 21.92l-1.8-3.12M16 20.9v-3.6M19.8 21.92l1.8-3.12M22.58 24.7l3.12-1.8';

/** The mark: a window with a rising sun. Decorative; the name stands beside it. */
export function Mark({ className }: MarkProps) {
  return (
    <svg
      className={joinClasses('mark', className)}
      viewBox="0 0 32 39"
      width="32"
      height="39"
      fill="none"
      aria-hidden="true"
    >
      <path
        d="M2 37V16a14 14 0 0 1 28 0v21z"
        stroke="var(--action-ink)"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path d={rays} stroke="var(--gold)" strokeWidth="2" strokeLinecap="round" />
      <path d="M10.8 28.5a5.2 5.2 0 0 1 10.4 0z" fill="var(--gold)" />
      <path d="M2 28.5h28" stroke="var(--action-ink)" strokeWidth="2" />
    </svg>
  );
}

/** Mark and name on one line; sized by its font size. */
export function Brand({ className }: MarkProps) {
  return (
    <span className={joinClasses('brand', className)}>
      <Mark />
      <span className="brand-name">Choose Wholeness</span>
    </span>
  );
}
