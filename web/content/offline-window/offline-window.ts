import type { WindowWish } from '../../../shared/content/offline-window';
import type { Live } from '../../live/live';
import { liveValue } from '../../live/live-value';
import { keepPreference, readPreference } from '../../platform/preference';
import { savesData } from '../../platform/saves-data';
import type { KeepWindow, WindowAnswer, WindowOutcome } from './contract';

/** How it stands with keeping the window, as far as this page has asked for it. */
export interface WindowStatus {
  /** `resting` before the first time. */
  readonly state: 'resting' | 'keeping' | WindowOutcome;
  /** Grows with every change of what is on the device. */
  readonly changes: number;
  /** The narration of every day up to this one was asked for and is not all here yet. */
  readonly narrateThrough: number | null;
}

type Stands = Pick<WindowWish, 'day' | 'isComplete'>;

export interface OfflineWindow {
  readonly status: { get(): WindowStatus } & Live<WindowStatus>;
  /**
   * Asks for the window of a challenge day, or of a complete journey, and again whenever something may have changed: what is
   * there is not fetched.
   */
  keep(personId: string, day: number, isComplete?: boolean): void;
  /** Asks for all narration up to a day, now and, should this be cut short, at the next visit. */
  narrateThrough(day: number): void;
  /** Fetches no more narration than comes by itself. What has come stays. */
  stopNarrating(): void;
  /** Asks for the same again: the browser may have stopped the worker in the middle. */
  tryAgain(): void;
}

/** What the page's half of keeping the window stands on. */
export interface OfflineWindowDeps {
  /** Hands a message to the worker once there is one. */
  readonly send: (message: KeepWindow, port: MessagePort) => void;
  readonly savesData: () => boolean;
  /** Remembers a choice across visits; null: nothing is chosen. */
  readonly memory: { read(): string | null; write(value: string): void };
}

/**
 * Asks the worker to keep the window and follows how that goes:
 *
 *   resting ──keep──▶ keeping ──ended──▶ its outcome ──keep──▶ keeping
 *                      │    ▲
 *                      └────┘ the worker was stopped after something had come: asked again
 */
export function createOfflineWindow({ send, savesData, memory }: OfflineWindowDeps): OfflineWindow {
  const status = liveValue<WindowStatus>({ state: 'resting', changes: 0, narrateThrough: null });
  const change = (part: Partial<WindowStatus>) => status.set({ ...status.get(), ...part });
  let current: { readonly personId: string; readonly stands: Stands } | undefined;
  /** Asked for before it is known whose window this is. */
  let askedEarly: number | undefined;
  let port: MessagePort | undefined;

  function ask(): void {
    if (!current) return;
    port?.close();
    const narrateThrough = readWish(memory.read(), current.personId);
    const { port1, port2 } = new MessageChannel();
    port = port1;
    follow(port1);
    const wish: WindowWish = { ...current.stands, saveData: savesData(), narrateThrough };
    change({ state: 'keeping', narrateThrough });
    send({ type: 'KEEP_WINDOW', wish }, port2);
  }

  function follow(answers: MessagePort): void {
    let hasCome = false;
    answers.onmessage = ({ data }: MessageEvent<WindowAnswer>) => {
      if (answers !== port) return;
      if (data.state === 'kept') {
        hasCome = true;
        change({ changes: status.get().changes + 1 });
      } else {
        answers.close();
        end(data.outcome);
      }
    };
    answers.addEventListener('close', () => {
      if (answers !== port || status.get().state !== 'keeping') return;
      if (hasCome) ask();
      else end('failed');
    });
  }

  function end(outcome: WindowOutcome): void {
    if (outcome === 'complete') memory.write('');
    const { changes, narrateThrough } = status.get();
    const isWished = outcome !== 'complete';
    status.set({
      state: outcome,
      changes: changes + 1,
      narrateThrough: isWished ? narrateThrough : null,
    });
  }

  return {
    status,
    keep(personId, day, isComplete = false) {
      current = { personId, stands: { day, ...(isComplete && { isComplete }) } };
      if (askedEarly !== undefined) memory.write(JSON.stringify([personId, askedEarly]));
      askedEarly = undefined;
      ask();
    },
    narrateThrough(day) {
      if (current) memory.write(JSON.stringify([current.personId, day]));
      else askedEarly = day;
      change({ narrateThrough: day });
      ask();
    },
    stopNarrating() {
      memory.write('');
      askedEarly = undefined;
      change({ narrateThrough: null });
      ask();
    },
    tryAgain: ask,
  };
}

/** Somebody else's choice on this device is none of this person's. */
function readWish(written: string | null, personId: string): number | null {
  if (!written) return null;
  const [of, day] = JSON.parse(written) as [string, number];
  return of === personId ? day : null;
}

const WISH = 'narrateThrough';

/** This page's window. */
export const offlineWindow = createOfflineWindow({
  // A page that nothing may be kept for (development, a private window) waits for ever, and harmlessly.
  send: (message, port) =>
    void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(message, [port])),
  savesData,
  memory: {
    read: () => readPreference(WISH),
    write: (value) => keepPreference(WISH, value),
  },
});
