import type { Font, Measure, Paint, PathShape, Shape, TextShape } from './shapes';

const SERIF = '"Newsreader Variable", "Iowan Old Style", Georgia, serif';

/** A font as CSS and canvas write it. */
export function cssFont({ size, weight, italic }: Font): string {
  return `${italic ? 'italic ' : ''}${weight} ${size}px ${SERIF}`;
}

/** Measures as `paint` writes. */
export function measureWith(context: CanvasRenderingContext2D): Measure {
  return (text, font) => {
    setFont(context, font);
    return context.measureText(text).width;
  };
}

/** A colour of a shape, as it is painted. */
type Dye = (colour: string) => string;

/** Paints shapes one over the other. */
export function paint(
  context: CanvasRenderingContext2D,
  shapes: readonly Shape[],
  dye: Dye = (colour) => colour,
): void {
  for (const shape of shapes) {
    context.save();
    if ('text' in shape) paintText(context, shape, dye);
    else paintPath(context, shape, dye);
    context.restore();
  }
}

function paintText(context: CanvasRenderingContext2D, shape: TextShape, dye: Dye) {
  const { text, x, y, font, colour } = shape;
  setFont(context, font);
  context.textAlign = 'center';
  context.fillStyle = dye(colour);
  context.fillText(text, x, y);
}

function setFont(context: CanvasRenderingContext2D, font: Font): void {
  context.font = cssFont(font);
  // Older browsers don't know it; their letters stand a hair wider.
  context.letterSpacing = `${(font.spacing ?? 0) * font.size}px`;
}

function paintPath(context: CanvasRenderingContext2D, shape: PathShape, dye: Dye): void {
  const { path, fill, stroke, width = 1, round, opacity = 1, within, at } = shape;
  if (within) context.clip(new Path2D(within));
  if (at) context.transform(at.scale, 0, 0, at.scale, at.x, at.y);
  const drawn = new Path2D(path);
  context.globalAlpha = opacity;
  if (fill) {
    context.fillStyle = toStyle(context, fill, dye);
    context.fill(drawn);
  }
  if (stroke) {
    context.strokeStyle = dye(stroke);
    context.lineWidth = width;
    if (round) context.lineCap = 'round';
    if (round) context.lineJoin = 'round';
    context.stroke(drawn);
  }
}

function toStyle(
  context: CanvasRenderingContext2D,
  fill: Paint,
  dye: Dye,
): string | CanvasGradient {
  if (typeof fill === 'string') return dye(fill);
  const gradient =
    'radius' in fill
      ? context.createRadialGradient(fill.x, fill.y, 0, fill.x, fill.y, fill.radius)
      : context.createLinearGradient(0, fill.fromY, 0, fill.toY);
  for (const [offset, colour] of fill.stops) gradient.addColorStop(offset, dye(colour));
  return gradient;
}
