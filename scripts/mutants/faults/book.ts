import type { Fault } from '../fault';

const BOOK = 'web/features/book';
const MODEL = `${BOOK}/model/make-book.ts`;
const MODEL_TESTS = [`${BOOK}/model/make-book.test.ts`];
const LINES_TESTS = [`${BOOK}/layout/break-lines.test.ts`];
const PAGES = `${BOOK}/layout/break-pages.ts`;
const PAGES_TESTS = [`${BOOK}/layout/break-pages.test.ts`];
const DRAW_TESTS = [`${BOOK}/draw/draw-book.test.ts`];
const RUN = `${BOOK}/model/book-run.ts`;
const RUN_TESTS = [`${BOOK}/model/book-run.test.ts`];

/** Rules B1 to B13 of `web/features/book/SPEC.md`. */
export const BOOK_FAULTS: readonly Fault[] = [
  {
    rule: 'B1',
    says: 'the records of the device never come to the worker',
    file: RUN,
    find: "own.send({ type: 'records', records });",
    replace: 'void records;',
    tests: RUN_TESTS,
  },
  {
    rule: 'B2',
    says: 'what was deleted stands in the book',
    file: `${BOOK}/model/source.ts`,
    find: 'filter(({ deleted }) => !deleted)',
    replace: 'filter(() => true)',
    tests: MODEL_TESTS,
  },
  {
    rule: 'B3',
    says: 'what was not chosen stands in the book',
    file: MODEL,
    find: 'taken.has(kind) ? toPart(record) : undefined',
    replace: 'toPart(record)',
    tests: MODEL_TESTS,
  },
  {
    rule: 'B3',
    says: 'drops stand in the order in which they were completed',
    file: MODEL,
    find: 'one.body.challengeDay - other.body.challengeDay',
    replace: 'other.order - one.order',
    tests: MODEL_TESTS,
  },
  {
    rule: 'B4',
    says: 'the drops of another journey stand in the book',
    file: MODEL,
    find: '(drop.body.journey ?? 1) === span.journey',
    replace: '(drop.body.journey ?? 1) >= span.journey',
    tests: MODEL_TESTS,
  },
  {
    rule: 'B5',
    says: 'a week begins on Monday',
    file: `${BOOK}/model/chapters.ts`,
    find: '.getUTCDay()',
    replace: '.getUTCDay() + 1',
    tests: MODEL_TESTS,
  },
  {
    rule: 'B6',
    says: 'the question stands where nothing was written',
    file: `${BOOK}/model/parts.ts`,
    find: 'drop && written.length > 0',
    replace: 'drop && written.length >= 0',
    tests: MODEL_TESTS,
  },
  {
    rule: 'B7',
    says: 'nothing is said of photos that are left out',
    file: `${BOOK}/model/parts.ts`,
    find: 'left > 0 ? [note(sayLeftOut(left))]',
    replace: 'left < 0 ? [note(sayLeftOut(left))]',
    tests: MODEL_TESTS,
  },
  {
    rule: 'B7',
    says: 'a photo that can’t be read leaves an empty place',
    file: `${BOOK}/draw/draw-items.ts`,
    find: '      this.#placeholder(draw, top);',
    replace: '',
    tests: DRAW_TESTS,
  },
  {
    rule: 'B8',
    says: 'a long word runs over the edge',
    file: `${BOOK}/layout/break-lines.ts`,
    find: 'word.width > maxWidth ?',
    replace: 'word.width > 2 * maxWidth ?',
    tests: LINES_TESTS,
  },
  {
    rule: 'B9',
    says: 'what the typefaces lack is dropped',
    file: `${BOOK}/layout/runs.ts`,
    find: "coversAll(shown, font, measure)) ?? 'foreign'",
    replace: 'coversAll(shown, font, measure))',
    tests: LINES_TESTS,
  },
  {
    rule: 'B9',
    says: 'a text that is a picture can’t be copied',
    file: `${BOOK}/draw/draw-items.ts`,
    find: "markContent('Span', { actual: text })",
    replace: "markContent('Span', {})",
    tests: DRAW_TESTS,
  },
  {
    rule: 'B10',
    says: 'a heading ends a page',
    file: PAGES,
    find: 'if (before.keepWithNext && before.block !== after.block) return false;',
    replace: '',
    tests: PAGES_TESTS,
  },
  {
    rule: 'B10',
    says: 'a line stands alone at the top of a page',
    file: PAGES,
    find: 'return !leavesOne && !takesOne;',
    replace: 'return !leavesOne;',
    tests: PAGES_TESTS,
  },
  {
    rule: 'B10',
    says: 'a chapter ends on a page with a line',
    file: PAGES,
    find: '  fillLast(pages, height);\n  return',
    replace: '  return',
    tests: PAGES_TESTS,
  },
  {
    rule: 'B11',
    says: 'the contents count without the title page',
    file: `${BOOK}/layout/lay-out-book.ts`,
    find: 'let next = 2 + contentsLength;',
    replace: 'let next = 1 + contentsLength;',
    tests: DRAW_TESTS,
  },
  {
    rule: 'B12',
    says: 'the file names nobody',
    file: `${BOOK}/draw/open-document.ts`,
    find: '      Author: escapeMarkup(name),\n',
    replace: '',
    tests: DRAW_TESTS,
  },
  {
    rule: 'B13',
    says: 'a worker goes on after its book was canceled',
    file: RUN,
    find: '    port?.end();\n',
    replace: '',
    tests: RUN_TESTS,
  },
];
