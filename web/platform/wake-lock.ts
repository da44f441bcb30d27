/** Whether this browser can keep its screen awake. */
export function canKeepAwake(): boolean {
  return navigator.wakeLock !== undefined;
}

let uses = 0;

/** Whether anything asks for the screen to stay awake: the person is here, though they touch nothing. */
export function wantsAwake(): boolean {
  return uses > 0;
}

/**
 * Keeps the screen awake until the returned function is called. A browser takes the lock away from a page that is hidden;
 * it is taken again when the page comes back. Where the browser refuses (a battery that runs low) the screen may sleep:
 * nothing is thrown.
 */
export function keepAwake(
  wakeLock: Pick<WakeLock, 'request'> | undefined = navigator.wakeLock,
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'> = document,
): () => void {
  let wanted = true;
  uses += 1;
  let held: WakeLockSentinel | undefined;
  /** One step after the other, so that an answer that comes late finds out that it is no longer wanted. */
  let last = Promise.resolve();

  async function settle(): Promise<void> {
    try {
      if (!wanted) await held?.release();
      else if (page.visibilityState === 'visible' && (held?.released ?? true))
        held = await wakeLock?.request('screen');
    } catch {
      // Asked again when the page comes back.
    }
  }
  const follow = () => {
    last = last.then(settle);
  };

  page.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    if (wanted) uses -= 1;
    wanted = false;
    page.removeEventListener('visibilitychange', follow);
    follow();
  };
}
