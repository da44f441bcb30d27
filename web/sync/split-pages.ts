import { LIMITS } from '../../shared/protocol/limits';
import type { RecordState } from '../../shared/records/record';

const encoder = new TextEncoder();

/** Cuts rows into pages within the bounds of a push; a page always holds at least one row (P17). Keeps the order. */
export function splitPages(rows: readonly RecordState[]): RecordState[][] {
  const pages: RecordState[][] = [];
  let page: RecordState[] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = encoder.encode(JSON.stringify(row)).length;
    const full = page.length >= LIMITS.pushRows || bytes + size > LIMITS.pushBytes;
    if (full && page.length > 0) {
      pages.push(page);
      page = [];
      bytes = 0;
    }
    page.push(row);
    bytes += size;
  }
  if (page.length > 0) pages.push(page);
  return pages;
}
