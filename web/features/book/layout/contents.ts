import type { Book } from '../model/book';
import { chapterAnchor } from './anchors';
import { breakLines } from './break-lines';
import { Flow } from './flow';
import type { Draw, Item } from './item';
import type { Measure } from './measure';
import { toSettable } from './runs';
import { MEASURE, STYLES, type Style } from './type';

const LABEL_WIDTH = 58;
const BASELINE_Y = 15.5;

/** The contents: each chapter with its page, which it leads to. */
export function contentsFlow(book: Book, starts: readonly number[], measure: Measure): Item[] {
  const flow = new Flow(measure);
  flow.paragraph([{ text: 'Contents', style: STYLES.contentsTitle }], {
    tag: 'H1',
    keepWithNext: true,
  });
  const rows = book.chapters.map(({ label, title }, index): Item => {
    const left = label === '' ? 0 : LABEL_WIDTH;
    const page = starts[index] === undefined ? '' : String(starts[index]);
    const name = textAt(title, STYLES.contentsRow, left, measure);
    const number = textAt(page, STYLES.contentsRow, 0, measure);
    const numberAt = MEASURE - number.width;
    return {
      height: STYLES.contentsRow.leading,
      before: index === 0 ? 18 : 0,
      keepWithNext: false,
      block: -1 - index,
      tag: 'P',
      draws: [
        ...textAt(label, STYLES.contentsLabel, 0, measure).draws,
        ...name.draws,
        { kind: 'dots', x: left + name.width + 6, toX: numberAt - 6, y: BASELINE_Y },
        ...number.draws.map((draw) => ({ ...draw, x: draw.x + numberAt })),
        {
          kind: 'link',
          x: 0,
          y: 0,
          width: MEASURE,
          height: STYLES.contentsRow.leading,
          to: chapterAnchor(index),
        },
      ],
    };
  });
  return [...flow.items, ...rows];
}

type TextDraw = Extract<Draw, { kind: 'text' }>;

function textAt(
  text: string,
  style: Style,
  x: number,
  measure: Measure,
): { readonly draws: TextDraw[]; readonly width: number } {
  const [line] = breakLines([{ text: toSettable(text), style }], Number.POSITIVE_INFINITY, measure);
  if (!line) return { draws: [], width: 0 };
  const draws = line.pieces.map(
    ({ text: own, font, x: at, width }): TextDraw => ({
      kind: 'text',
      run: { text: own, font },
      style,
      x: x + at,
      y: BASELINE_Y,
      width,
      rightToLeft: line.rightToLeft,
    }),
  );
  return { draws, width: line.width };
}
