import { HOURS, type Hour } from './hour';
import { joinClasses } from './join-classes';

/** Where each ray begins, and its direction, in a 40 by 24 box. */
const rays: Record<
  Hour,
  { readonly from: readonly [number, number]; readonly along: readonly [number, number] }
> = {
  drop: { from: [12.87, 19.68], along: [-0.951, -0.309] },
  check: { from: [15.59, 15.93], along: [-0.588, -0.809] },
  journal: { from: [20, 14.5], along: [0, -1] },
  nourish: { from: [24.41, 15.93], along: [0.588, -0.809] },
  prayer: { from: [27.13, 19.68], along: [0.951, -0.309] },
};

const DONE_LENGTH = 10;
const QUIET_LENGTH = 4;
const SPECK_LENGTH = 2;

interface FanProps {
  readonly done: Readonly<Record<Hour, boolean>>;
  /** A day still to come is only specks. */
  readonly upcoming?: boolean | undefined;
  /** Width in pixels. */
  readonly size?: number | undefined;
  /** What it says, where no words stand beside it. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** One day as five rays, one an activity in its hue; a full day has a gold heart. */
export function Fan({ done, upcoming = false, size = 38, label, className }: FanProps) {
  const isFull = !upcoming && HOURS.every((hour) => done[hour]);
  return (
    <svg
      className={joinClasses('fan', className)}
      viewBox="0 0 40 24"
      style={{ '--size': `${size / 16}rem` }}
      fill="none"
      role="img"
      aria-label={label ?? ''}
      aria-hidden={label === undefined}
    >
      {HOURS.map((hour) => (
        <path key={hour} {...drawRay(hour, done[hour], upcoming)} />
      ))}
      {isFull && <path className="fan-heart" d="M15.6 22a4.4 4.4 0 0 1 8.8 0z" />}
    </svg>
  );
}

function drawRay(hour: Hour, done: boolean, upcoming: boolean) {
  if (upcoming)
    return { d: lineOf(hour, SPECK_LENGTH), stroke: 'var(--ray-off)', strokeWidth: 1.5 };
  if (done) return { d: lineOf(hour, DONE_LENGTH), stroke: `var(--${hour}-solid)`, strokeWidth: 3 };
  return { d: lineOf(hour, QUIET_LENGTH), stroke: 'var(--ray-missed)', strokeWidth: 2 };
}

function lineOf(hour: Hour, length: number): string {
  const { from, along } = rays[hour];
  return `M${from[0]} ${from[1]}l${along[0] * length} ${along[1] * length}`;
}
