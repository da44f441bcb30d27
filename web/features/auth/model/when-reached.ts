import { NO_CONNECTION } from '../../../account/send-password';
import { online } from '../../../platform/online';
import type { Sent } from './auth-forms';

/** A server that was out of reach makes no event. */
const TRY_AGAIN_AFTER_MS = 10_000;

/**
 * Sends, and sends again as long as no server answers: when a network comes back, and now and then. `onWait` is called once it
 * has to wait. Ended by `signal`, it resolves with the last refusal.
 */
export async function whenReached(
  send: () => Promise<Sent>,
  onWait: () => void,
  signal: AbortSignal,
): Promise<Sent> {
  for (;;) {
    const outcome = await send();
    if (outcome.ok || outcome.problem.message !== NO_CONNECTION || signal.aborted) return outcome;
    onWait();
    await nextChance(signal);
    if (signal.aborted) return outcome;
  }
}

function nextChance(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      end();
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, TRY_AGAIN_AFTER_MS);
    const end = online.subscribe(() => {
      if (online.get()) go();
    });
    signal.addEventListener('abort', go);
  });
}
