import { HOURS, type Hour } from './hour';
import { joinClasses } from './join-classes';

/** The five arcs of a ring of radius 30 in a 72 by 72 box, clockwise from noon. */
const arcs: Record<Hour, string> = {
  drop: 'M38.35 6.09A30 30 0 0 1 63.72 24.52',
  check: 'M65.17 29A30 30 0 0 1 55.48 58.81',
  journal: 'M51.67 61.58A30 30 0 0 1 20.33 61.58',
  nourish: 'M16.52 58.81A30 30 0 0 1 6.83 29',
  prayer: 'M8.28 24.52A30 30 0 0 1 33.65 6.09',
};

interface FiveRingProps {
  readonly done: Readonly<Record<Hour, boolean>>;
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** The five windows for tight places: a ring in five segments round the count. */
export function FiveRing({ done, size = 72, className }: FiveRingProps) {
  const count = HOURS.filter((hour) => done[hour]).length;
  return (
    <svg
      className={joinClasses('five-ring', className)}
      viewBox="0 0 72 72"
      style={{ '--size': `${size / 16}rem` }}
      role="img"
      aria-label={`${count} of 5`}
    >
      {HOURS.map((hour) => (
        <path
          key={hour}
          d={arcs[hour]}
          stroke={done[hour] ? `var(--${hour}-solid)` : 'var(--ray-off)'}
          strokeWidth={done[hour] ? 6 : 3}
        />
      ))}
      <text x="36" y="44">
        {count}
      </text>
    </svg>
  );
}
