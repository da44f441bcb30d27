import { SYNC_REQUEST, type WindowAnswer } from '../../web/platform/background-sync';
import type { Timers } from '../../web/sync/timers';
import type { WindowClient } from '../worker-scope';

const AWAKE_WITHIN_MS = 2_000;

/**
 * Asks every window to sync. Resolves with `settled` or `unsettled` as the first that answered says in the end, and with
 * `nobody` if none answers within two seconds (a frozen window is none), or the one that did is closed meanwhile or says
 * no more within `budgetMs`.
 */
export async function askWindows(
  windows: readonly WindowClient[],
  timers: Timers,
  budgetMs: number,
): Promise<'settled' | 'unsettled' | 'nobody'> {
  const channels = windows.map(() => new MessageChannel());
  let endWait: () => void = () => undefined;
  try {
    return await new Promise((resolve) => {
      const nobody = () => resolve('nobody');
      endWait = timers.after(AWAKE_WITHIN_MS, nobody);
      let awake: MessagePort | undefined;
      for (const [at, { port1, port2 }] of channels.entries()) {
        port1.onmessage = ({ data }: MessageEvent<WindowAnswer>) => {
          if (data.state === 'ended') resolve(data.isSettled ? 'settled' : 'unsettled');
          else if (!awake) {
            awake = port1;
            endWait();
            endWait = timers.after(budgetMs, nobody);
          }
        };
        // Not every browser says when the other end of a port is gone; the budget ends the wait there.
        port1.addEventListener('close', () => port1 === awake && nobody());
        windows[at]?.postMessage(SYNC_REQUEST, [port2]);
      }
    });
  } finally {
    endWait();
    for (const { port1 } of channels) port1.close();
  }
}
