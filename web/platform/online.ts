import type { Live } from '../live/live';
import { liveValue } from '../live/live-value';

/** The server has answered since the browser last said that there is no network. */
let isRefuted = false;
/** How often the browser has said so. */
let losses = 0;

const browserSays = () => globalThis.navigator?.onLine ?? true;
const seems = () => browserSays() || isRefuted;
const value = liveValue(seems());

globalThis.addEventListener?.('online', () => value.set(seems()));
globalThis.addEventListener?.('offline', () => {
  losses += 1;
  isRefuted = false;
  value.set(seems());
});

/**
 * Whether there seems to be a network: the browser says so, or the server has answered all the same. A hint for words on
 * the screen and for how soon to try again. It decides neither whether something is asked or sent, nor whether a button can
 * be pressed. Only what others are to read is not begun without it: the records are sent all the same, and show that there is
 * a network.
 */
export const online: Live<boolean> = { get: seems, subscribe: value.subscribe };

/** `fetch` for what only the server answers, neither worker nor cache: its answer shows that there is a network. */
export async function fetchFromServer(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const asked = losses;
  const response = await fetch(input, init);
  // An answer that was under way when the network went proves nothing.
  if (asked === losses && !browserSays()) isRefuted = true;
  value.set(seems());
  return response;
}
