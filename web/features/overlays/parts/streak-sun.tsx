import { useId } from 'react';
import { type Circle, DAYS, pointOnRay } from '../../../ui/sunrise-geometry';

const WEEK = 7;
const WIDTH = 240;
const HORIZON = 122;
const GLOW = 120;
const sun: Circle = { centreX: WIDTH / 2, centreY: HORIZON, inner: 64, outer: 95 };
const TODAY_REACH = 1.4;
const QUIET_REACH = 0.35;

interface StreakSunProps {
  readonly variant: 'unlocked' | 'broken';
  readonly streak: number;
}

/** A week of rays over the horizon: those of the streak, or one alone that begins again. Decorative. */
export function StreakSun({ variant, streak }: StreakSunProps) {
  const glow = useId();
  const lit = variant === 'broken' ? 1 : Math.min(streak, WEEK);
  return (
    <svg
      className="mx-auto mt-1 block w-60 max-w-full overflow-visible"
      viewBox={`0 0 ${WIDTH} 128`}
      aria-hidden="true"
    >
      <defs>
        <radialGradient
          id={glow}
          gradientUnits="userSpaceOnUse"
          cx={WIDTH / 2}
          cy={HORIZON}
          r={GLOW - 8}
        >
          <stop offset="0" stopColor="var(--sun-core)" />
          <stop offset=".5" stopColor="var(--sun-core)" stopOpacity=".45" />
          <stop offset="1" stopColor="var(--sun-edge)" />
        </radialGradient>
      </defs>
      <path d={`M0 ${HORIZON}a${GLOW} ${GLOW} 0 0 1 ${WIDTH} 0z`} fill={`url(#${glow})`} />
      {Array.from({ length: WEEK }, (_, index) => {
        const day = index + 1;
        return <path key={day} {...drawRay(day, lit)} />;
      })}
      {variant === 'broken' ? (
        <path className="fill-none stroke-gold stroke-2" d={`M98 ${HORIZON}a22 22 0 0 1 44 0`} />
      ) : (
        <text className="sunrise-numeral" x={WIDTH / 2} y="113" fontSize="60">
          {streak}
        </text>
      )}
      <path
        className="fill-none stroke-gold stroke-horizon"
        d={`M-20 ${HORIZON + 0.5}h${WIDTH + 40}`}
      />
    </svg>
  );
}

function drawRay(day: number, lit: number) {
  const isLit = day <= lit;
  const isToday = day === lit;
  // A week laid over the half circle of the ninety.
  const ray = ((day - 0.5) / WEEK) * DAYS + 0.5;
  const reach = isToday ? TODAY_REACH : isLit ? 1 : QUIET_REACH;
  const [x1, y1] = pointOnRay(sun, ray, 0);
  const [x2, y2] = pointOnRay(sun, ray, reach);
  const look = isToday
    ? 'stroke-gold-deep stroke-7'
    : isLit
      ? 'stroke-gold stroke-6'
      : 'stroke-ray-off stroke-6';
  return { className: `[stroke-linecap:round] ${look}`, d: `M${x1} ${y1}L${x2} ${y2}` };
}
