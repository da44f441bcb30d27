import { sayReference } from '../../../../shared/content/say-reference';
import { achievementsVerse } from '../../../../shared/content/verses';
import type { Achievement } from '../../../../shared/domain/achievements';
import { brand, horizon, paper } from './frame';
import { PALETTE, sunlight } from './palette';
import { type Measure, MIDDLE, type Shape, TEXT_WIDTH } from './shapes';
import { stackLines } from './stack-lines';
import { fitText } from './wrap-text';

const HORIZON = 600;
const WINDOW = { width: 300, height: 440 };
const VERSE_ROOM = {
  width: TEXT_WIDTH,
  height: 92,
  sizes: { largest: 33, smallest: 24 },
  leading: 1.3,
};

/** An achievement: its window, lit, with what was counted inside, and its name below. */
export function achievementPicture(
  { title, description, figure }: SharedAchievement,
  measure: Measure,
): Shape[] {
  const verse = achievementsVerse();
  const fitted = fitText(verse.text, VERSE_ROOM, { weight: 400 }, measure);
  return [
    ...paper(),
    ...litWindow(),
    horizon(HORIZON),
    ...(figure === undefined ? sun() : [numeral(figure)]),
    {
      text: title,
      x: MIDDLE,
      y: 698,
      font: { size: 72, weight: 380, spacing: -0.02 },
      colour: PALETTE.ink,
    },
    {
      text: description,
      x: MIDDLE,
      y: 762,
      font: { size: 34, weight: 400, italic: true },
      colour: PALETTE['ink-2'],
    },
    ...stackLines(
      [
        { ...fitted, colour: PALETTE.ink },
        {
          lines: [sayReference(verse.reference)],
          font: { size: 27, weight: 400, italic: true },
          lineHeight: 27,
          colour: PALETTE['ink-2'],
        },
      ],
      14,
      872,
    ),
    ...brand(measure),
  ];
}

/** What a picture of an achievement says. */
export interface SharedAchievement extends Pick<Achievement, 'title' | 'description'> {
  /** The number of days; undefined where it is not days that were counted. */
  readonly figure: number | undefined;
}

/** The part of an achievement that its picture shows. */
export function toShared({
  title,
  description,
  type,
  maxProgress,
}: Achievement): SharedAchievement {
  const isOfDays = type !== 'completion' && type !== 'growth';
  return { title, description, figure: isOfDays ? maxProgress : undefined };
}

function litWindow(): Shape[] {
  const { width, height } = WINDOW;
  const radius = width / 2;
  const outline = arch(0);
  return [
    { path: outline, fill: PALETTE.leaf },
    {
      path: outline,
      fill: {
        x: MIDDLE,
        y: HORIZON,
        radius: height,
        stops: [
          [0, sunlight(0.5)],
          [1, sunlight(0.08)],
        ],
      },
    },
    { path: outline, stroke: PALETTE['gold-deep'], width: 3 },
    { path: arch(14), stroke: PALETTE.gold, width: 1.5, opacity: 0.6 },
  ];

  function arch(inset: number): string {
    const left = MIDDLE - radius + inset;
    const side = height - radius;
    const curve = radius - inset;
    return `M${left} ${HORIZON}v${-side}a${curve} ${curve} 0 0 1 ${2 * curve} 0v${side}`;
  }
}

function numeral(figure: number): Shape {
  return {
    text: `${figure}`,
    x: MIDDLE,
    y: HORIZON - 110,
    font: { size: 190, weight: 320, spacing: -0.02 },
    colour: PALETTE.ink,
  };
}

/** A half sun on the sill, with five rays. */
function sun(): Shape[] {
  const rays = [-72, -36, 0, 36, 72].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    const at = (reach: number) => `${MIDDLE + x * reach} ${HORIZON + y * reach}`;
    return { path: `M${at(92)}L${at(136)}`, stroke: PALETTE['gold-deep'], width: 8, round: true };
  });
  return [...rays, { path: `M${MIDDLE - 66} ${HORIZON}a66 66 0 0 1 132 0z`, fill: PALETTE.gold }];
}
