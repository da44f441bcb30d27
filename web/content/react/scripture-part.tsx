import { Button } from '../../ui/button';
import { formatBytes } from '../../ui/format/sizes';
import { ProgressBar } from '../../ui/progress-bar';
import { keptScripture, type ScriptureStanding } from '../scripture/kept-scripture';

interface ScripturePartProps {
  readonly scripture: ScriptureStanding;
  readonly device: string;
  /** What there is to say while nothing is kept. */
  readonly off: string | null;
}

/** Whether Scripture is on this device, how its coming goes, and the way to cancel that or to let it go again. */
export function ScripturePart({ scripture, device, off }: ScripturePartProps) {
  const { state, keptBytes, totalBytes } = scripture;
  const remove = () => void keptScripture.remove();
  return (
    <>
      <p role="status" className="note numerals empty:hidden">
        {scripture.state === 'off' ? off : sayStanding(scripture, device)}
      </p>
      {state === 'keeping' && (
        <>
          <ProgressBar
            label={`Scripture on this ${device}`}
            value={keptBytes}
            max={totalBytes}
            className="mt-2"
          />
          <Button variant="text" size="sm" className="px-0" onClick={remove}>
            Cancel the download
          </Button>
        </>
      )}
      {state === 'here' && (
        <Button variant="text" size="sm" className="px-0" onClick={remove}>
          {`Remove the Bible, ${formatBytes(totalBytes)}`}
        </Button>
      )}
    </>
  );
}

/** How it stands with Scripture on this device, as far as there is something to say. */
function sayStanding(
  { state, keptBytes, totalBytes }: ScriptureStanding,
  device: string,
): string | null {
  switch (state) {
    case 'keeping':
      return totalBytes > 0
        ? `Downloading the Bible to this ${device}: ${formatBytes(keptBytes)} of ${formatBytes(totalBytes)}.`
        : `Downloading the Bible to this ${device}.`;
    case 'here':
      return `The whole Bible is on this ${device}.`;
    case 'full':
      return `This ${device} has no room left for the Bible. Free up some space, then try again.`;
    case 'failed':
      return 'Part of the Bible didn’t download. Try again, and we’ll download the rest.';
    case 'unreachable':
      return 'We couldn’t reach our server for the rest of the Bible. Try again when you’re online.';
    default:
      return null;
  }
}
