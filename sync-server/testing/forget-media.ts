import type { MediaName } from '../media/media-files';
import { deleteMedia } from '../store/sql/media-rows';
import type { Store } from '../store/store';

/** Deletes the row of a recording and leaves its files, as a database that was restored to an earlier day has it. */
export function forgetMedia(
  store: Pick<Store, 'write'>,
  { accountId, id }: MediaName,
): Promise<void> {
  return store.write((tx) => deleteMedia(tx, accountId, id));
}
