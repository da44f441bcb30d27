import * as z from 'zod/mini';
import { CONTENT_CACHES } from '../../../shared/content/offline-window';
import {
  CONTENT_MANIFEST_URL,
  contentManifest,
  type DropContent,
  dropContent,
} from '../../../shared/content/pack';
import { JOURNEY_DAYS, MOST_JOURNEYS } from '../../../shared/domain/challenge-day';
import { isLocalDay } from '../../../shared/domain/local-day';
import { deferApp } from '../../../web/content/early-page/deferred-app';
import { type Bookmark, WORKER_NOTES } from '../../../web/content/early-page/worker-notes';
import { todayHere } from '../../../web/platform/today';
import { drawDrop } from './draw-drop';
import { paceOn, whichDrop } from './which-drop';

const USUAL_TEXT_STEP = 3;
const PLACE = '<div id="root">';

/**
 * The shell with the text of the Daily Drop that this address shows, to be read before the app has started. Everything in
 * it is public. Without the drop, or a note of where the person stands, it is the shell as it was; never rejects.
 */
export async function paintAhead(shell: Response, url: URL): Promise<Response> {
  const early = await drawEarlyPage(url).catch(() => undefined);
  if (early === undefined) return shell;
  const html = await shell.text();
  return new Response(
    deferApp(html).replace(PLACE, () => early + PLACE),
    { headers: shell.headers },
  );
}

async function drawEarlyPage(url: URL): Promise<string | undefined> {
  if (url.pathname !== '/daily-drop') return undefined;
  const { bookmark, textStep } = await readNotes();
  const today = todayHere();
  if (!bookmark) return undefined;
  const day = whichDrop(url.searchParams, bookmark, today);
  const drop = day === undefined ? undefined : await readKeptDrop(day);
  const of = { journey: bookmark.journey, pace: paceOn(today, bookmark) };
  return drop && drawDrop(drop, textStep ?? USUAL_TEXT_STEP, of);
}

/** Undefined where it is not kept. Rejects where what is kept can't be read. */
async function readKeptDrop(day: number): Promise<DropContent | undefined> {
  const cache = await caches.open(CONTENT_CACHES.text);
  const manifest = contentManifest.parse(await (await cache.match(CONTENT_MANIFEST_URL))?.json());
  const kept = await cache.match(manifest.drops.find((drop) => drop.day === day)?.url ?? '');
  return kept && dropContent.parse(await kept.json());
}

const bookmark = z.object({
  journey: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_JOURNEYS))),
  day: z.int().check(z.minimum(1), z.maximum(JOURNEY_DAYS)),
  from: z.string().check(z.refine(isLocalDay)),
  pace: z.optional(z.int()),
  on: z.optional(z.string().check(z.refine(isLocalDay))),
});
const textStep = z.int().check(z.minimum(1), z.maximum(7));

interface Notes {
  readonly bookmark: Bookmark | undefined;
  readonly textStep: number | undefined;
}

/** What pages noted. What can't be read counts as not noted; rejects where the browser keeps nothing. */
async function readNotes(): Promise<Notes> {
  const cache = await caches.open(WORKER_NOTES.cache);
  const read = async (path: string): Promise<unknown> =>
    (await cache.match(path))?.json().catch(() => undefined);
  const [mark, step] = await Promise.all([
    read(WORKER_NOTES.bookmark),
    read(WORKER_NOTES.textStep),
  ]);
  return { bookmark: bookmark.safeParse(mark).data, textStep: textStep.safeParse(step).data };
}
