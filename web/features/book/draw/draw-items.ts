import type { PlacedItem } from '../layout/break-pages';
import type { Draw } from '../layout/item';
import { COLORS, COLUMN, STYLES } from '../layout/type';
import type { ForeignPicture, ForeignText } from './foreign-text';
import { drawMood, drawSun, drawWindow } from './ornaments';
import { PixelImage } from './pixel-image';

type Pdf = PDFKit.PDFDocument;

interface PlacedPicture extends ForeignPicture {
  readonly image: PixelImage;
}

/** Where photos come from. */
export interface Photos {
  /** The bytes of a JPEG; undefined where it can't be had. */
  read(id: string): Promise<Uint8Array | undefined>;
}

/** What is said in the place of a photo. */
export const UNREADABLE_PHOTO = 'This photo couldn’t be read.';

const isOrnament = ({ kind }: Draw) => kind !== 'text' && kind !== 'photo' && kind !== 'link';
const DOT_STEP = 4.5;

/** Draws what stands on pages, and tells readers aloud what is what: lines of one block are one element. */
export class ItemDrawer {
  /** Photos that could not be drawn. */
  missing = 0;
  drawn = 0;
  readonly #pdf: Pdf;
  readonly #foreign: ForeignText;
  readonly #photos: Photos;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #pictures = new Map<string, PlacedPicture>();
  #open: { readonly block: string; readonly element: PDFKit.PDFStructureElement } | undefined;

  constructor(pdf: Pdf, foreign: ForeignText, photos: Photos) {
    this.#pdf = pdf;
    this.#foreign = foreign;
    this.#photos = photos;
    this.#root = pdf.struct('Document');
    pdf.addStructure(this.#root);
  }

  /** The items of a page. `scope` tells the blocks of one chapter from those of another. */
  async page(items: readonly PlacedItem[], scope: string): Promise<void> {
    for (const { item, y } of items) {
      const top = COLUMN.top + y;
      this.#artifact(item.draws.filter(isOrnament), top);
      for (const draw of item.draws) if (draw.kind === 'link') this.#link(draw, top);
      const texts = item.draws.filter((draw) => draw.kind === 'text');
      if (texts.length > 0) this.#texts(texts, top, `${scope} ${item.block}`, item.tag);
      for (const draw of item.draws) if (draw.kind === 'photo') await this.#photo(draw, top);
    }
  }

  /** Words along an edge of the page, which are no part of the text. */
  edge(text: string, style: 'head' | 'folio', y: number, align: 'left' | 'center'): void {
    const { size, color } = STYLES[style];
    this.#pdf.markContent('Artifact', { type: 'Pagination' });
    this.#pdf.font(style === 'head' ? 'italic' : 'text', size).fillColor(COLORS[color]);
    const width = this.#pdf.widthOfString(text);
    const x = align === 'left' ? COLUMN.left : (COLUMN.left + COLUMN.right - width) / 2;
    this.#pdf.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
    this.#pdf.endMarkedContent();
  }

  /** Drawings that say nothing. */
  ornament(draw: () => void): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#pdf.endMarkedContent();
  }

  end(): void {
    this.#open?.element.end();
    this.#root.end();
  }

