import { saySize } from '../../live/say-size';
import type { ScriptureStanding } from '../../platform/scripture/kept-scripture';

/** How it stands with Scripture on this device, as far as there is something to say. */
export function sayStanding(
  { state, keptBytes, totalBytes }: ScriptureStanding,
  device: string,
  isOnline: boolean,
): string | null {
  switch (state) {
    case 'keeping':
      return totalBytes > 0
        ? `Keeping the Bible on this ${device}: ${saySize(keptBytes)} of ${saySize(totalBytes)}.`
        : `Keeping the Bible on this ${device}.`;
    case 'here':
      return `The whole Bible is kept on this ${device}.`;
    case 'full':
      return `This ${device} has no room left for the Bible. What has come so far stays.`;
    case 'failed':
      return 'Some of the Bible did not come through. Try again; what has come stays.';
    case 'unreachable':
      return 'Our server could not be reached for the rest of the Bible. Try again once you are online.';
    case 'off':
      return isOnline
        ? null
        : `The Bible is not on this ${device} yet, and there is no network to bring it. Your words are safe on your page; come back to this once you are online.`;
    default:
      return null;
  }
}
