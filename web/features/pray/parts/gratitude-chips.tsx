import { Chip } from '../../../ui/chip';
import { hasLine, toggleLine } from '../model/acts-sitting';
import { useGratitudes } from '../queries';

interface GratitudeChipsProps {
  readonly words: string;
  readonly onChange: (words: string) => void;
}

/** What the person was thankful for in today's check-in: a press puts it on the sheet. */
export function GratitudeChips({ words, onChange }: GratitudeChipsProps) {
  const gratitudes = useGratitudes();
  if (gratitudes.length === 0) return null;
  return (
    <fieldset className="mt-4 border-0 p-0">
      <legend className="label">From today’s check-in</legend>
      <div className="chips mt-2">
        {gratitudes.map((gratitude) => (
          <Chip
            key={gratitude}
            className="max-w-full text-left"
            selected={hasLine(words, gratitude)}
            onToggle={() => onChange(toggleLine(words, gratitude))}
          >
            {gratitude}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