  #artifact(draws: readonly Draw[], top: number): void {
    if (draws.length > 0)
      this.ornament(() => {
        for (const draw of draws) this.#ornament(draw, top);
      });
  }

  #ornament(draw: Draw, top: number): void {
    const pdf = this.#pdf;
    const left = COLUMN.left;
    if (draw.kind === 'rule')
      pdf
        .lineWidth(draw.weight)
        .moveTo(left + draw.x, top + draw.y)
        .lineTo(left + draw.toX, top + draw.toY)
        .stroke(COLORS[draw.color]);
    else if (draw.kind === 'mood') drawMood(pdf, draw.mood, left + draw.x, top + draw.y, draw.size);
    else if (draw.kind === 'window')
      drawWindow(pdf, left + draw.x, top + draw.y, draw.height, draw.color);
    else if (draw.kind === 'sun') drawSun(pdf, { ...draw, x: left + draw.x, y: top + draw.y });
    else if (draw.kind === 'dots') {
      const first = Math.ceil(draw.x / DOT_STEP) * DOT_STEP;
      for (let x = first; x < draw.toX; x += DOT_STEP)
        pdf.circle(left + x, top + draw.y - 0.5, 0.45).fill(COLORS['ink-3']);
    }
  }

  #link({ x, y, width, height, to }: Extract<Draw, { kind: 'link' }>, top: number): void {
    this.#pdf.goTo(COLUMN.left + x, top + y, width, height, to);
  }

  #texts(
    draws: readonly Extract<Draw, { kind: 'text' }>[],
    top: number,
    block: string,
    tag: string,
  ): void {
    const pictures = draws.map((draw) => this.#pictureOf(draw));
    const element = this.#elementOf(block, tag);
    const content = this.#pdf.markStructureContent(tag);
    draws.forEach((draw, index) => {
      const picture = pictures[index];
      const { run, style } = draw;
      const x = COLUMN.left + draw.x;
      const y = top + draw.y;
      if (picture) this.#picture(run.text, picture, x, y);
      else {
        this.#pdf.font(run.font, style.size).fillColor(COLORS[style.color]);
        this.#pdf.text(run.text, x, y, { lineBreak: false, baseline: 'alphabetic' });
      }
    });
    this.#pdf.endMarkedContent();
    element.add(content);
  }

  #elementOf(block: string, tag: string): PDFKit.PDFStructureElement {
    if (this.#open?.block === block) return this.#open.element;
    this.#open?.element.end();
    const element = this.#pdf.struct(tag);
    this.#root.add(element);
    this.#open = { block, element };
    return element;
  }

  #pictureOf({
    run,
    style,
    rightToLeft,
  }: Extract<Draw, { kind: 'text' }>): PlacedPicture | undefined {
    if (run.font !== 'foreign') return undefined;
    const key = `${style.face} ${style.size} ${style.color} ${rightToLeft} ${run.text}`;
    let picture = this.#pictures.get(key);
    if (!picture) {
      const drawn = this.#foreign.draw(run.text, style, rightToLeft);
      picture = { ...drawn, image: new PixelImage(drawn, `T${this.#pictures.size + 1}`) };
      this.#pictures.set(key, picture);
    }
    return picture;
  }

  /** A text that is a picture still is the text for whoever copies it or has it read. */
  #picture(
    text: string,
    { image, left, above, width, height }: PlacedPicture,
    x: number,
    y: number,
  ): void {
    this.#pdf.markContent('Span', { actual: text });
    this.#pdf.image(image as unknown as Buffer, x - left, y - above, { width, height });
    this.#pdf.endMarkedContent();
  }

  async #photo(draw: Extract<Draw, { kind: 'photo' }>, top: number): Promise<void> {
    const bytes = await this.#photos.read(draw.photo.id);
    this.drawn += 1;
    this.#open?.element.end();
    this.#open = undefined;
    const element = this.#pdf.struct('Figure', { alt: draw.alt });
    this.#root.add(element);
    const content = this.#pdf.markStructureContent('Figure');
    if (!this.#drawPhoto(draw, top, bytes)) {
      this.missing += 1;
      this.#placeholder(draw, top);
    }
    this.#pdf.endMarkedContent();
    element.add(content);
    element.end();
  }

  #drawPhoto(
    { x, y, width, height }: Extract<Draw, { kind: 'photo' }>,
    top: number,
    bytes: Uint8Array | undefined,
  ): boolean {
    if (!bytes || !isJpeg(bytes)) return false;
    try {
      const left = COLUMN.left + x;
      this.#pdf.image(asBuffer(bytes), left, top + y, {
        fit: [width, height],
        align: 'center',
        valign: 'center',
      });
      return true;
    } catch {
      // The bytes are no picture that a PDF can hold.
      return false;
    }
  }

  #placeholder({ x, y, width, height }: Extract<Draw, { kind: 'photo' }>, top: number): void {
    const pdf = this.#pdf;
    const left = COLUMN.left + x;
    pdf
      .lineWidth(0.6)
      .rect(left, top + y, width, height)
      .stroke(COLORS.rule);
    pdf.font('label', STYLES.note.size).fillColor(COLORS['ink-3']);
    const own = pdf.widthOfString(UNREADABLE_PHOTO);
    pdf.text(UNREADABLE_PHOTO, left + (width - own) / 2, top + y + height / 2, {
      lineBreak: false,
      baseline: 'alphabetic',
    });
  }
}

function isJpeg([first, second]: Uint8Array): boolean {
  return first === 0xff && second === 0xd8;
}

/** The library reads plain bytes; its types are those of Node. */
function asBuffer(bytes: Uint8Array): Buffer {
  return bytes as Buffer;
}
