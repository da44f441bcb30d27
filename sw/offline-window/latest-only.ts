import type { WindowWish } from '../../shared/content/offline-window';
import type { WindowOutcome } from '../../web/content/offline-window/contract';

/** Keeps the window once, until done or aborted. Never rejects. */
export type KeepOnce = (
  wish: WindowWish,
  signal: AbortSignal,
  onKept: () => void,
) => Promise<WindowOutcome>;

/** Asks for a window; `onKept` is told of each change on the way. */
export type AskForWindow = (wish: WindowWish, onKept: () => void) => Promise<WindowOutcome>;

interface Turn {
  readonly key: string;
  readonly aborter: AbortController;
  readonly listeners: Set<() => void>;
  ended: Promise<WindowOutcome>;
}

/**
 * Keeps one window at a time, whichever pages ask:
 *
 *   resting ──ask──▶ keeping ──its end──▶ resting
 *                    │  ▲  └─ask for the same─▶ joins it
 *                    │  └── begins when that has stopped
 *                    └─ask for another─▶ this one is aborted, and ends as superseded
 */
export function latestOnly(keepOnce: KeepOnce): AskForWindow {
  let current: Turn | undefined;

  function begin(wish: WindowWish, key: string): Turn {
    const [aborter, listeners, before] = [new AbortController(), new Set<() => void>(), current];
    before?.aborter.abort();
    const tell = () => {
      for (const listener of listeners) listener();
    };
    const keep = async (): Promise<WindowOutcome> => {
      await before?.ended;
      return aborter.signal.aborted ? 'superseded' : keepOnce(wish, aborter.signal, tell);
    };
    const turn: Turn = { key, aborter, listeners, ended: keep() };
    current = turn;
    void turn.ended.then(() => {
      if (current === turn) current = undefined;
    });
    return turn;
  }

  return (wish, onKept) => {
    const key = JSON.stringify([wish.day, wish.saveData, wish.narrateThrough]);
    const turn = current?.key === key ? current : begin(wish, key);
    turn.listeners.add(onKept);
    return turn.ended;
  };
}
