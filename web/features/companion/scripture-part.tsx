import { keptScripture, type ScriptureStanding } from '../../content/scripture/kept-scripture';
import { Button } from '../../ui/button';
import { ProgressBar } from '../../ui/progress-bar';
import { saySize } from '../../ui/say-size';
import { sayStanding } from './say-standing';

interface ScripturePartProps {
  readonly scripture: ScriptureStanding;
  readonly device: string;
  readonly isOnline: boolean;
}

/** Whether Scripture is on this device, how its coming goes, and the way to let it go again. */
export function ScripturePart({ scripture, device, isOnline }: ScripturePartProps) {
  const { state, keptBytes, totalBytes } = scripture;
  const said = sayStanding(scripture, device, isOnline);
  return (
    <div className="mt-3">
      <p role="status" className="note numerals empty:hidden">
        {said}
      </p>
      {state === 'keeping' && (
        <ProgressBar
          label={`Scripture on this ${device}`}
          value={keptBytes}
          max={totalBytes}
          className="mt-2"
        />
      )}
      {state === 'here' && (
        <Button
          variant="text"
          size="sm"
          className="px-0"
          onClick={() => void keptScripture.remove()}
        >
          {`Remove the Bible, ${saySize(totalBytes)}`}
        </Button>
      )}
    </div>
  );
}
