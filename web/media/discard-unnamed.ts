import type { DraftKeeper } from '../records/draft-keeper';
import type { Media } from './contract';

interface DiscardDeps {
  readonly keeper: Pick<DraftKeeper, 'flush' | 'unwritten'>;
  readonly media: Pick<Media, 'discard'>;
  /** The recordings that other tabs have. */
  readonly claimedElsewhere: () => Promise<ReadonlySet<string>>;
}

/**
 * Throws a removed recording away that no record keeps, unless another tab has it, or a draft could not be written: the one
 * on the disk may still name it, and is what a later page begins with.
 */
export async function discardUnnamed(
  id: string,
  { keeper, media, claimedElsewhere }: DiscardDeps,
): Promise<void> {
  await keeper.flush();
  const isElsewhere = (await claimedElsewhere()).has(id);
  if (!isElsewhere && keeper.unwritten().length === 0) await media.discard(id);
}
