import { brand, horizon, paper } from './frame';
import { PALETTE, sunlight } from './palette';
import { type Measure, MIDDLE, type Shape } from './shapes';
import { stackLines } from './stack-lines';
import { fitText } from './wrap-text';

const SILL = 850;
const WINDOW = `M140 ${SILL}V500a400 400 0 0 1 800 0V${SILL}z`;
const LEADING = 'M160 832V500a380 380 0 0 1 760 0v332z';
const SMALL_SUN =
  'M508 268a32 32 0 0 1 64 0M540 218v-22M501 234l-15-15M579 234l15-15M470 268h18M592 268h18';
/** Narrower than elsewhere: the words stand under the arch. */
const ROOM = { width: 640, height: 420, sizes: { largest: 60, smallest: 24 }, leading: 1.32 };
const MIDDLE_Y = 554;

interface WindowWords {
  readonly text: string;
  /** In italics below it: where it is from. */
  readonly source: string;
  /** Below the window. */
  readonly foot: string;
}

/** Words in a lit window. */
export function windowPicture({ text, source, foot }: WindowWords, measure: Measure): Shape[] {
  const fitted = fitText(text, ROOM, { weight: 400, spacing: -0.012 }, measure);
  return [
    ...paper(),
    { path: WINDOW, fill: PALETTE.leaf },
    {
      path: WINDOW,
      fill: {
        x: MIDDLE,
        y: SILL,
        radius: 620,
        stops: [
          [0, sunlight(0.4)],
          [0.55, sunlight(0.13)],
          [1, sunlight(0)],
        ],
      },
    },
    { path: WINDOW, stroke: PALETTE['gold-deep'], width: 4 },
    { path: LEADING, stroke: PALETTE.gold, width: 1.5, opacity: 0.7 },
    horizon(SILL),
    { path: SMALL_SUN, stroke: PALETTE['gold-deep'], width: 4, round: true },
    ...stackLines(
      [
        { ...fitted, colour: PALETTE.ink },
        {
          lines: [source],
          font: { size: Math.min(34, fitted.font.size), weight: 400, italic: true },
          lineHeight: 34,
          colour: PALETTE['ink-2'],
        },
      ],
      34,
      MIDDLE_Y,
    ),
    { text: foot, x: MIDDLE, y: 911, font: { size: 28, weight: 400 }, colour: PALETTE['ink-2'] },
    ...brand(measure),
  ];
}
