import type { Block, BookDay, BookPhoto, Chapter, Part } from '../model/book';
import { breakLines, type SetLine, type TextSpan } from './break-lines';
import type { Draw, Item, Tag } from './item';
import type { Measure } from './measure';
import { arrangePhotos, PHOTO_GAP } from './photo-rows';
import { toSettable } from './runs';
import { type Color, HUES, MEASURE, STYLES, type Style } from './type';

/** How far set-apart words stand from the left, and the line beside them. */
const INDENT = 14;
const SIDE_LINE = 4;
const GAP = { day: 26, part: 15, block: 6, paragraph: 4.5, field: 4 } as const;
/** From the top of a line to its baseline, of its leading. */
const BASELINE = 0.74;

interface ParagraphOptions {
  readonly before?: number;
  readonly tag?: Tag;
  readonly keepWithNext?: boolean;
  readonly indent?: number;
  /** A line along the left of what is set apart, which goes on from the paragraph above where this one joins it. */
  readonly side?: Color;
  readonly joins?: boolean;
  readonly align?: 'left' | 'center';
}

/** Turns a chapter into the lines that its pages are made of. */
export class Flow {
  readonly items: Item[] = [];
  readonly #measure: Measure;
  #block = 0;

  constructor(measure: Measure) {
    this.#measure = measure;
  }

  chapter(chapter: Chapter, lit: readonly number[] | undefined): void {
    this.opener(chapter, lit);
    for (const [index, day] of chapter.days.entries()) this.day(day, index === 0);
  }

  /** The head of a chapter, lower on its page than other words. */
  opener({ label, title, dates, through }: Chapter, lit: readonly number[] | undefined): void {
    const hasSun = lit !== undefined && through !== undefined;
    const radius = 40;
    const draws: Draw[] = hasSun
      ? [
          {
            kind: 'sun',
            x: radius,
            y: 60 + radius,
            radius,
            lit: new Set(lit.filter((day) => day <= through)),
            through,
          },
        ]
      : [{ kind: 'window', x: 0, y: 60, height: 40, color: 'gold' }];
    const horizon: Draw = {
      kind: 'rule',
      x: 0,
      y: 100,
      toX: MEASURE,
      toY: 100,
      weight: 0.6,
      color: 'gold',
    };
    this.#put({ height: 100, before: 0, keepWithNext: true, tag: 'P', draws: [...draws, horizon] });
    if (label !== '')
      this.paragraph([{ text: label, style: STYLES.chapterLabel }], {
        before: 18,
        keepWithNext: true,
      });
    this.paragraph([{ text: title, style: STYLES.chapterTitle }], {
      before: label === '' ? 20 : 2,
      tag: 'H1',
      keepWithNext: true,
    });
    if (dates !== '')
      this.paragraph([{ text: dates, style: STYLES.chapterDates }], {
        before: 6,
        keepWithNext: true,
      });
  }

