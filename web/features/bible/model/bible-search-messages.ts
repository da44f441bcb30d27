import type { BibleFound, BibleQuestion } from './bible-index';

/** What the page asks of the worker that looks through the Bible. */
export type ToBibleWorker =
  /** Read what was not read yet. */
  | { readonly type: 'read' }
  | {
      readonly type: 'search';
      /** Names the question; a later one ends an earlier one. */
      readonly turn: number;
      readonly question: BibleQuestion;
    };

/** What the worker answers. */
export type FromBibleWorker =
  | { readonly type: 'progress'; readonly readBooks: number; readonly totalBooks: number }
  /** `ready`: all is read. `unreachable`: some of it is not on this device, and could not be fetched. */
  | { readonly type: 'ended'; readonly how: 'ready' | 'unreachable' }
  /** To each question, and again as more is read. */
  | { readonly type: 'found'; readonly turn: number; readonly found: BibleFound };
