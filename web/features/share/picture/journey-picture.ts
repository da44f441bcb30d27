import { sayReference } from '../../../../shared/content/say-reference';
import { JOURNEY_DAYS } from '../../../../shared/domain/challenge-day';
import {
  type Circle,
  classifyRay,
  DAYS,
  MILESTONE_AT,
  MILESTONES,
  pointOnRay,
  type RayKind,
  reachOfRay,
  TODAY_BEAD_AT,
} from '../../../ui/sunrise-geometry';
import { brand, horizon, paper } from './frame';
import { PALETTE, sunlight } from './palette';
import { type Measure, MIDDLE, type Shape, TEXT_WIDTH } from './shapes';
import type { ShareFacts } from './share-facts';
import { stackLines } from './stack-lines';
import { fitText } from './wrap-text';

const HORIZON = 628;
const SUN: Circle = { centreX: MIDDLE, centreY: HORIZON, inner: 268, outer: 420 };
const GLOW_RADIUS = 520;
/** The last milestone stands clear of the horizon. */
const LOWEST_MILESTONE = HORIZON - 29;
const RAYS: Record<RayKind, { readonly stroke: string; readonly width: number }> = {
  lit: { stroke: PALETTE.gold, width: 5.75 },
  today: { stroke: PALETTE['gold-deep'], width: 8.5 },
  missed: { stroke: PALETTE['ray-missed'], width: 4 },
  off: { stroke: PALETTE['ray-off'], width: 4 },
};
const VERSE_ROOM = {
  width: TEXT_WIDTH,
  height: 144,
  sizes: { largest: 52, smallest: 24 },
  leading: 1.25,
};
const VERSE_MIDDLE = 830;

/** Journey Update: the sunrise of ninety with the day inside, and the day's verse below. */
export function journeyPicture({ day, lit, verse }: ShareFacts, measure: Measure): Shape[] {
  const fitted = fitText(verse.text, VERSE_ROOM, { weight: 400, spacing: -0.012 }, measure);
  return [
    ...paper(),
    glow(),
    ...rays(day, lit),
    ...beads(day, lit),
    horizon(HORIZON),
    {
      text: `${day}`,
      x: MIDDLE,
      y: 600,
      font: { size: 268, weight: 320, spacing: -6 / 268 },
      colour: PALETTE.ink,
    },
    {
      text: `Day ${day} of ${JOURNEY_DAYS}`,
      x: MIDDLE,
      y: 698,
      font: { size: 44, weight: 400 },
      colour: PALETTE.ink,
    },
    ...stackLines(
      [
        { ...fitted, colour: PALETTE.ink },
        {
          lines: [sayReference(verse.reference)],
          font: { size: Math.min(32, fitted.font.size), weight: 400, italic: true },
          lineHeight: 32,
          colour: PALETTE['ink-2'],
        },
      ],
      14,
      VERSE_MIDDLE,
    ),
    ...brand(measure),
  ];
}

function glow(): Shape {
  return {
    path: `M${MIDDLE - GLOW_RADIUS} ${HORIZON}a${GLOW_RADIUS} ${GLOW_RADIUS} 0 0 1 ${2 * GLOW_RADIUS} 0z`,
    fill: {
      x: MIDDLE,
      y: HORIZON,
      radius: GLOW_RADIUS,
      stops: [
        [0, sunlight(0.42)],
        [0.5, sunlight(0.16)],
        [1, sunlight(0)],
      ],
    },
  };
}

function rays(day: number, lit: ReadonlySet<number>): Shape[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const kind = classifyRay(index + 1, day, lit);
    const from = pointOnRay(SUN, index + 1, 0);
    const to = pointOnRay(SUN, index + 1, reachOfRay(index + 1, kind));
    return { path: `M${from.join(' ')}L${to.join(' ')}`, ...RAYS[kind], round: true };
  });
}

function beads(day: number, lit: ReadonlySet<number>): Shape[] {
  const milestones = MILESTONES.filter((milestone) => milestone !== day).map((milestone) => {
    const [x, y] = pointOnRay(SUN, milestone, MILESTONE_AT);
    return {
      path: disc(x, Math.min(y, LOWEST_MILESTONE), 6.25),
      fill: lit.has(milestone) ? PALETTE.gold : PALETTE.paper,
      stroke: lit.has(milestone) ? PALETTE.gold : PALETTE['ray-missed'],
      width: 3,
    };
  });
  const today = pointOnRay(SUN, day, TODAY_BEAD_AT);
  return [...milestones, { path: disc(...today, 8.5), fill: PALETTE['gold-deep'] }];
}

function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
}
