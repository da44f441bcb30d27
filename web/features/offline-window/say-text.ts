import { OFFLINE_WINDOW } from '../../../shared/content/offline-window';
import type { KeptWindow } from '../../content/kept-window';
import type { WindowStatus } from '../../content/offline-window/offline-window';

type KeptText = Pick<KeptWindow, 'text' | 'mornings'> & Partial<Pick<KeptWindow, 'isComplete'>>;

/**
 * Says in a sentence or two how it stands with what can be read. `kept` is null where nothing is kept yet, `isOnline` as the
 * browser believes.
 */
export function sayText(
  kept: KeptText | null,
  state: WindowStatus['state'],
  isOnline: boolean,
): string {
  const days = nameDays(kept);
  if (kept && kept.text.kept === kept.text.total) {
    return `${days} are on this device to read. Audio takes more space, so you choose.`;
  }
  if (!isOnline || state === 'unreachable') {
    return `${days} will download when you’re back online.`;
  }
  if (state === 'full') {
    return 'This device has no space left, so we couldn’t save every day. Your entries come first.';
  }
  return state === 'resting' || state === 'keeping'
    ? `${days} are downloading to this device.`
    : `${days} haven’t all downloaded yet. We’ll try again on your next visit.`;
}

function nameDays(kept: KeptText | null): string {
  if (kept?.isComplete) return 'All ninety days';
  const mornings = kept?.mornings.length ?? OFFLINE_WINDOW.mornings;
  const next = mornings < OFFLINE_WINDOW.mornings ? 'The coming days' : 'The next thirty days';
  return kept && kept.text.total > mornings ? `${next} and the last thirty` : next;
}
