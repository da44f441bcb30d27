import { LIMITS } from '../../../shared/protocol/limits';
import type { RecordState } from '../../../shared/records/record';
import { invalidRequest } from '../../errors/problem';
import type { Store } from '../../store/store';
import { inHeavyTurn } from '../heavy-turn';

/** More entries than a person writes in years. */
const MAX_ROWS = 2_000;

/** A part of a list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** The id behind which the next page begins; undefined after the last one. */
  readonly next: string | undefined;
}

/** The newest records of a kind, or those behind the record `after`, as many as a pull would give. Throws 400 for an id unknown. */
export async function readNewestPage(
  store: Store,
  accountId: string,
  kind: string,
  after: string | undefined,
): Promise<{ readonly rows: readonly RecordState[]; readonly next: string | undefined }> {
  const place = after === undefined ? undefined : await store.findPlace(accountId, after);
  if (after !== undefined && !place) {
    throw invalidRequest('This page of the list is not known.');
  }
  const size = { maxRows: MAX_ROWS, maxBytes: LIMITS.pullBytes, after: place };
  const query = { kind, newestFirst: true };
  const { rows, next } = await inHeavyTurn(() => store.readPage(accountId, query, size));
  return { rows, next: next?.id };
}
