const NOTE = 'reloadedForChunkAt';
const AGAIN_AFTER_MS = 60_000;

/** Whether a part of the app could not be loaded: after a deploy, or with no network and no worker (F14). */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Something else came in its place, such as a portal's page.
  if (error instanceof SyntaxError) return true;
  return /dynamically imported module|importing a module script failed|unable to preload/i.test(
    error.message,
  );
}

/** Reloads for a missing chunk unless that was just tried. Returns whether the page is on its way out. */
export function reloadOnce(now: number, storage: Storage, reload: () => void): boolean {
  const last = Number(storage.getItem(NOTE) ?? 0);
  if (now - last < AGAIN_AFTER_MS) return false;
  storage.setItem(NOTE, String(now));
  reload();
  return true;
}
