import { useId } from 'react';
import { ENERGY_LEVELS, type EnergyLevel } from '../../../shared/records/nourish-day';
import { ENERGY_LABELS } from '../../records/kinds/nourish-day/nourish-page';

const BAR_HEIGHTS = ['h-[40%]', 'h-[70%]', 'h-full'] as const;

interface EnergyPickerProps {
  value: EnergyLevel | null;
  onChange: (value: EnergyLevel | null) => void;
}

/** Low, moderate or high; choosing the chosen one again takes the answer back. */
export function EnergyPicker({ value, onChange }: EnergyPickerProps) {
  const name = useId();
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-3 border-0 p-0">
      <legend className="sr-only">Energy</legend>
      {ENERGY_LEVELS.map((level, index) => (
        <label
          key={level}
          className="relative flex cursor-pointer flex-col items-center gap-2.5 rounded-field pt-4 pb-3 text-(length:--type-ui-sm) font-[540] text-ink-2 shadow-[inset_0_0_0_1px_var(--line)] has-checked:bg-nourish-wash has-checked:font-way has-checked:text-nourish-ink has-checked:shadow-[inset_0_0_0_2px_var(--nourish-solid)] has-focus-visible:outline-ring has-focus-visible:outline-offset-[3px] has-focus-visible:outline-focus forced-colors:border forced-colors:has-checked:border-2 forced-colors:has-checked:border-[Highlight]"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={value === level}
            onChange={() => onChange(level)}
            onClick={() => value === level && onChange(null)}
          />
          <Bars lit={index + 1} />
          {ENERGY_LABELS[level]}
        </label>
      ))}
    </fieldset>
  );
}

function Bars({ lit }: { lit: number }) {
  return (
    <span aria-hidden="true" className="flex h-6 items-end gap-1">
      {BAR_HEIGHTS.map((height, index) => (
        <span
          key={height}
          className={`w-[7px] rounded-t-mark rounded-b-[2px] ${height} ${index < lit ? 'bg-nourish forced-colors:bg-canvas-text' : 'bg-ray-off forced-colors:invisible'}`}
        />
      ))}
    </span>
  );
}
