import { setImmediate as otherWork } from 'node:timers/promises';
import { LIMITS } from '../../../shared/protocol/limits';
import type { Store } from '../../store/store';

/** The recordings that a person's records name, kept versions included, as the records were at `sequence`. */
export interface NamedMedia {
  readonly named: ReadonlySet<string>;
  readonly sequence: number;
}

/** Wherever it stands: also inside a text that was kept as JSON, and in kinds that only a newer client knows. */
const ADDRESS = /\/api\/media\/([A-Za-z0-9_-]+)/g;

/**
 * Reads all records of a person, a page at a time, with other requests in between. Undefined where one of them can't be
 * read: what it names is unknown then.
 */
export async function findNamedMedia(
  store: Pick<Store, 'pull'>,
  accountId: string,
): Promise<NamedMedia | undefined> {
  const named = new Set<string>();
  for (let sequence = 0; ; ) {
    const page = await store.pull(accountId, sequence, LIMITS.pullRows, LIMITS.pullBytes);
    if (page.unreadable.length > 0) return undefined;
    for (const { body } of page.rows) {
      for (const [, id = ''] of JSON.stringify(body).matchAll(ADDRESS)) named.add(id);
    }
    sequence = page.checkpoint;
    if (!page.more) return { named, sequence };
    await otherWork();
  }
}
