import { Minus, Plus } from 'lucide-react';
import { joinClasses } from './join-classes';

interface StepperProps {
  /** What is counted, for screen readers; a visible label stands beside it. */
  readonly label: string;
  readonly value: number;
  readonly unit?: string | undefined;
  readonly step?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly onChange: (value: number) => void;
  readonly className?: string | undefined;
}

/** Less, the figure, more. */
export function Stepper(props: StepperProps) {
  const { label, value, unit, step = 1, min = 0, max = Number.POSITIVE_INFINITY } = props;
  const { onChange, className } = props;
  return (
    <fieldset className={joinClasses('stepper', className)}>
      <legend className="sr-only">{label}</legend>
      <StepButton
        label="Less"
        icon={Minus}
        spent={value <= min}
        onPress={() => onChange(Math.max(min, value - step))}
      />
      <output className="stepper-value">
        {value}
        {unit && <span className="stepper-unit"> {unit}</span>}
      </output>
      <StepButton
        label="More"
        icon={Plus}
        spent={value >= max}
        onPress={() => onChange(Math.min(max, value + step))}
      />
    </fieldset>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly icon: typeof Plus;
  readonly spent: boolean;
  readonly onPress: () => void;
}

/** At its end a step stays focusable, so a person who steps down to nought keeps their place. */
function StepButton({ label, icon: Icon, spent, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className="stepper-button"
      aria-label={label}
      aria-disabled={spent || undefined}
      onClick={() => {
        if (!spent) onPress();
      }}
    >
      <Icon size={20} strokeWidth={1.6} aria-hidden />
    </button>
  );
}
