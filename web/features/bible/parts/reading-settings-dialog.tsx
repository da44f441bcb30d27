import { TEXT_STEPS } from '../../../content/react/use-text-scale';
import { Dialog } from '../../../ui/dialog';
import { RadioSegments } from '../../../ui/radio-segments';
import { Switch } from '../../../ui/switch';
import { TextSize } from '../../../ui/text-size';
import { type ReadingSettings, SPACINGS } from '../model/reading-settings';

const SEGMENTS = SPACINGS.map((label, value) => ({ value, label }));

/** Size, spacing and verse numbers: the chapter behind follows at once. */
export function ReadingSettingsDialog({ settings }: { readonly settings: ReadingSettings }) {
  const { text, spacing, space, showsNumbers, showNumbers, isOpen, open } = settings;
  return (
    <Dialog open={isOpen} onOpenChange={open} title="How you read" closable>
      <div className="mt-4 grid gap-5">
        <div className="flex items-center justify-between gap-4">
          <span className="label">Text size</span>
          <TextSize step={text.step} steps={TEXT_STEPS} onChange={text.choose} />
        </div>
        <div>
          <p className="label mb-2" aria-hidden>
            Space between lines
          </p>
          <RadioSegments
            label="Space between lines"
            segments={SEGMENTS}
            value={spacing}
            onChange={space}
          />
        </div>
        <Switch label="Verse numbers" checked={showsNumbers} onChange={showNumbers} />
      </div>
    </Dialog>
  );
}
