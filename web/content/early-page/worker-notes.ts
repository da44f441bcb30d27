import { readSession } from '../../platform/session';
import { carriedSeal } from '../../records/storage/page-seal';

/**
 * What pages note for the worker, so that it can paint the Daily Drop and Home ahead of the app: where a person stands, how
 * large this device sets its text, and their Home. It stands in Cache Storage, which the worker reads anyway. Where the
 * browser refuses there is no note, and the app opens all the same, only later.
 */
export const WORKER_NOTES = {
  cache: 'early-page',
  bookmark: '/early-page/bookmark',
  textStep: '/early-page/text-step',
  home: '/early-page/home',
} as const;

export interface Bookmark {
  /** The number of the journey that the person walks; where absent, the first. */
  readonly journey?: number | undefined;
  /** The first challenge day whose drop is not complete. */
  readonly day: number;
  /** The local day from which the person stands on it: later than today where they completed the one before today, or ahead. */
  readonly from: string;
  /** The furthest challenge day that counted on the local day `on`. */
  readonly pace?: number | undefined;
  readonly on?: string | undefined;
}

/** Not while the app lock of whoever is signed in is on: nothing is painted before they unlock (I12). */
export async function keepBookmark(bookmark: Bookmark): Promise<void> {
  const session = readSession();
  if (session && carriedSeal(session.userId)) return;
  await keep(WORKER_NOTES.bookmark, bookmark);
}

/** Nothing is painted ahead any more. */
export async function forgetBookmark(): Promise<void> {
  try {
    await (await caches.open(WORKER_NOTES.cache)).delete(WORKER_NOTES.bookmark);
  } catch {
    // Where nothing can be deleted nothing was kept.
  }
}

/** `step` is 1 to 7, as the screen counts them. */
export function keepTextStep(step: number): Promise<void> {
  return keep(WORKER_NOTES.textStep, step);
}

async function keep(path: string, note: unknown): Promise<void> {
  try {
    await (await caches.open(WORKER_NOTES.cache)).put(path, new Response(JSON.stringify(note)));
  } catch {
    // See above.
  }
}