  day({ title, aside, parts }: BookDay, isFirst: boolean): void {
    const lines = this.#lines([{ text: title, style: STYLES.day }], MEASURE);
    const asideWidth = this.#width(aside, STYLES.dayAside);
    const rule: Draw = {
      kind: 'rule',
      x: 0,
      y: 0,
      toX: MEASURE,
      toY: 0,
      weight: 0.6,
      color: 'rule',
    };
    lines.forEach((line, index) => {
      const first = index === 0;
      const draws: Draw[] = [
        ...(first ? [rule] : []),
        ...this.#drawLine(line, 0, 8 + STYLES.day.leading * BASELINE, MEASURE),
        ...(first && aside !== ''
          ? this.#text(
              aside,
              STYLES.dayAside,
              MEASURE - asideWidth,
              8 + STYLES.day.leading * BASELINE,
            )
          : []),
      ];
      this.#put({
        height: 8 + STYLES.day.leading,
        before: first ? (isFirst ? 30 : GAP.day) : 0,
        keepWithNext: true,
        tag: 'H2',
        ...(first && { outline: title }),
        draws,
      });
    });
    for (const [index, part] of parts.entries()) this.part(part, index === 0);
  }

  part(part: Part, isFirst: boolean): void {
    const { ink, solid } = HUES[part.hour];
    const y = STYLES.part.leading * BASELINE;
    const asideWidth = this.#width(part.aside, STYLES.partAside);
    this.#put({
      height: STYLES.part.leading,
      before: isFirst ? 8 : GAP.part,
      keepWithNext: true,
      tag: 'H3',
      draws: [
        { kind: 'window', x: 0, y: 2.4, height: 8, color: solid },
        ...this.#text(part.label, { ...STYLES.part, color: ink }, 11, y),
        ...this.#text(part.aside, STYLES.partAside, MEASURE - asideWidth, y),
      ],
    });
    for (const block of part.blocks) this.block(block, block !== part.blocks.at(-1));
  }

  /** `leads`: something follows in the same part. */
  block(block: Block, leads: boolean): void {
    if (block.kind === 'title')
      this.paragraph([{ text: block.text, style: STYLES.title }], {
        before: 3,
        tag: 'H4',
        keepWithNext: true,
      });
    else if (block.kind === 'passage') this.#passage(block);
    else if (block.kind === 'question')
      this.paragraph([{ text: block.text, style: STYLES.question }], {
        before: GAP.block + 2,
        keepWithNext: true,
      });
    else if (block.kind === 'words') this.words(block.text, { before: GAP.block });
    else if (block.kind === 'quotation')
      this.words(block.text, {
        before: GAP.block,
        indent: INDENT,
        side: 'rule',
        tag: 'BlockQuote',
      });
    else if (block.kind === 'mood') this.#mood(block, leads);
    else if (block.kind === 'labelled') this.#labelled(block);
    else if (block.kind === 'note')
      this.paragraph([{ text: block.text, style: STYLES.note }], { before: GAP.block });
    else this.#photos(block.photos, block.caption);
  }

  /** A person's words in their lines; a blank line is a gap. */
  words(text: string, options: ParagraphOptions): void {
    let before = options.before ?? 0;
    let joins = false;
    for (const line of toSettable(text).split('\n')) {
      if (line.trim() === '') before = Math.max(before, GAP.paragraph + 3);
      else {
        const indented = line.trimEnd().replace(/^ +/, (spaces) => '\u00a0'.repeat(spaces.length));
        this.paragraph([{ text: indented, style: STYLES.words }], { ...options, before, joins });
        before = GAP.paragraph;
        joins = true;
      }
    }
  }

  paragraph(spans: readonly TextSpan[], options: ParagraphOptions = {}): void {
    const { before = 0, tag = 'P', keepWithNext = false, indent = 0, side, align, joins } = options;
    const width = MEASURE - 2 * indent;
    const lines = this.#lines(spans, width);
    const leading = spans[0]?.style.leading ?? 0;
    this.#block += 1;
    lines.forEach((line, index) => {
      const gap = index === 0 ? before : 0;
      const sideLine: Draw[] = side
        ? [
            {
              kind: 'rule',
              x: SIDE_LINE,
              y: joins ? -gap : 0,
              toX: SIDE_LINE,
              toY: leading,
              weight: 1,
              color: side,
            },
          ]
        : [];
      const x = align === 'center' ? (MEASURE - line.width) / 2 : indent;
      this.items.push({
        height: leading,
        before: gap,
        keepWithNext,
        block: this.#block,
        tag,
        draws: [...sideLine, ...this.#drawLine(line, x, leading * BASELINE, width)],
      });
    });
  }

  #passage({ verses, reference, translation }: Extract<Block, { kind: 'passage' }>): void {
    const spans = verses.flatMap(({ number, text }, index): TextSpan[] => [
      ...(verses.length > 1
        ? [{ text: `${index > 0 ? ' ' : ''}${number}\u00a0`, style: STYLES.verseNumber, rise: 3.4 }]
        : []),
      { text, style: STYLES.passage },
    ]);
    this.paragraph(spans, { before: 5, tag: 'BlockQuote', indent: INDENT, side: 'gold' });
    const last = this.items.pop();
    if (last) this.items.push({ ...last, keepWithNext: true });
    this.paragraph([{ text: `${reference}, ${translation}`, style: STYLES.reference }], {
      indent: INDENT,
      before: 2,
    });
  }

  #mood({ mood, name }: Extract<Block, { kind: 'mood' }>, leads: boolean): void {
    const { leading } = STYLES.mood;
    this.#put({
      height: leading,
      before: 3,
      keepWithNext: leads,
      tag: 'P',
      draws: [
        { kind: 'mood', mood, x: 0, y: 0.5, size: 17 },
        ...this.#text(name, STYLES.mood, 22, leading * BASELINE - 1),
      ],
    });
  }

  #labelled({ label, texts }: Extract<Block, { kind: 'labelled' }>): void {
    this.paragraph([{ text: label, style: STYLES.fieldLabel }], {
      before: GAP.block,
      keepWithNext: true,
    });
    for (const [index, text] of texts.entries())
      this.words(text, { before: index === 0 ? 0 : 1.5 });
  }

  #photos(photos: readonly BookPhoto[], caption: string): void {
    const rows = arrangePhotos(photos, MEASURE);
    rows.forEach((row, index) => {
      this.#put({
        height: row.height,
        before: index === 0 ? 9 : PHOTO_GAP,
        keepWithNext: index === rows.length - 1,
        tag: 'Figure',
        draws: row.photos.map((placed) => ({
          kind: 'photo',
          ...placed,
          y: 0,
          height: row.height,
          alt: `A photo of ${caption}`,
        })),
      });
    });
    this.paragraph([{ text: caption, style: STYLES.caption }], { before: 3 });
  }

  #put(item: Omit<Item, 'block'>): void {
    this.#block += 1;
    this.items.push({ ...item, block: this.#block });
  }

  #lines(spans: readonly TextSpan[], width: number): SetLine[] {
    const settable = spans.map((span) => ({ ...span, text: toSettable(span.text) }));
    return breakLines(settable, width, this.#measure);
  }

  #width(text: string, style: Style): number {
    return this.#lines([{ text, style }], Number.POSITIVE_INFINITY)[0]?.width ?? 0;
  }

  #text(text: string, style: Style, x: number, y: number): Draw[] {
    const [line] = this.#lines([{ text, style }], Number.POSITIVE_INFINITY);
    return line ? this.#drawLine(line, x, y, line.width) : [];
  }

  #drawLine({ pieces, width, rightToLeft }: SetLine, x: number, y: number, within: number): Draw[] {
    const left = rightToLeft ? x + within - width : x;
    return pieces
      .filter(({ text }) => text.trim() !== '' || text.includes('\u00a0'))
      .map(({ text, font, style, rise, x: at, width: own }) => ({
        kind: 'text',
        run: { text, font },
        style,
        x: left + at,
        y: y - rise,
        width: own,
        rightToLeft,
      }));
  }
}
