import { onPicker } from '../../platform/picker-out';
import { wantsAwake } from '../../platform/wake-lock';
import { type AwayWatch, watchAway } from './away-watch';
import { cover, uncover } from './cover';

const CHANNEL = 'app-lock';
const CHECK_EVERY_MS = 1_000;
/** How often at most the other tabs hear that this one is in use. */
const SAY_EVERY_MS = 500;
const USES = ['pointerdown', 'keydown', 'scroll', 'wheel', 'touchmove'] as const;

interface Message {
  readonly personId: string;
  readonly says: 'used' | 'shown' | 'lock';
}

/** The lock of this page, once it is open. */
export interface OpenLock {
  /** Applies from now on. */
  setMinutesAway(minutes: number | null): void;
  /** Locks this page and every other tab. */
  lockAll(): void;
  /** Locks every other tab. */
  lockOthers(): void;
}

/**
 * Watches over a page whose lock is open, for as long as it lives. Locking loads the page again: nothing of the person stays in its
 * memory, and what is being typed is left behind as with every page that goes (F9).
 */
export function watchPage(personId: string, minutes: number | null): OpenLock {
  let minutesAway = minutes;
  let isLocking = false;
  const channel = new BroadcastChannel(CHANNEL);
  const tell = (says: Message['says']) => channel.postMessage({ personId, says } satisfies Message);
  const lockHere = () => {
    if (isLocking) return;
    isLocking = true;
    cover();
    location.reload();
  };
  const lockAll = () => {
    tell('lock');
    lockHere();
  };
  const watch = watchAway({
    minutesAway: () => minutesAway,
    cover,
    uncover: () => !isLocking && uncover(),
    lock: lockAll,
    wallMs: () => Date.now(),
    pageMs: () => performance.now(),
  });
  listen(watch, tell);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.personId !== personId) return;
    if (data.says === 'lock') return lockHere();
    watch.shownElsewhere();
    if (data.says === 'used') watch.used();
  });
  return {
    setMinutesAway(next) {
      minutesAway = next;
    },
    lockAll,
    lockOthers: () => tell('lock'),
  };
}

function listen(watch: AwayWatch, tell: (says: 'used' | 'shown') => void): void {
  let saidAt = 0;
  const used = () => {
    if (document.hidden) return;
    watch.used();
    if (performance.now() - saidAt < SAY_EVERY_MS) return;
    saidAt = performance.now();
    tell('used');
  };
  const changed = () => {
    if (document.hidden) return watch.hidden();
    watch.shown();
    tell('shown');
    used();
  };
  document.addEventListener('visibilitychange', changed);
  addEventListener('pagehide', () => watch.hidden());
  addEventListener('pageshow', ({ persisted }) => persisted && watch.restored());
  for (const use of USES) addEventListener(use, used, { capture: true, passive: true });
  onPicker((isOut) => (isOut ? watch.pickerOpened() : watch.pickerBack()));
  setInterval(() => {
    if (isPlaying()) used();
    watch.check();
    if (!document.hidden) tell('shown');
  }, CHECK_EVERY_MS);
}

/** Someone who listens, breathes along or is read to touches nothing. */
function isPlaying(): boolean {
  return wantsAwake() || navigator.mediaSession?.metadata != null;
}
