import type { Live } from '../local/contract';
import { type LiveValue, liveValue } from './live-value';

/**
 * Whether the browser believes it has a network. A hint for words on the screen and for when to try again;
 * nothing that matters may rest on it.
 */
const value: LiveValue<boolean> = liveValue(true, () => {
  const read = () => value.set(navigator.onLine);
  addEventListener('online', read);
  addEventListener('offline', read);
  read();
  return () => {
    removeEventListener('online', read);
    removeEventListener('offline', read);
  };
});

export const online: Live<boolean> = {
  get: () => globalThis.navigator?.onLine ?? true,
  subscribe: value.subscribe,
};
