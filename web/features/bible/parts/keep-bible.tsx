import { useEffect } from 'react';
import { ScripturePart } from '../../../content/react/scripture-part';
import { keptScripture, type ScriptureStanding } from '../../../content/scripture/kept-scripture';
import { useLive } from '../../../live/react/use-live';
import { deviceName } from '../../../platform/device-name';
import { online } from '../../../platform/online';
import { Button } from '../../../ui/button';
import { formatBytes } from '../../../ui/format/sizes';

/** The whole Bible on this device: its size, its download, and the way to remove it. */
export function KeepBible() {
  const isOnline = useLive(online) ?? true;
  const scripture = useLive(keptScripture.status) ?? keptScripture.status.get();
  useEffect(() => void keptScripture.look(), []);
  const device = deviceName();
  const label = labelOf(scripture);
  if (scripture.state === 'unread') return null;
  return (
    <section className="bible-kept" aria-label={`The Bible on this ${device}`}>
      {scripture.state === 'passing' && (
        <p className="note">This browser downloads what you read each time.</p>
      )}
      <ScripturePart scripture={scripture} device={device} off={sayOff(device, isOnline)} />
      {label && (
        <Button variant="secondary" size="sm" onClick={() => void keptScripture.keep()}>
          {label}
        </Button>
      )}
    </section>
  );
}

function sayOff(device: string, isOnline: boolean): string {
  return isOnline
    ? `Read and search it offline, on this ${device}.`
    : `It isn’t downloaded to this ${device}, and you’re offline.`;
}

/** What the button that downloads says; undefined where there is nothing to download. */
function labelOf({ state, totalBytes }: ScriptureStanding): string | undefined {
  switch (state) {
    case 'off':
      return totalBytes > 0 ? `Download, ${formatBytes(totalBytes)}` : 'Download';
    case 'unreachable':
    case 'failed':
    case 'full':
      return 'Try again';
    default:
      return undefined;
  }
}
