import type { Mood } from '../../../../shared/records/check-in';
import { moodStrokes } from '../../../ui/mood-strokes';
import {
  type Circle,
  classifyRay,
  DAYS,
  pointOnRay,
  reachOfRay,
} from '../../../ui/sunrise-geometry';
import { COLORS, type Color } from '../layout/type';
import { MARK_STROKES } from '../model/mark-strokes';

type Pdf = PDFKit.PDFDocument;

/** A mood as its strokes, in a box of `size`. */
export function drawMood(pdf: Pdf, mood: Mood, x: number, y: number, size: number): void {
  pdf
    .save()
    .translate(x, y)
    .scale(size / 32);
  pdf.lineWidth(1.9).lineCap('round').lineJoin('round');
  for (const { d, light, turn } of moodStrokes[mood]) {
    pdf.save();
    if (turn) pdf.rotate(turn, { origin: [16, 16] });
    pdf.path(d).stroke(COLORS[light ? 'gold-deep' : 'ink-2']);
    pdf.restore();
  }
  pdf.restore();
}

/** A small lit window: a lancet with a round head. */
export function drawWindow(pdf: Pdf, x: number, y: number, height: number, color: Color): void {
  const width = height * 0.72;
  const radius = width / 2;
  pdf
    .path(`M${x} ${y + height}V${y + radius}a${radius} ${radius} 0 0 1 ${width} 0V${y + height}z`)
    .fill(COLORS[color]);
}

interface Sun {
  /** The middle of its horizon. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly lit: ReadonlySet<number>;
  /** The day up to which it has risen. */
  readonly through: number;
}

/** The sunrise of ninety: a ray for each day, the completed ones lit. */
export function drawSun(pdf: Pdf, { x, y, radius, lit, through }: Sun): void {
  const circle: Circle = { centreX: x, centreY: y, inner: radius * 0.38, outer: radius };
  const weight = Math.max(0.5, radius / 90);
  pdf.save().lineCap('round');
  for (let day = 1; day <= DAYS; day += 1) {
    // The day itself is a day like any other on paper.
    const kind = classifyRay(day, through + 0.5, lit);
    const [fromX, fromY] = pointOnRay(circle, day, 0);
    const [toX, toY] = pointOnRay(circle, day, reachOfRay(day, kind));
    pdf
      .lineWidth(kind === 'lit' ? weight : weight * 0.8)
      .moveTo(fromX, fromY)
      .lineTo(toX, toY)
      .stroke(COLORS[kind === 'lit' ? 'gold' : 'ray-off']);
  }
  const core = radius * 0.24;
  pdf.path(`M${x - core} ${y}a${core} ${core} 0 0 1 ${core * 2} 0z`).fill(COLORS.gold);
  pdf.restore();
}

/** The mark: a window with a rising sun, as `ui/mark.tsx` has it. */
export function drawMark(pdf: Pdf, x: number, y: number, height: number): void {
  pdf
    .save()
    .translate(x, y)
    .scale(height / 39);
  pdf.lineJoin('round').lineWidth(2.4);
  pdf.path(MARK_STROKES.window).stroke(COLORS.action);
  pdf.lineCap('round').lineWidth(2);
  pdf.path(MARK_STROKES.rays).stroke(COLORS.gold);
  pdf.path(MARK_STROKES.sun).fill(COLORS.gold);
  pdf.lineCap('butt').path(MARK_STROKES.horizon).stroke(COLORS.action);
  pdf.restore();
}
