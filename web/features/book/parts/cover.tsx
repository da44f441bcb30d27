import { classifyRay, DAYS, pointOnRay, reachOfRay } from '../../../ui/sunrise-geometry';
import { COLORS, PAGE } from '../layout/type';
import type { Book } from '../model/book';
import { MARK_STROKES } from '../model/mark-strokes';

type CoverProps = Pick<Book, 'title' | 'subtitle' | 'name' | 'dates' | 'lit'>;

const MIDDLE = PAGE.width / 2;
const HORIZON = 318;
const CIRCLE = { centreX: MIDDLE, centreY: HORIZON, inner: 57, outer: 150 };

/** The title page as the book will have it. It is paper by day and by night. */
export function Cover({ title, subtitle, name, dates, lit }: CoverProps) {
  const words = [title, subtitle, name, dates].filter((part) => part !== '');
  return (
    <svg
      className="h-auto w-[min(11rem,60%)] rounded-[2px] shadow-lift"
      viewBox={`0 0 ${PAGE.width} ${PAGE.height}`}
      role="img"
      aria-label={`Title page: ${words.join(', ')}`}
    >
      <rect width={PAGE.width} height={PAGE.height} fill={COLORS.paper} />
      {lit ? <Sun lit={new Set(lit)} /> : <BigMark />}
      <g textAnchor="middle" fill={COLORS.ink}>
        <text x={MIDDLE} y={HORIZON + 70} fontSize={34} className="font-serif">
          {title}
        </text>
        <g className="font-serif italic" fontSize={15} fill={COLORS['ink-2']}>
          <text x={MIDDLE} y={HORIZON + 98}>
            {subtitle}
          </text>
          <text x={MIDDLE} y={HORIZON + 128}>
            {name}
          </text>
        </g>
        <text
          x={MIDDLE}
          y={HORIZON + 156}
          fontSize={11}
          className="font-sans"
          fill={COLORS['ink-3']}
        >
          {dates}
        </text>
      </g>
    </svg>
  );
}

function Sun({ lit }: { readonly lit: ReadonlySet<number> }) {
  const days = Array.from({ length: DAYS }, (_, index) => index + 1);
  const ray = (day: number) => {
    const kind = classifyRay(day, DAYS + 1, lit);
    const from = pointOnRay(CIRCLE, day, 0);
    return `M${from.join(' ')}L${pointOnRay(CIRCLE, day, reachOfRay(day, kind)).join(' ')}`;
  };
  const path = (isLit: boolean) =>
    days
      .filter((day) => lit.has(day) === isLit)
      .map(ray)
      .join('');
  return (
    <>
      <g transform={`translate(${MIDDLE - 14} 66) scale(0.87)`}>
        <MarkPaths />
      </g>
      <g fill="none" strokeLinecap="round">
        <path d={path(true)} stroke={COLORS.gold} strokeWidth={1.67} />
        <path d={path(false)} stroke={COLORS['ray-off']} strokeWidth={1.33} />
      </g>
      <path d={`M${MIDDLE - 36} ${HORIZON}a36 36 0 0 1 72 0z`} fill={COLORS.gold} />
      <path d={`M0 ${HORIZON}H${PAGE.width}`} stroke={COLORS['gold-deep']} strokeWidth={0.9} />
    </>
  );
}

function BigMark() {
  return (
    <g transform={`translate(${MIDDLE - 62} 132) scale(3.87)`}>
      <MarkPaths />
    </g>
  );
}

function MarkPaths() {
  return (
    <g fill="none">
      <path
        d={MARK_STROKES.window}
        stroke={COLORS.action}
        strokeWidth={2.4}
        strokeLinejoin="round"
      />
      <path d={MARK_STROKES.rays} stroke={COLORS.gold} strokeWidth={2} strokeLinecap="round" />
      <path d={MARK_STROKES.sun} fill={COLORS.gold} />
      <path d={MARK_STROKES.horizon} stroke={COLORS.action} strokeWidth={2} />
    </g>
  );
}
