import * as z from 'zod/mini';
import { CONTENT_CACHES } from '../../../shared/content/offline-window';
import { CONTENT_MANIFEST_URL, contentManifest, dropContent } from '../../../shared/content/pack';
import { JOURNEY_DAYS, MOST_JOURNEYS } from '../../../shared/domain/challenge-day';
import { isLocalDay } from '../../../shared/domain/local-day';
import { deferApp } from '../../../web/content/early-page/deferred-app';
import { type Bookmark, WORKER_NOTES } from '../../../web/content/early-page/worker-notes';
import { todayHere } from '../../../web/platform/today';
import { drawDrop } from './draw-drop';
import { placeHome } from './place-home';
import { paceOn, whichDrop } from './which-drop';

const USUAL_TEXT_STEP = 3;
const PLACE = '<div id="root">';

/**
 * The shell with what its address shows put before the place of the app: the text of the Daily Drop, all of it public, or
 * what is kept of the person's own Home. Without a note of theirs it is the shell as it was; rejects only where there is no
 * shell. What is kept is read while the shell is.
 */
export async function paintAhead(
  shell: Promise<Response>,
  { pathname, searchParams }: URL,
): Promise<Response> {
  if (pathname === '/daily-drop') {
    const drop = drawEarlyDrop(searchParams).catch(() => undefined);
    return withEarly(await shell, () => drop);
  }
  if (pathname !== '/' && pathname !== '/home') return shell;
  const reading = readNote(WORKER_NOTES.home).catch(() => undefined);
  const page = await shell;
  const note = await reading;
  return note === undefined ? page : withEarly(page, (html) => placeHome(note, html));
}

/** `draw` is given the shell's HTML. Where it draws nothing the shell is answered as it is. */
async function withEarly(
  shell: Response,
  draw: (html: string) => Promise<string | undefined> | string | undefined,
): Promise<Response> {
  const { headers } = shell;
  const html = await shell.text();
  const early = await draw(html);
  if (early === undefined) return new Response(html, { headers });
  return new Response(
    deferApp(html).replace(PLACE, () => early + PLACE),
    { headers },
  );
}

async function drawEarlyDrop(search: URLSearchParams): Promise<string | undefined> {
  const cache = await caches.open(CONTENT_CACHES.text);
  const [{ bookmark, textStep }, manifest] = await Promise.all([
    readNotes(),
    cache.match(CONTENT_MANIFEST_URL),
  ]);
  const today = todayHere();
  const day = bookmark && whichDrop(search, bookmark, today);
  if (!bookmark || day === undefined) return undefined;
  const { drops } = contentManifest.parse(await manifest?.json());
  const kept = await cache.match(drops.find((drop) => drop.day === day)?.url ?? '');
  const drop = kept && dropContent.parse(await kept.json());
  const of = { journey: bookmark.journey, pace: paceOn(today, bookmark) };
  return drop && drawDrop(drop, textStep ?? USUAL_TEXT_STEP, of);
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
  const [mark, step] = await Promise.all([
    readNote(WORKER_NOTES.bookmark),
    readNote(WORKER_NOTES.textStep),
  ]);
  return { bookmark: bookmark.safeParse(mark).data, textStep: textStep.safeParse(step).data };
}

/** Undefined where there is none, or it is damaged. Rejects where the browser keeps nothing. */
async function readNote(path: string): Promise<unknown> {
  const cache = await caches.open(WORKER_NOTES.cache);
  return (await cache.match(path))?.json().catch(() => undefined);
}
