import { Check } from 'lucide-react';
import { useId } from 'react';
import { joinClasses } from './join-classes';

export interface Segment<Value> {
  readonly value: Value;
  readonly label: string;
  /** Says that nothing is answered yet: neutral, without a check. */
  readonly unset?: boolean | undefined;
}

interface RadioSegmentsProps<Value> {
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Equal answers side by side: real radio buttons, so arrow keys and screen readers know them. */
export function RadioSegments<Value>(props: RadioSegmentsProps<Value>) {
  const { label, segments, value, onChange, disabled, className } = props;
  const name = useId();
  return (
    <fieldset className={joinClasses('segments', className)} disabled={disabled}>
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => {
        const checked = segment.value === value;
        return (
          <label
            key={segment.label}
            className={joinClasses('segment', segment.unset && 'segment-unset')}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={checked}
              onChange={() => onChange(segment.value)}
            />
            {checked && !segment.unset && <Check size={16} strokeWidth={1.6} aria-hidden />}
            {segment.label}
          </label>
        );
      })}
    </fieldset>
  );
}
