import { joinClasses } from './join-classes';
import { classifyRay, DAYS, type RayKind, raysByKind } from './sunrise-geometry';

const WIDTH = 350;
const BASE = 34;
const STEP = WIDTH / DAYS;

interface DayRulerProps {
  /** The day the ruler points at. */
  readonly day: number;
  /** Days that were kept. */
  readonly lit: ReadonlySet<number>;
  /** The day the journey has reached, where one leafs through others; `day` unless told. */
  readonly today?: number | undefined;
  readonly className?: string | undefined;
}

/** The ninety days laid flat. Decorative: 'Day N of 90' stands beside it. */
export function DayRuler({ day, lit, today = day, className }: DayRulerProps) {
  const pointer = centreOfDay(day);
  const marks = raysByKind((ray) => (ray === day ? 'today' : classifyPast(ray, today, lit)));
  return (
    <svg
      className={joinClasses('day-ruler', className)}
      viewBox={`0 0 ${WIDTH} 35`}
      aria-hidden="true"
    >
      {marks.map(([kind, rays]) => (
        <path
          key={kind}
          className={`ray ray-${kind}`}
          d={rays.map((ray) => `M${centreOfDay(ray)} ${BASE}V${topOfMark(ray, kind)}`).join('')}
          strokeWidth={strokeWidths[kind]}
        />
      ))}
      <circle className="day-ruler-bead" cx={pointer} cy="4.62" r="3.4" />
    </svg>
  );
}

const strokeWidths: Record<RayKind, number> = { lit: 1.7, today: 2.6, missed: 1.2, off: 1.2 };

/** While the pointer is elsewhere, today itself is an ordinary day: lit or still open. */
function classifyPast(ray: number, today: number, lit: ReadonlySet<number>): RayKind {
  const kind = classifyRay(ray, today, lit);
  if (kind !== 'today') return kind;
  return lit.has(ray) ? 'lit' : 'off';
}

function centreOfDay(day: number): number {
  return Math.round((day - 0.5) * STEP * 100) / 100;
}

function topOfMark(ray: number, kind: RayKind): number {
  if (kind === 'today') return 6.12;
  if (kind === 'missed') return 28.9;
  return ray % 7 === 0 ? 17 : 23.8;
}
