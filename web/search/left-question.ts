import type { Records } from '../records/contract';
import { NO_FILTER, type SearchFilter } from './search-filter';

/** What somebody looks for. */
export interface LeftQuestion {
  readonly typed: string;
  readonly filter: SearchFilter;
}

const NOTHING: LeftQuestion = { typed: '', filter: NO_FILTER };

/** What Search is to begin with. In memory alone, and with the person it goes. */
const left = new WeakMap<Records, LeftQuestion>();

/** The next Search of this person begins with this. */
export function leaveQuestion(records: Records, typed: string, filter = NO_FILTER): void {
  left.set(records, { typed, filter });
}

/** What was left, or nothing. It stays until {@link forgetQuestion}. */
export function leftQuestion(records: Records): LeftQuestion {
  return left.get(records) ?? NOTHING;
}

export function forgetQuestion(records: Records): void {
  left.delete(records);
}
