import * as z from 'zod/mini';
import { JOURNEY_DAYS, MOST_JOURNEYS } from '../../../shared/domain/challenge-day';
import { isLocalDay } from '../../../shared/domain/local-day';
import { type Bookmark, WORKER_NOTES } from '../../../web/content/early-page/worker-notes';

const bookmark = z.object({
  journey: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_JOURNEYS))),
  day: z.int().check(z.minimum(1), z.maximum(JOURNEY_DAYS)),
  from: z.string().check(z.refine(isLocalDay)),
  pace: z.optional(z.int()),
  on: z.optional(z.string().check(z.refine(isLocalDay))),
});
const textStep = z.int().check(z.minimum(1), z.maximum(7));

export interface Notes {
  readonly bookmark: Bookmark | undefined;
  readonly textStep: number | undefined;
}

/** What pages noted. What can't be read counts as not noted; rejects where the browser keeps nothing. */
export async function readNotes(): Promise<Notes> {
  const cache = await caches.open(WORKER_NOTES.cache);
  const read = async (path: string): Promise<unknown> =>
    (await cache.match(path))?.json().catch(() => undefined);
  const [mark, step] = await Promise.all([
    read(WORKER_NOTES.bookmark),
    read(WORKER_NOTES.textStep),
  ]);
  return { bookmark: bookmark.safeParse(mark).data, textStep: textStep.safeParse(step).data };
}
