import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error';

interface RadioChipsProps<Value> {
  readonly label: ReactNode;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly error?: string | undefined;
}

/** One of several, of uneven length: real radio buttons, so arrow keys and screen readers know them. */
export function RadioChips<Value extends string>(props: RadioChipsProps<Value>) {
  const { label, choices, value, onChange, error } = props;
  const name = useId();
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group can't be marked invalid
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className="label">{label}</legend>
      <div className="chips mt-2.5">
        {choices.map((choice) => (
          <label key={choice.value} className="chip">
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.value === value && <Check size={16} strokeWidth={1.6} aria-hidden />}
            {choice.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
