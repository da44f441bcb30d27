import type { DropContent } from '../../../../shared/content/pack';
import type { Span, Taken } from '../model/choices';
import type { SourceRecord } from '../model/source';

/** What a book is made of but its records, as it can be sent to the worker. */
export interface SentOrder {
  readonly span: Span;
  readonly taken: readonly Taken[];
  readonly name: string;
  readonly today: string;
  /** Milliseconds since the epoch, for the file's own date. */
  readonly madeAt: number;
  readonly drops: readonly DropContent[];
  readonly missingPhotos: readonly string[];
}

/** First the records, in as many messages as they are read in; then the order; then each photo that is asked for. */
export type ToBookWorker =
  | { readonly type: 'records'; readonly records: readonly SourceRecord[] }
  | { readonly type: 'make'; readonly order: SentOrder }
  | { readonly type: 'photo'; readonly id: string; readonly photo: Blob | null };

export type FromBookWorker =
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'photo-wanted'; readonly id: string }
  | {
      readonly type: 'made';
      readonly pdf: Blob;
      readonly pages: number;
      readonly missingPhotos: number;
    }
  | { readonly type: 'failed' };
