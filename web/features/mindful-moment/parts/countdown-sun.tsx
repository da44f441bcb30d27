import { useId } from 'react';
import { secondsLeft, type Timer } from '../../../../shared/domain/timer';
import { formatDuration } from '../../../ui/format/durations';
import { timeLeftInWords } from '../../../ui/format/time-left';
import { type Circle, pointOnRay } from '../../../ui/sunrise-geometry';

const RAYS = 60;
const DEGREES_APART = 180 / RAYS;
const CIRCLE: Circle = { centreX: 195, centreY: 196, inner: 118, outer: 146 };
/** How far an ordinary ray reaches, in ray lengths; every tenth and the last one reach the outer circle. */
const ORDINARY = 0.64;
const GLOW_RADIUS = 190;
const FIVE_FIGURES_MS = 600_000;

/** The time as light: a ray is lit for each sixtieth that has passed, and the rest stands as a large figure. */
export function CountdownSun({ timer, className = '' }: { timer: Timer; className?: string }) {
  const glow = useId();
  const { centreX, centreY } = CIRCLE;
  const seconds = secondsLeft(timer);
  const lit = Math.round((1 - timer.leftMs / timer.durationMs) * RAYS);
  return (
    <div
      role="timer"
      aria-label={timeLeftInWords(seconds)}
      className={`sunrise sunrise-bleed ${className}`}
    >
      <svg viewBox="0 0 390 196" aria-hidden>
        <defs>
          <radialGradient
            id={glow}
            gradientUnits="userSpaceOnUse"
            cx={centreX}
            cy={centreY}
            r={GLOW_RADIUS}
          >
            <stop offset="0" stopColor="var(--sun-core)" />
            <stop offset=".55" stopColor="var(--sun-core)" stopOpacity=".4" />
            <stop offset="1" stopColor="var(--sun-edge)" />
          </radialGradient>
        </defs>
        <path
          d={`M${centreX - GLOW_RADIUS} ${centreY}a${GLOW_RADIUS} ${GLOW_RADIUS} 0 0 1 ${2 * GLOW_RADIUS} 0z`}
          fill={`url(#${glow})`}
        />
        {Array.from({ length: RAYS }, (_, index) => (
          <Ray key={degreesOf(index)} index={index} lit={index < lit} />
        ))}
        <text
          className="sunrise-numeral tabular-nums lining-nums"
          x={centreX}
          y="172"
          fontSize={timer.durationMs < FIVE_FIGURES_MS ? 84 : 66}
        >
          {formatDuration(seconds * 1000)}
        </text>
      </svg>
    </div>
  );
}

function Ray({ index, lit }: { index: number; lit: boolean }) {
  const isLong = index % 10 === 0 || index === RAYS - 1;
  // The geometry counts rays of two degrees, the first one half of that above the horizon.
  const ray = (degreesOf(index) + 1) / 2;
  const [x1, y1] = pointOnRay(CIRCLE, ray, 0);
  const [x2, y2] = pointOnRay(CIRCLE, ray, isLong ? 1 : ORDINARY);
  return (
    <path
      className={`ray transition-[stroke] duration-(--dur-dawn) ${lit ? 'ray-lit' : 'ray-off'}`}
      d={`M${x1} ${y1}L${x2} ${y2}`}
      strokeWidth={lit ? 2.6 : 2}
    />
  );
}

/** Above the left horizon. */
function degreesOf(index: number): number {
  return (index + 0.5) * DEGREES_APART;
}
