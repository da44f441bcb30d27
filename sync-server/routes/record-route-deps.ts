import type { RecordWriter } from '../services/records/record-writer';
import type { Store } from '../store/store';

/** The dependencies of the REST routes on a person's records. */
export interface RecordRouteDeps {
  readonly store: Store;
  readonly writer: RecordWriter;
  readonly now: () => number;
  readonly randomId: () => string;
}
