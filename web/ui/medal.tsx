import { Sparkles } from 'lucide-react';
import type { ReactElement } from 'react';
import { joinClasses } from './join-classes';
import { type Circle, pointOnRay } from './sunrise-geometry';
import './styles/late/medal.css';

const RAYS = 17;
const sun: Circle = { centreX: 42, centreY: 80, inner: 26.5, outer: 32.5 };

interface MedalProps {
  /** What stands inside: at most three characters, or a drawing (an `svg`) in place of figure and rays. */
  readonly figure: string | number | ReactElement;
  readonly unlocked: boolean;
  readonly className?: string | undefined;
}

/** An achievement as a window: gold and rayed once unlocked. Decorative: words stand beside it. */
export function Medal({ figure, unlocked, className }: MedalProps) {
  const isDrawing = typeof figure === 'object';
  return (
    <div className={joinClasses('medal', unlocked && 'medal-unlocked', className)}>
      <svg viewBox="0 0 84 104" aria-hidden="true">
        <path className="medal-frame" d="M3 101V42a39 39 0 0 1 78 0v59z" />
        <path className="medal-lead" d="M8.5 95.5v-53a33.5 33.5 0 0 1 67 0v53z" />
        {unlocked && !isDrawing && <path className="medal-rays" d={drawRays()} />}
        <path className={unlocked ? 'medal-sill' : 'medal-lead'} d="M9 80h66" />
        {!isDrawing && (
          <text x="42" y="75.5">
            {figure}
          </text>
        )}
      </svg>
      {isDrawing && <span className="medal-drawing">{figure}</span>}
      {unlocked && (
        <span className="medal-sparkle">
          <Sparkles size={16} strokeWidth={1.6} aria-hidden />
        </span>
      )}
    </div>
  );
}

/** Seventeen rays over the figure, every second one longer. */
function drawRays(): string {
  const step = 90 / (RAYS + 1);
  return Array.from({ length: RAYS }, (_, index) => {
    const ray = (index + 1) * step + 0.5;
    const [x1, y1] = pointOnRay(sun, ray, 0);
    const [x2, y2] = pointOnRay(sun, ray, index % 2 === 0 ? 0.66 : 1);
    return `M${x1} ${y1}L${x2} ${y2}`;
  }).join('');
}
