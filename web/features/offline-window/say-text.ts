import type { KeptWindow } from '../../live/kept-window';
import type { WindowStatus } from '../../platform/offline-window/offline-window';

/**
 * Says in a sentence or two how it stands with what can be read. `text` is undefined where nothing is kept yet, `isOnline`
 * is as the browser believes.
 */
export function sayText(
  text: KeptWindow['text'] | undefined,
  state: WindowStatus['state'],
  isOnline: boolean,
): string {
  if (text && text.kept === text.total) {
    return 'The next thirty days and the last thirty are on this device to read. Listening takes more room, so you choose.';
  }
  const days = 'The next thirty days and the last thirty';
  if (!isOnline || state === 'unreachable') {
    return `${days} come to this device by themselves when you’re back online.`;
  }
  if (state === 'full') {
    return 'This device has no room left, so not all days could be saved. Your own words go first.';
  }
  if (state === 'failed' || state === 'superseded' || state === 'complete') {
    return `${days} have not all come yet. They are fetched again at your next visit.`;
  }
  return `${days} are on their way to this device.`;
}
