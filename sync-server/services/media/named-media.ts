import type { MediaUpload } from '../../media/media-files';
import { createReadLedger, type Ledger } from '../../store/sql/ledger';
import { deleteMedia, listComplete, noteSearch } from '../../store/sql/media-rows';
import type { Store } from '../../store/store';

/** The recordings that a person's records name, kept versions included, as the records were at `sequence`. */
export interface MediaMentions {
  readonly named: ReadonlySet<string>;
  readonly sequence: number;
}

/** Whether the person's records are still those that were last searched for their complete recordings. */
export function isMediaSearched(
  { read, keys }: Pick<Store, 'read' | 'keys'>,
  accountId: string,
): Promise<boolean> {
  return read(async (tx) => {
    const moment = momentOf(await createReadLedger(keys)(tx, accountId));
    return (await listComplete(tx, accountId)).every(({ searchedAt }) => searchedAt === moment);
  });
}

/** Notes which complete recordings the person's records name, and since when others are not named (V9). */
export function noteNamedMedia(
  { write, keys }: Pick<Store, 'write' | 'keys'>,
  accountId: string,
  { named, sequence }: MediaMentions,
  now: number,
): Promise<void> {
  return write(async (tx) => {
    const { epoch } = await createReadLedger(keys)(tx, accountId);
    const searchedAt = momentOf({ epoch, sequence });
    for (const row of await listComplete(tx, accountId)) {
      // In a restored database the days count anew.
      const wasUnnamed = row.searchedAt?.startsWith(`${epoch}/`) ? row.unnamedSince : null;
      const unnamedSince = named.has(row.id) ? null : (wasUnnamed ?? now);
      await noteSearch(tx, row, { unnamedSince, searchedAt });
    }
  });
}

/**
 * Forgets complete recordings that have been unnamed since `unnamedUntil` or longer, and says which. None where a record has
 * changed since the search, for it may name one again (V9): no push of the person comes between.
 */
export function dropUnnamedMedia(
  { push, keys }: Pick<Store, 'push' | 'keys'>,
  accountId: string,
  unnamedUntil: number,
): Promise<MediaUpload[]> {
  return push(accountId, async (tx) => {
    const moment = momentOf(await createReadLedger(keys)(tx, accountId));
    const dropped = (await listComplete(tx, accountId))
      .filter(({ searchedAt }) => searchedAt === moment)
      .filter(({ unnamedSince }) => unnamedSince !== null && unnamedSince <= unnamedUntil)
      .map(({ id, attempt }) => ({ accountId, id, attempt }));
    for (const { id } of dropped) await deleteMedia(tx, accountId, id);
    return dropped;
  });
}

/** A sequence number says nothing in another epoch: a restored database counts on from an older one. */
function momentOf({ epoch, sequence }: Pick<Ledger, 'epoch' | 'sequence'>): string {
  return `${epoch}/${sequence}`;
}
