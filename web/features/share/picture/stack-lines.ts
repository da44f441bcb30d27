import { type Font, MIDDLE, type TextShape } from './shapes';

/** How far below the middle of a line its letters stand, in parts of their size: as CSS sets this serif. */
const BASELINE = 0.24;

/** Lines of one kind: a verse, or its reference. */
export interface Block {
  readonly lines: readonly string[];
  readonly font: Font;
  /** Pixels. */
  readonly lineHeight: number;
  readonly colour: string;
}

/** Blocks one below the other, `gap` pixels apart, centred on the picture's middle and around `middleY`. */
export function stackLines(blocks: readonly Block[], gap: number, middleY: number): TextShape[] {
  const heights = blocks.map(({ lines, lineHeight }) => lines.length * lineHeight);
  const whole = heights.reduce((sum, height) => sum + height, gap * (blocks.length - 1));
  let top = middleY - whole / 2;
  return blocks.flatMap(({ lines, font, lineHeight, colour }) => {
    const shapes = lines.map((text, index) => ({
      text,
      x: MIDDLE,
      y: top + (index + 0.5) * lineHeight + BASELINE * font.size,
      font,
      colour,
    }));
    top += lines.length * lineHeight + gap;
    return shapes;
  });
}
