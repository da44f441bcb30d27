import { setImmediate as otherWork } from 'node:timers/promises';
import { LIMITS } from '../../../shared/protocol/limits';
import { MEDIA } from '../../../shared/protocol/media';
import { NamedMedia } from '../../../shared/protocol/named-media';
import type { ListedMediaFile } from '../../media/media-files';
import type { Media } from '../../store/media';
import type { Store } from '../../store/store';
import { inspectFile } from './inspect-file';
import {
  findMedia,
  forgetMedia,
  keepMedia,
  listMedia,
  listMediaOwners,
  openKey,
} from './known-media';
import { findComplete, type MediaDeps, partOf, turnOf, wholeOf } from './media-deps';
import {
  dropUnnamedMedia,
  isMediaSearched,
  type MediaMentions,
  noteNamedMedia,
} from './named-media';

const DAY_MS = 86_400_000;

/** The number of recordings by what a collection did with them. */
export interface Collected {
  /** Dropped: no record had named them for 30 days. */
  dropped: number;
  /** Deleted: their upload was never continued. */
  abandoned: number;
  /** Added again from their file: a restored database did not know them. */
  adopted: number;
  /** Deleted: the file was no recording that opens here. */
  unreadable: number;
}

/**
 * Tidies up recordings (V9), person by person, until `signal` ends it. To be run daily, one at a time. Files of an account
 * that the database does not know are left alone: it may be the wrong database, and an erasure removes files itself.
 */
export async function collectMedia(deps: MediaDeps, signal: AbortSignal): Promise<Collected> {
  const collected: Collected = { dropped: 0, abandoned: 0, adopted: 0, unreadable: 0 };
  const owners = [...(await listMediaOwners(deps.store)), ...(await deps.files.accountIds())];
  for (const accountId of new Set(owners)) {
    if (signal.aborted) break;
    if ((await deps.store.findAccount(accountId)) === undefined) continue;
    await adoptFiles(deps, accountId, collected);
    await dropAbandoned(deps, accountId, collected);
    await dropUnnamed(deps, accountId, collected);
  }
  return collected;
}

/**
 * After a restore the disk may hold recordings that the database does not know, named by records that devices have yet to
 * send again. Their rows are created again from the files.
 */
async function adoptFiles(deps: MediaDeps, accountId: string, collected: Collected): Promise<void> {
  const sealed = { files: deps.files, key: await openKey(deps.store, accountId) };
  for (const file of (await deps.files.list(accountId)).filter(({ isPart }) => !isPart)) {
    await deps.turns.run(turnOf(file), async () => {
      const known = await findMedia(deps.store, file);
      if (known && known.completedAt !== null) return;
      const found = await inspectFile(sealed, file);
      if (found) {
        const media = { ...found, id: file.id, begunAt: deps.now(), completedAt: deps.now() };
        await keepMedia(deps.store, accountId, media, Number.POSITIVE_INFINITY);
        collected.adopted += 1;
      } else {
        await deps.files.remove(file);
        collected.unreadable += 1;
      }
    });
  }
}

/** Uploads that no device has continued for 30 days. */
async function dropAbandoned(
  deps: MediaDeps,
  accountId: string,
  collected: Collected,
): Promise<void> {
  const parts = (await deps.files.list(accountId)).filter(({ isPart }) => isPart);
  const rows = (await listMedia(deps.store, accountId)).filter(
    (media) => media.completedAt === null,
  );
  for (const id of new Set([...parts, ...rows].map((one) => one.id))) {
    if (lastTouched(id, parts, rows) > deps.now() - MEDIA.graceDays * DAY_MS) continue;
    await deps.turns.run(turnOf({ accountId, id }), async () => {
      await deps.files.remove(partOf({ accountId, id }));
      if (!(await findComplete(deps, { accountId, id })))
        await forgetMedia(deps.store, { accountId, id });
    });
    collected.abandoned += 1;
  }
}

function lastTouched(
  id: string,
  parts: readonly ListedMediaFile[],
  rows: readonly Media[],
): number {
  const part = parts.find((one) => one.id === id);
  const row = rows.find((one) => one.id === id);
  return Math.max(part?.modifiedAt ?? 0, row?.begunAt ?? 0);
}

/** The row goes first: a file that outlives it is adopted by the next collection, and dropped in its time. */
async function dropUnnamed(
  deps: MediaDeps,
  accountId: string,
  collected: Collected,
): Promise<void> {
  const { store, files, turns, now } = deps;
  if (!(await isMediaSearched(store, accountId))) {
    const search = await findNamedMedia(store, accountId);
    if (!search) return;
    await noteNamedMedia(store, accountId, search, now());
  }
  const unnamedUntil = now() - MEDIA.graceDays * DAY_MS;
  for (const id of await dropUnnamedMedia(store, accountId, unnamedUntil)) {
    const name = { accountId, id };
    await turns.run(turnOf(name), async () => {
      if (!(await findMedia(store, name))) await files.remove(wholeOf(name));
    });
    collected.dropped += 1;
  }
}

/**
 * Reads all records of a person, a page at a time, with other requests in between. Undefined where one of them can't be
 * read: what it names is unknown then.
 */
async function findNamedMedia(
  store: Pick<Store, 'pull'>,
  accountId: string,
): Promise<MediaMentions | undefined> {
  const named = new Set<string>();
  for (let sequence = 0; ; ) {
    const page = await store.pull(accountId, sequence, LIMITS.pullRows, LIMITS.pullBytes);
    if (page.unreadable.length > 0) return undefined;
    for (const id of new NamedMedia(page.rows.map(({ body }) => body)).ids) named.add(id);
    sequence = page.checkpoint;
    if (!page.more) return { named, sequence };
    await otherWork();
  }
}
