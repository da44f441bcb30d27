import type { ErasedMarks } from '../../store/erasure';
import { hasErased } from '../../store/sql/erased-rows';
import type { Store } from '../../store/store';

/** Whether one of the marks is an erased account's (U7). Nothing is asked where there is none. */
export async function isErased(store: Pick<Store, 'read'>, marks: ErasedMarks): Promise<boolean> {
  if (marks.accountId === undefined && marks.tokenHash === undefined) return false;
  return store.read((tx) => hasErased(tx, marks));
}
