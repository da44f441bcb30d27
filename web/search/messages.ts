import type { SearchEntry } from './search-entry';
import type { SearchFilter } from './search-filter';
import type { Found } from './search-index';

/** What the page asks of the worker that holds the index. */
export type ToSearchWorker =
  | {
      readonly type: 'change';
      readonly put: readonly SearchEntry[];
      readonly remove: readonly string[];
    }
  | {
      readonly type: 'search';
      /** Names the question; a later one ends an earlier one. */
      readonly turn: number;
      readonly typed: string;
      readonly limit: number;
      readonly filter: SearchFilter;
    };

/** What the worker answers. */
export type FromSearchWorker =
  /** Of each change: it is in the index, which now holds so many records. */
  | { readonly type: 'changed'; readonly size: number }
  | { readonly type: 'found'; readonly turn: number; readonly found: Found };
