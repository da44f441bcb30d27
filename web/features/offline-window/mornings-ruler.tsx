import type { Morning } from '../../content/kept-window';
import './offline-window.css';

const [WIDTH, EDGE, BASE] = [350, 5, 46];
const [TODAY_TOP, SEVENTH_TOP, ORDINARY_TOP] = [8, 20, 28];

/** The mornings to come as rays on the horizon, lit where everything of them is on this device. */
export function MorningsRuler({ mornings }: { readonly mornings: readonly Morning[] }) {
  const step = (WIDTH - 2 * EDGE) / Math.max(1, mornings.length - 1);
  const whole = mornings.filter(({ isWhole }) => isWhole).length;
  return (
    <svg
      className="mornings-ruler"
      viewBox="0 0 350 50"
      role="img"
      aria-label={`Everything for ${whole} of ${mornings.length} days is on this device`}
    >
      {mornings.map(({ day, isWhole }, ahead) => (
        <path
          key={day}
          className={isWhole ? 'mornings-ray-whole' : 'mornings-ray'}
          d={`M${(EDGE + ahead * step).toFixed(1)} ${BASE}V${topOf(day, ahead)}`}
          strokeWidth={ahead === 0 ? 4 : 3}
        />
      ))}
      <path className="mornings-horizon" d="M-20 48.5H370" />
    </svg>
  );
}

function topOf(day: number, ahead: number): number {
  if (ahead === 0) return TODAY_TOP;
  return day % 7 === 0 ? SEVENTH_TOP : ORDINARY_TOP;
}
