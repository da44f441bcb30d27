import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a reader finds in a PDF. */
export interface ReadPdf {
  /** The text of each page, its lines apart. */
  readonly pages: readonly string[];
  readonly images: number;
  readonly info: Readonly<Record<string, unknown>>;
  /** The titles of the outline, each before those within it. */
  readonly outline: readonly string[];
  /** The page, from 1, that each link of a page leads to. */
  linksOf(page: number): Promise<number[]>;
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocument({
    data: new Uint8Array(bytes),
    useSystemFonts: false,
    verbosity: 0,
  }).promise;
  const pages: string[] = [];
  let images = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
    pages.push(text.join(''));
    const { fnArray } = await page.getOperatorList();
    images += fnArray.filter((operation) => operation === OPS.paintImageXObject).length;
  }
  const { info } = await pdf.getMetadata();
  interface Mark {
    readonly title: string;
    readonly items: readonly Mark[];
  }
  const titles = (marks: readonly Mark[]): string[] =>
    marks.flatMap(({ title, items }) => [title, ...titles(items)]);
  return {
    pages,
    images,
    info: info as Record<string, unknown>,
    outline: titles(((await pdf.getOutline()) ?? []) as readonly Mark[]),
    async linksOf(number) {
      const page = await pdf.getPage(number);
      const links = await page.getAnnotations();
      return Promise.all(
        links.map(async ({ dest }) => {
          const [reference] = (await pdf.getDestination(dest)) ?? [];
          return (await pdf.getPageIndex(reference)) + 1;
        }),
      );
    },
  };
}
