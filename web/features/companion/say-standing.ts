import type { ScriptureStanding } from '../../content/scripture/kept-scripture';
import { saySize } from '../../ui/say-size';

/** How it stands with Scripture on this device, as far as there is something to say. */
export function sayStanding(
  { state, keptBytes, totalBytes }: ScriptureStanding,
  device: string,
  isOnline: boolean,
): string | null {
  switch (state) {
    case 'keeping':
      return totalBytes > 0
        ? `Downloading the Bible to this ${device}: ${saySize(keptBytes)} of ${saySize(totalBytes)}.`
        : `Downloading the Bible to this ${device}.`;
    case 'here':
      return `The whole Bible is on this ${device}.`;
    case 'full':
      return `This ${device} has no room left for the Bible. Free up some space, then try again.`;
    case 'failed':
      return 'Part of the Bible didn’t download. Try again, and we’ll download the rest.';
    case 'unreachable':
      return 'We couldn’t reach our server for the rest of the Bible. Try again when you’re online.';
    case 'off':
      return isOnline
        ? null
        : `The Bible hasn’t been downloaded to this ${device}, and you’re offline. What you wrote is safe. Try again when you’re online.`;
    default:
      return null;
  }
}
