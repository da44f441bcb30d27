import { setImmediate as otherWork } from 'node:timers/promises';
import { LIMITS } from '../../../shared/protocol/limits';
import { MEDIA } from '../../../shared/protocol/media';
import { NamedMedia } from '../../../shared/protocol/named-media';
import type { ListedMediaFile } from '../../media/media-files';
import type { Media } from '../../store/media';
import type { Store } from '../../store/store';
import { inspectFile } from './inspect-file';
import {
  adoptMedia,
  findMedia,
  forgetAttempt,
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
 * After a restore there may be recordings that the database does not know, named by records that devices have yet to
 * send again. Their rows are created again from the files.
 */
async function adoptFiles(deps: MediaDeps, accountId: string, collected: Collected): Promise<void> {
  const key = await openKey(deps.store, accountId);
  for (const file of (await deps.files.list(accountId)).filter(({ isPart }) => !isPart)) {
    await deps.turns.run(turnOf(file), async () => {
      const known = await findMedia(deps.store, file);
      if (known?.attempt === file.attempt && known.completedAt !== null) return;
      if (await findComplete(deps, file)) return;
      const stored = await deps.files.open(file);
      const found = stored && (await inspectFile(key, file.id, stored));
      const { id, attempt } = file;
      if (found) {
        const media = { ...found, id, attempt, begunAt: deps.now(), completedAt: deps.now() };
        if (await adoptMedia(deps.store, accountId, media, known)) collected.adopted += 1;
      } else {
        await deps.files.remove(file);
        collected.unreadable += 1;
      }
    });
  }
}

/**
 * Uploads that no device has continued for 30 days, and files of attempts that another one has taken the place of. Rows are read
 * after the files, so the attempt of a file that has no row by then gets none any more.
 */
async function dropAbandoned(
  deps: MediaDeps,
  accountId: string,
  collected: Collected,
): Promise<void> {
  const files = await deps.files.list(accountId);
  const rows = await listMedia(deps.store, accountId);
  const isOld = (moment: number) => moment <= deps.now() - MEDIA.graceDays * DAY_MS;
  for (const row of rows.filter(({ completedAt }) => completedAt === null)) {
    if (!isOld(lastTouched(row, files))) continue;
    const upload = { accountId, id: row.id, attempt: row.attempt };
    if (!(await forgetAttempt(deps.store, upload))) continue;
    await deps.files.remove(partOf(upload));
    collected.abandoned += 1;
  }
  for (const file of files.filter(({ modifiedAt }) => isOld(modifiedAt))) {
    const row = rows.find(({ id }) => id === file.id);
    const isLeftOver = file.isPart && row?.completedAt !== null;
    if (row?.attempt === file.attempt && !isLeftOver) continue;
    if (!file.isPart && !(await findComplete(deps, file))) continue;
    await deps.files.remove(file);
    collected.abandoned += 1;
  }
}

function lastTouched({ id, attempt, begunAt }: Media, files: readonly ListedMediaFile[]): number {
  const own = files.filter((file) => file.id === id && file.attempt === attempt);
  return Math.max(begunAt, ...own.map(({ modifiedAt }) => modifiedAt));
}

/** The row goes first: a file that outlives it is adopted by the next collection, and dropped in its time. */
async function dropUnnamed(
  deps: MediaDeps,
  accountId: string,
  collected: Collected,
): Promise<void> {
  const { store, files, now } = deps;
  if (!(await isMediaSearched(store, accountId))) {
    const search = await findNamedMedia(store, accountId);
    if (!search) return;
    await noteNamedMedia(store, accountId, search, now());
  }
  const unnamedUntil = now() - MEDIA.graceDays * DAY_MS;
  for (const upload of await dropUnnamedMedia(store, accountId, unnamedUntil)) {
    await files.remove(wholeOf(upload));
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
