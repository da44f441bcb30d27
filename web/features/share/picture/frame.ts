import { PALETTE } from './palette';
import { type Measure, MIDDLE, PICTURE_SIZE, type Shape } from './shapes';

/** The paper and the double line around it. */
export function paper(): Shape[] {
  return [
    { path: `M0 0H${PICTURE_SIZE}V${PICTURE_SIZE}H0z`, fill: PALETTE.paper },
    { path: roundedSquare(34, 6), stroke: PALETTE.gold, width: 2 },
    { path: roundedSquare(44, 3), stroke: PALETTE.gold, width: 1, opacity: 0.45 },
  ];
}

function roundedSquare(inset: number, radius: number): string {
  const side = PICTURE_SIZE - 2 * (inset + radius);
  const corner = (x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x * radius} ${y * radius}`;
  return `M${inset + radius} ${inset}h${side}${corner(1, 1)}v${side}${corner(-1, 1)}h${-side}${corner(-1, -1)}v${-side}${corner(1, -1)}z`;
}

/** The golden line that everything stands on, from edge to edge. */
export function horizon(y: number): Shape {
  return { path: `M45 ${y}H1035`, stroke: PALETTE.gold, width: 3 };
}

const MARK = { width: 32, height: 39 };
const MARK_SCALE = 42 / MARK.height;
const GAP = 14;
const NAME = 'Choose Wholeness';
const NAME_FONT = { size: 30, weight: 480, spacing: -0.01 };

/** The mark and the name, centred below everything else. */
export function brand(measure: Measure): Shape[] {
  const markWidth = MARK.width * MARK_SCALE;
  const nameWidth = measure(NAME, NAME_FONT);
  const left = MIDDLE - (markWidth + GAP + nameWidth) / 2;
  const at = { x: left, y: 964, scale: MARK_SCALE };
  return [
    {
      path: 'M2 37V16a14 14 0 0 1 28 0v21z',
      stroke: PALETTE['action-ink'],
      width: 2.4,
      round: true,
      at,
    },
    {
      path: 'M9.42 24.7 6.3 22.9M12.2 21.92l-1.8-3.12M16 20.9v-3.6M19.8 21.92l1.8-3.12M22.58 24.7l3.12-1.8',
      stroke: PALETTE.gold,
      width: 2,
      round: true,
      at,
    },
    { path: 'M10.8 28.5a5.2 5.2 0 0 1 10.4 0z', fill: PALETTE.gold, at },
    { path: 'M2 28.5h28', stroke: PALETTE['action-ink'], width: 2, at },
    {
      text: NAME,
      x: left + markWidth + GAP + nameWidth / 2,
      y: 992,
      font: NAME_FONT,
      colour: PALETTE.ink,
    },
  ];
}
