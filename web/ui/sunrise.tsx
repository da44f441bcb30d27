import { useId } from 'react';
import { joinClasses } from './join-classes';
import {
  type Circle,
  classifyRay,
  DAYS,
  MILESTONE_AT,
  MILESTONES,
  pointOnRay,
  type RayKind,
  raysByKind,
  reachOfRay,
  TODAY_BEAD_AT,
} from './sunrise-geometry';

const WIDTH = 390;
const HORIZON = 195;
const OUTER = 167.7;
const INNER_WITH_NUMERAL = 0.645;
const INNER_ALONE = 0.4;

interface SunriseProps {
  /** The challenge day, 1 to 90. With `numeral={false}` and all days lit it is an ornament. */
  readonly day: number;
  /** Days that were kept. One before `day` that is not among them passed quietly. */
  readonly lit: ReadonlySet<number>;
  /** Whether the day stands inside as a large figure. */
  readonly numeral?: boolean | undefined;
  /** Draws the rays in day order over 1.1 s; the caller decides that this is once a day. */
  readonly animate?: boolean | undefined;
  /** Runs the horizon over the gutters to both edges on phones. */
  readonly bleed?: boolean | undefined;
  /** Hidden from screen readers, where the words beside it already say the day. */
  readonly decorative?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The sunrise of ninety: one ray a day, from the left horizon over noon to the right. */
export function Sunrise(props: SunriseProps) {
  const { day, lit, numeral = true, animate, bleed, decorative, className } = props;
  const glow = useId();
  const inner = OUTER * (numeral ? INNER_WITH_NUMERAL : INNER_ALONE);
  const circle: Circle = { centreX: WIDTH / 2, centreY: HORIZON, inner, outer: OUTER };
  const part = { day, lit, circle, animate, weight: numeral ? 1 : 0.65 };
  return (
    <div
      className={joinClasses(
        'sunrise',
        animate && 'sunrise-drawn',
        bleed && 'sunrise-bleed',
        className,
      )}
    >
      <svg
        viewBox={`0 0 ${WIDTH} ${HORIZON}`}
        role="img"
        aria-label={decorative ? '' : `Day ${day} of ${DAYS}`}
        aria-hidden={decorative ?? false}
      >
        <Glow id={glow} circle={circle} />
        <Rays {...part} />
        <Beads {...part} />
        {numeral && (
          <text className="sunrise-numeral" x={WIDTH / 2} y="181.74" fontSize="108">
            {day}
          </text>
        )}
      </svg>
    </div>
  );
}

interface PartProps {
  readonly day: number;
  readonly lit: ReadonlySet<number>;
  readonly circle: Circle;
  readonly animate: boolean | undefined;
  /** Strokes are finer where the rays reach further in. */
  readonly weight: number;
}

const strokeWidths: Record<RayKind, number> = {
  lit: 2.563,
  today: 3.789,
  missed: 1.783,
  off: 1.783,
};

function Rays(props: PartProps) {
  return props.animate ? <RisingRays {...props} /> : <StandingRays {...props} />;
}

function StandingRays({ day, lit, circle, weight }: PartProps) {
  return raysByKind((ray) => classifyRay(ray, day, lit)).map(([kind, rays]) => (
    <path
      key={kind}
      className={`ray ray-${kind}`}
      d={rays.map((ray) => lineOfRay(circle, ray, kind)).join('')}
      strokeWidth={strokeWidths[kind] * weight}
    />
  ));
}

/** Each a path of its own, drawn in its turn. */
function RisingRays({ day, lit, circle, animate, weight }: PartProps) {
  return Array.from({ length: DAYS }, (_, index) => {
    const ray = index + 1;
    const kind = classifyRay(ray, day, lit);
    return (
      <path
        key={ray}
        className={`ray ray-${kind}`}
        d={lineOfRay(circle, ray, kind)}
        pathLength={1}
        strokeWidth={strokeWidths[kind] * weight}
        style={turnOf(index, animate)}
      />
    );
  });
}

function lineOfRay(circle: Circle, ray: number, kind: RayKind): string {
  const [x1, y1] = pointOnRay(circle, ray, 0);
  const [x2, y2] = pointOnRay(circle, ray, reachOfRay(ray, kind));
  return `M${x1} ${y1}L${x2} ${y2}`;
}

function Beads({ day, lit, circle, animate, weight }: PartProps) {
  const [todayX, todayY] = pointOnRay(circle, day, TODAY_BEAD_AT);
  return (
    <>
      {MILESTONES.filter((milestone) => milestone !== day).map((milestone) => {
        const [cx, cy] = pointOnRay(circle, milestone, MILESTONE_AT);
        return (
          <circle
            key={milestone}
            className={joinClasses('sunrise-bead', lit.has(milestone) && 'sunrise-bead-reached')}
            cx={cx}
            cy={cy}
            r={2.786 * weight}
            strokeWidth={1.337 * weight}
            style={turnOf(milestone, animate)}
          />
        );
      })}
      {day > 0 && (
        <circle
          className="sunrise-bead-today"
          cx={todayX}
          cy={todayY}
          r={3.789 * weight}
          style={turnOf(day, animate)}
        />
      )}
    </>
  );
}

/** When a ray is drawn. A sunrise that stands needs no style of its own, which a prerendered page could not have (A25). */
function turnOf(ray: number, animate: boolean | undefined) {
  return animate ? { '--ray': ray } : undefined;
}

function Glow({ id, circle }: { readonly id: string; readonly circle: Circle }) {
  const { centreX, centreY, outer } = circle;
  const radius = outer * 1.1;
  return (
    <>
      <defs>
        <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={centreX} cy={centreY} r={radius}>
          <stop offset="0" stopColor="var(--sun-core)" />
          <stop offset=".5" stopColor="var(--sun-core)" stopOpacity=".45" />
          <stop offset="1" stopColor="var(--sun-edge)" />
        </radialGradient>
      </defs>
      <path
        className="sunrise-glow"
        d={`M${centreX - radius} ${centreY}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`}
        fill={`url(#${id})`}
      />
    </>
  );
}
