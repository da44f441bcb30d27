import { CONTENT_CACHES } from '../../../shared/content/offline-window';
import {
  CONTENT_MANIFEST_URL,
  contentManifest,
  type DropContent,
  dropContent,
} from '../../../shared/content/pack';
import { deferApp } from '../../../web/content/early-page/deferred-app';
import { todayHere } from '../../../web/platform/today';
import { drawDrop } from './draw-drop';
import { readNotes } from './read-notes';
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
