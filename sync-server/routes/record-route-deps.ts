import type { RecordWriter } from '../services/records/record-writer';
import type { Store } from '../store/store';

/** What the REST calls on a person's records need. */
export interface RecordRouteDeps {
  readonly store: Store;
  readonly writer: RecordWriter;
  readonly now: () => number;
  readonly randomId: () => string;
}
