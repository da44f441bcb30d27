import { COLORS, type Style } from '../layout/type';

/** A text as a picture, for characters that the book's own typefaces lack. */
export interface ForeignPicture {
  /** Red, green, blue and opacity of each pixel. */
  readonly pixels: Uint8ClampedArray;
  readonly across: number;
  readonly down: number;
  /** Points, from the left end of the text and its baseline to the picture's edges. */
  readonly left: number;
  readonly above: number;
  readonly width: number;
  readonly height: number;
}

/** Sets text with the typefaces of the browser (B9). */
export interface ForeignText {
  width(text: string, style: Style): number;
  draw(text: string, style: Style, rightToLeft: boolean): ForeignPicture;
}

/** As finely as a printer shows it: pixels to a point. */
const SCALE = 300 / 72;
const MARGIN = 2;

export function createForeignText(): ForeignText {
  const context = contextOf(new OffscreenCanvas(1, 1));
  const widths = new Map<string, number>();
  return {
    width(text, style) {
      const key = `${style.face} ${style.size} ${text}`;
      let width = widths.get(key);
      if (width === undefined) {
        context.font = fontOf(style);
        width = context.measureText(text).width / SCALE;
        widths.set(key, width);
      }
      return width;
    },
    draw(text, style, rightToLeft) {
      const font = fontOf(style);
      const direction = rightToLeft ? 'rtl' : 'ltr';
      Object.assign(context, { font, direction, textAlign: 'left' });
      const box = context.measureText(text);
      const left = Math.ceil(Math.max(0, box.actualBoundingBoxLeft)) + MARGIN;
      const right = Math.ceil(Math.max(box.width, box.actualBoundingBoxRight)) + MARGIN;
      const above = Math.ceil(Math.max(0, box.actualBoundingBoxAscent)) + MARGIN;
      const below = Math.ceil(Math.max(0, box.actualBoundingBoxDescent)) + MARGIN;
      const canvas = new OffscreenCanvas(left + right, above + below);
      const target = contextOf(canvas);
      Object.assign(target, { font, direction, textAlign: 'left', fillStyle: COLORS[style.color] });
      target.fillText(text, left, above);
      const { width: across, height: down } = canvas;
      return {
        pixels: target.getImageData(0, 0, across, down).data,
        across,
        down,
        left: left / SCALE,
        above: above / SCALE,
        width: across / SCALE,
        height: down / SCALE,
      };
    },
  };
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  return context;
}

function fontOf({ face, size }: Style): string {
  const family = face === 'label' ? 'system-ui, sans-serif' : 'Georgia, serif';
  return `${face === 'italic' ? 'italic ' : ''}${size * SCALE}px ${family}`;
}
