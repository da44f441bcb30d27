import './styles/late/celebration.css';

const MOTES = 20;
/** The golden angle's fraction spreads motes evenly without a pattern, the same each time. */
const GOLDEN_FRACTION = 0.618034;

interface Mote {
  readonly angle: number;
  readonly start: number;
  readonly flight: number;
  readonly light: number;
  readonly delayMs: number;
  readonly size: number;
  readonly round: boolean;
}

const motes: readonly Mote[] = Array.from({ length: MOTES }, (_, index) => {
  const spread = (index * GOLDEN_FRACTION) % 1;
  return {
    // Between neighbouring rays, 2° apart, keeping off the horizon.
    angle: 10 + Math.round((index * 160) / (MOTES - 1) / 2) * 2,
    start: 150 + spread * 30,
    flight: 90 + ((index * 7) % 11) * 18,
    light: 0.5 + spread * 0.45,
    delayMs: Math.round(spread * 300),
    size: 2 + ((index * 3) % 5) * 0.45,
    round: index % 3 === 0,
  };
});

/** Twenty motes that leave the sun along its rays. Drawn over the sunrise's own box. */
export function CelebrationMotes() {
  return (
    <svg className="celebration-motes" viewBox="0 0 390 195" aria-hidden="true">
      {motes.map((mote) => (
        <g key={mote.angle} {...place(mote)}>
          {mote.round ? (
            <circle className="mote" r={mote.size} strokeWidth={0} />
          ) : (
            <path
              className="mote"
              d={`M${-mote.size * 2} 0h${mote.size * 4}`}
              strokeWidth={mote.size * 0.9}
            />
          )}
        </g>
      ))}
    </svg>
  );
}

/** The outer group turns a mote onto its ray; the inner motion is then only outward. */
function place({ angle, start, flight, light, delayMs }: Mote) {
  return {
    transform: `translate(195 195) rotate(${180 + angle}) translate(${Math.round(start)} 0)`,
    style: {
      '--mote-flight': `${flight}px`,
      '--mote-light': light,
      '--mote-delay': `${delayMs}ms`,
    },
  };
}
