import PDFDocument from 'pdfkit';
import type { Measure } from '../layout/measure';
import { FONT_NAMES, type FontName, PAGE } from '../layout/type';
import type { Book } from '../model/book';
import type { ForeignText } from './foreign-text';

export type FontFiles = Readonly<Record<FontName, Uint8Array>>;

/** The file that is being written, and the measures that its typefaces give. */
export interface OpenDocument {
  readonly pdf: PDFKit.PDFDocument;
  readonly measure: Measure;
  /** Ends the file; resolves with its pieces once all of it is written. */
  finish(): Promise<Blob>;
}

/** So many bytes are put together into one blob, which the browser may keep on its disk. */
const PIECE_BYTES = 8_000_000;

/** Begins a file that names its title, its person and its dates, and nothing else of them (B12). */
export function openDocument(
  { title, subtitle, name, dates }: Pick<Book, 'title' | 'subtitle' | 'name' | 'dates'>,
  fonts: FontFiles,
  foreign: ForeignText,
  madeAt: Date,
): OpenDocument {
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    // Undefined would be Helvetica, which is neither embedded nor needed.
    font: null as unknown as string,
    pdfVersion: '1.7',
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    info: {
      Title: escapeMarkup([title, subtitle, dates].filter((part) => part !== '').join(', ')),
      Author: escapeMarkup(name),
      Creator: 'Choose Wholeness',
      CreationDate: madeAt,
    },
  });
  for (const font of FONT_NAMES) pdf.registerFont(font, fonts[font]);
  const written = collect(pdf);
  return {
    pdf,
    measure: measureWith(pdf, foreign),
    finish() {
      pdf.end();
      return written;
    },
  };
}

/** The library writes these into XML as they are. */
function escapeMarkup(text: string): string {
  return text.replaceAll(/[<>&]/g, ' ');
}

function collect(pdf: PDFKit.PDFDocument): Promise<Blob> {
  const pieces: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const put = () => {
    pieces.push(new Blob(chunks));
    chunks = [];
    bytes = 0;
  };
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array<ArrayBuffer>) => {
      chunks.push(chunk);
      bytes += chunk.byteLength;
      if (bytes > PIECE_BYTES) put();
    });
    pdf.on('error', reject);
    pdf.on('end', () => {
      put();
      resolve(new Blob(pieces, { type: 'application/pdf' }));
    });
  });
}

/** A typeface as the library opens it; its own types leave it out. */
interface OpenFont {
  readonly font: { hasGlyphForCodePoint(codePoint: number): boolean };
  widthOfString(text: string, size: number): number;
}

function measureWith(pdf: PDFKit.PDFDocument, foreign: ForeignText): Measure {
  const opened = new Map(
    FONT_NAMES.map((name) => {
      const { _font: font } = pdf.font(name) as unknown as { readonly _font: OpenFont };
      return [name, font] as const;
    }),
  );
  const known = new Map<string, boolean>();
  return {
    width: (text, font, size) => opened.get(font)?.widthOfString(text, size) ?? 0,
    covers(font, codePoint) {
      const key = `${font} ${codePoint}`;
      let covered = known.get(key);
      if (covered === undefined) {
        covered = opened.get(font)?.font.hasGlyphForCodePoint(codePoint) ?? false;
        known.set(key, covered);
      }
      return covered;
    },
    foreignWidth: foreign.width,
  };
}
