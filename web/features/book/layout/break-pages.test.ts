import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakPages } from './break-pages';
import type { Item } from './item';

const LINE = 10;

const paragraph = (block: number, lines: number, more: Partial<Item> = {}): Item[] =>
  Array.from({ length: lines }, () => ({
    height: LINE,
    before: 0,
    keepWithNext: false,
    block,
    tag: 'P',
    draws: [],
    ...more,
  }));
const heading = (block: number) => paragraph(block, 1, { keepWithNext: true, tag: 'H2' });
const blocksOf = (items: readonly Item[], lines: number) =>
  breakPages(items, lines * LINE).map((page) => page.map(({ item }) => item.block));

describe('pages', () => {
  it('B10 end with no heading', () => {
    const items = [...paragraph(1, 9), ...heading(2), ...paragraph(3, 9)];
    expect(blocksOf(items, 10)[0]).toEqual(Array(9).fill(1));
  });

  it('B10 leave no line of a paragraph alone on either page', () => {
    const first = [...paragraph(1, 9), ...paragraph(2, 9)];
    expect(blocksOf(first, 10)[0]).toEqual(Array(9).fill(1));
    const last = [...paragraph(1, 5), ...paragraph(2, 6), ...paragraph(3, 9)];
    expect(blocksOf(last, 10)[0]).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2]);
  });

  it('B10 give a last page with a line or two some of the page before', () => {
    const items = [...paragraph(1, 20), ...paragraph(2, 2)];
    const pages = blocksOf(items, 20);
    expect(pages).toHaveLength(2);
    expect(pages[1]?.length).toBeGreaterThanOrEqual(8);
  });

  it('B10 take every line once, in order, and hold no more than they have room for', () => {
    const some = fc.record({ lines: fc.integer({ min: 1, max: 30 }), isHeading: fc.boolean() });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 30 }), (given) => {
        const items = given.flatMap(({ lines, isHeading }, block) =>
          isHeading ? heading(block) : paragraph(block, lines, { before: 3 }),
        );
        const pages = breakPages(items, 12 * LINE);
        expect(pages.flat().map(({ item }) => item)).toEqual(items);
        for (const page of pages)
          expect((page.at(-1)?.y ?? 0) + LINE).toBeLessThanOrEqual(12 * LINE + 0.01);
      }),
    );
  });
});
