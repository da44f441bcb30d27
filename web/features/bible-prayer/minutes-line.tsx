import { Chip } from '../../ui/chip';
import { Stepper } from '../../ui/stepper';

const MINUTE_STEP = 5;
const DAY_MINUTES = 1440;
const COMMON_MINUTES = [10, 15, 30] as const;

interface MinutesLineProps {
  /** What stands before the figure. */
  title: string;
  /** What is counted, for screen readers. */
  label: string;
  minutes: number;
  onChange: (minutes: number) => void;
}

/** Minutes of something: three common lengths to tap, or step by step. */
export function MinutesLine({ title, label, minutes, onChange }: MinutesLineProps) {
  return (
    <div className="line">
      <span className="label" aria-hidden="true">
        {title}
      </span>
      <Stepper
        label={label}
        value={minutes}
        unit="min"
        step={MINUTE_STEP}
        max={DAY_MINUTES}
        onChange={onChange}
      />
      <fieldset className="chips w-full border-0 p-0">
        <legend className="sr-only">{`Common lengths, ${title.toLowerCase()}`}</legend>
        {COMMON_MINUTES.map((common) => (
          <Chip
            key={common}
            selected={minutes === common}
            onToggle={() => onChange(minutes === common ? 0 : common)}
          >
            {common} min
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}
