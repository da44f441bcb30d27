import { sayReference } from '../../../../shared/content/say-reference';
import { weekVerse } from '../../../../shared/content/verses';
import { DAILY_FLAGS } from '../../../../shared/domain/activity';
import { JOURNEY_DAYS } from '../../../../shared/domain/challenge-day';
import { weekOfJourney } from '../../../../shared/domain/milestones';
import { DAY_WINDOWS } from '../../../ui/day-windows';
import { formatShortWeekday } from '../../../ui/format/days';
import type { Hour } from '../../../ui/hour';
import { brand, horizon, paper } from './frame';
import { PALETTE, sunlight } from './palette';
import { type Measure, MIDDLE, type Shape, TEXT_WIDTH } from './shapes';
import type { ShareFacts, WeekDay } from './share-facts';
import { stackLines } from './stack-lines';
import { fitText } from './wrap-text';

const SILL = 720;
const HORIZON = 722;
const PANE = { width: 112, height: 84, step: 127, left: 102 };
const VERSE_ROOM = {
  width: TEXT_WIDTH,
  height: 92,
  sizes: { largest: 33, smallest: 24 },
  leading: 1.3,
};

/** Weekly Progress: a window for each of the seven days, lit where a practice was done. No word that was written. */
export function weeklyPicture({ day, week }: ShareFacts, measure: Measure): Shape[] {
  const verse = weekVerse();
  const fitted = fitText(verse.text, VERSE_ROOM, { weight: 400 }, measure);
  return [
    ...paper(),
    glow(),
    {
      text: 'A week of light',
      x: MIDDLE,
      y: 169,
      font: { size: 72, weight: 380, spacing: -0.02 },
      colour: PALETTE.ink,
    },
    {
      text: sayWeek(day),
      x: MIDDLE,
      y: 233,
      font: { size: 34, weight: 400, italic: true },
      colour: PALETTE['ink-2'],
    },
    ...week.flatMap((each, index) => dayWindow(each, PANE.left + index * PANE.step)),
    horizon(HORIZON),
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

/** 'Week 4 of 13, day 23 of 90' */
export function sayWeek(day: number): string {
  const weeks = weekOfJourney(JOURNEY_DAYS);
  return `Week ${weekOfJourney(day)} of ${weeks}, day ${day} of ${JOURNEY_DAYS}`;
}

function glow(): Shape {
  const radius = 520;
  return {
    path: `M${MIDDLE - radius} ${HORIZON}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`,
    fill: {
      x: MIDDLE,
      y: HORIZON,
      radius,
      stops: [
        [0, sunlight(0.34)],
        [1, sunlight(0)],
      ],
    },
  };
}

/** A lancet of five panes, the day's first practice at the sill, and the weekday under it. */
function dayWindow({ day, done }: WeekDay, left: number): Shape[] {
  const { width, height } = PANE;
  const radius = width / 2;
  const top = SILL - DAILY_FLAGS.length * height;
  const outline = `M${left} ${SILL}V${top + radius}a${radius} ${radius} 0 0 1 ${width} 0V${SILL}z`;
  const quiet = done.size === 0;
  const panes = DAILY_FLAGS.flatMap((flag, index) =>
    pane(DAY_WINDOWS[flag].hour, {
      left,
      bottom: SILL - index * height,
      lit: done.has(flag),
      quiet,
    }),
  );
  const bars = DAILY_FLAGS.slice(1).map(
    (_, index) => `M${left} ${SILL - (index + 1) * height}h${width}`,
  );
  return [
    { path: outline, fill: PALETTE.leaf },
    ...panes.map((shape) => ({ ...shape, within: outline })),
    { path: bars.join(''), stroke: PALETTE.paper, width: 6, within: outline },
    { path: bars.join(''), stroke: PALETTE['ray-missed'], width: 1.2, opacity: 0.7 },
    quiet
      ? { path: outline, stroke: PALETTE['ray-missed'], width: 1.5 }
      : { path: outline, stroke: PALETTE['gold-deep'], width: 2.5 },
    {
      text: formatShortWeekday(day),
      x: left + radius,
      y: 768,
      font: { size: 27, weight: 400, italic: true },
      colour: PALETTE['ink-2'],
    },
  ];
}

interface PaneState {
  readonly left: number;
  readonly bottom: number;
  readonly lit: boolean;
  /** Nothing was done on that day: paler. */
  readonly quiet: boolean;
}

function pane(hour: Hour, { left, bottom, lit, quiet }: PaneState): Shape {
  const { width, height } = PANE;
  const path = `M${left} ${bottom - height}h${width}v${height}h${-width}z`;
  if (!lit) return { path, fill: PALETTE[`${hour}-wash`], opacity: quiet ? 0.45 : 0.85 };
  const stops = [
    [0, PALETTE[`${hour}-lit`]],
    [0.6, PALETTE[`${hour}-solid`]],
  ] as const;
  return { path, fill: { fromY: bottom, toY: bottom - height, stops } };
}
