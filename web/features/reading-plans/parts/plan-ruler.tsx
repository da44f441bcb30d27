const STEP = 4;
const BASE = 22;
const TOPS = { read: 6, next: 2, open: 16 };

interface PlanRulerProps {
  /** How many days the plan has. */
  readonly days: number;
  readonly read: ReadonlySet<number>;
  readonly next: number | undefined;
}

/** The days of a plan laid flat: those that were read are tall and gold. Decorative: words stand beside it. */
export function PlanRuler({ days, read, next }: PlanRulerProps) {
  const all = Array.from({ length: days }, (_, at) => at + 1);
  const kindOf = (day: number) => {
    if (day === next) return 'next';
    return read.has(day) ? 'read' : 'open';
  };
  return (
    <svg
      className="plan-ruler"
      viewBox={`0 0 ${days * STEP} ${BASE + 1}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {(['open', 'read', 'next'] as const).map((kind) => (
        <path
          key={kind}
          className={`plan-ruler-${kind}`}
          vectorEffect="non-scaling-stroke"
          d={all
            .filter((day) => kindOf(day) === kind)
            .map((day) => `M${(day - 0.5) * STEP} ${BASE}V${TOPS[kind]}`)
            .join('')}
        />
      ))}
    </svg>
  );
}
