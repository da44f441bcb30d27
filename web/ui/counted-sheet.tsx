import { useId } from 'react';
import { FieldError } from './field-error';
import { joinClasses } from './join-classes';
import { Sheet } from './sheet';

interface CountedSheetProps {
  readonly label: string;
  readonly minRows?: number | undefined;
  readonly maxLength: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}

/** The ruled sheet for as many characters as `maxLength` says, with its label and how many there are. */
export function CountedSheet(props: CountedSheetProps) {
  const { label, minRows, maxLength, value, onChange, error } = props;
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <span className="note numerals" id={`${id}-count`}>
          {`${value.length} of ${maxLength}`}
        </span>
      </div>
      <Sheet
        id={id}
        aria-describedby={joinClasses(`${id}-count`, error && `${id}-error`)}
        aria-invalid={error ? true : undefined}
        className="mt-1.5"
        minRows={minRows}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
