import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../shared/protocol/limits';
import type { RecordState } from '../../shared/records/record';
import { splitPages } from './split-pages';

function rows(count: number, characters: number): RecordState[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    kind: 'journal-entry',
    day: '2026-03-01',
    order: 0,
    version: { a: index + 1 },
    deleted: false,
    createdAt: 0,
    updatedAt: 0,
    utcOffsetMinutes: 0,
    body: { content: 'ü'.repeat(characters) },
  }));
}

describe('pages of a push', () => {
  it('P17 hold no more rows than allowed, in order, and lose none', () => {
    const pages = splitPages(rows(1_201, 1));
    expect(pages.map((page) => page.length)).toEqual([500, 500, 201]);
    expect(pages.flat().map(({ id }) => id)).toEqual(rows(1_201, 1).map(({ id }) => id));
  });

  it('P17 hold no more bytes than allowed, counted as UTF-8', () => {
    const pages = splitPages(rows(9, 400_000));
    for (const page of pages) {
      const bytes = new TextEncoder().encode(JSON.stringify(page)).length;
      expect(bytes).toBeLessThanOrEqual(LIMITS.pushBytes + page.length + 1);
    }
    expect(pages.flat()).toHaveLength(9);
  });

  it('P17 hold at least one row, however large', () => {
    expect(splitPages(rows(2, 3_000_000)).map((page) => page.length)).toEqual([1, 1]);
  });

  it('are none for no rows', () => {
    expect(splitPages([])).toEqual([]);
  });
});
