import { chapterAnchor } from '../layout/anchors';
import { breakLines } from '../layout/break-lines';
import { layOutBook, type Page } from '../layout/lay-out-book';
import { toSettable } from '../layout/runs';
import { COLORS, COLUMN, MEASURE, PAGE, STYLES, type Style } from '../layout/type';
import type { Book } from '../model/book';
import { ItemDrawer, type Photos } from './draw-items';
import type { ForeignText } from './foreign-text';
import { type FontFiles, type OpenDocument, openDocument } from './open-document';
import { drawMark, drawSun } from './ornaments';

export interface BookMaterials {
  readonly fonts: FontFiles;
  readonly foreign: ForeignText;
  readonly photos: Photos;
  readonly madeAt: Date;
  /** Told the share that is done, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export interface DrawnBook {
  readonly pdf: Blob;
  readonly pages: number;
  /** Photos that could not be had or read. */
  readonly missingPhotos: number;
}

const HEAD_Y = 44;
const FOLIO_Y = PAGE.height - 38;
/** The share of the work that layout is; the rest is drawing. */
const LAYOUT_SHARE = 0.2;

/** Sets and draws a whole book as a PDF. */
export async function drawBook(book: Book, materials: BookMaterials): Promise<DrawnBook> {
  const { fonts, foreign, photos, madeAt, onProgress } = materials;
  const document = openDocument(book, fonts, foreign, madeAt);
  const pages = layOutBook(book, document.measure, (done) =>
    onProgress((done / book.chapters.length) * LAYOUT_SHARE),
  );
  const drawer = new ItemDrawer(document.pdf, foreign, photos);
  await drawTitlePage(book, document, drawer);
  const outline = new Outline(document.pdf, book);
  for (const [index, page] of pages.entries()) {
    document.pdf.addPage();
    outline.page(page);
    await drawer.page(page.items, page.scope);
    drawEdges(page, drawer);
    onProgress(LAYOUT_SHARE + ((index + 1) / pages.length) * (1 - LAYOUT_SHARE));
  }
  drawer.end();
  const pdf = await document.finish();
  return { pdf, pages: pages.length + 1, missingPhotos: drawer.missing };
}

function drawEdges({ head, kind, number }: Page, drawer: ItemDrawer): void {
  if (head !== '') drawer.edge(head, 'head', HEAD_Y, 'left');
  if (kind !== 'closing') drawer.edge(String(number), 'folio', FOLIO_Y, 'center');
}

/** The bookmarks of the file: chapters, and in each its days. */
class Outline {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #book: Book;
  #chapter: PDFKit.PDFOutline | undefined;

  constructor(pdf: PDFKit.PDFDocument, book: Book) {
    this.#pdf = pdf;
    this.#book = book;
  }

  page({ opens, items }: Page): void {
    const chapter = opens === undefined ? undefined : this.#book.chapters[opens];
    if (chapter && opens !== undefined) {
      const { label, title } = chapter;
      this.#pdf.addNamedDestination(chapterAnchor(opens), 'XYZ', 0, 0, null);
      this.#chapter = this.#pdf.outline.addItem(label === '' ? title : `${label} · ${title}`);
    }
    for (const { item } of items) if (item.outline) this.#chapter?.addItem(item.outline);
  }
}

async function drawTitlePage(
  book: Book,
  { pdf, measure }: OpenDocument,
  drawer: ItemDrawer,
): Promise<void> {
  pdf.addPage();
  const middle = PAGE.width / 2;
  const horizon = 318;
  drawer.ornament(() => {
    pdf.rect(0, 0, PAGE.width, PAGE.height).fill(COLORS.paper);
    if (book.lit) {
      drawMark(pdf, middle - 14, 66, 34);
      drawSun(pdf, { x: middle, y: horizon, radius: 150, lit: new Set(book.lit), through: 90 });
      pdf.lineWidth(0.9).moveTo(0, horizon).lineTo(PAGE.width, horizon).stroke(COLORS['gold-deep']);
    } else drawMark(pdf, middle - 62, 132, 151);
  });
  const lines: [text: string, style: Style, gap: number][] = [
    [book.title, STYLES.bookTitle, 0],
    [book.subtitle, STYLES.bookName, 4],
    [book.name, STYLES.bookName, 18],
    [book.dates, STYLES.bookDates, 10],
  ];
  let y = horizon + 42;
  for (const [index, [text, style, gap]] of lines.entries()) {
    if (text === '') continue;
    y += gap;
    const set = breakLines([{ text: toSettable(text), style }], MEASURE, measure);
    for (const line of set) {
      const left = (MEASURE - line.width) / 2;
      const draws = line.pieces.map(({ text: own, font, x, width }) => ({
        kind: 'text' as const,
        run: { text: own, font },
        style,
        x: left + x,
        y: style.leading * 0.74,
        width,
        rightToLeft: line.rightToLeft,
      }));
      const item = {
        height: style.leading,
        before: 0,
        keepWithNext: true,
        block: index,
        tag: index === 0 ? ('H1' as const) : ('P' as const),
        draws,
      };
      await drawer.page([{ item, y: y - COLUMN.top }], 'title');
      y += style.leading;
    }
  }
}
