import { useId } from 'react';
import { FieldError } from './field-error';
import { joinClasses } from './join-classes';
import { RoomLeft } from './room-left';
import { Sheet } from './sheet';

interface CountedSheetProps {
  readonly label: string;
  readonly minRows?: number | undefined;
  /** The most characters that are sent. Nothing keeps a person from writing more, and it is said how many are too many. */
  readonly limit: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}

/** Where it is said that there are too many; what is left stands beside the label. */
const ONE_TOO_MANY = -1;

/** The ruled sheet for as many characters as `limit` says, with its label and how many there are. */
export function CountedSheet(props: CountedSheetProps) {
  const { label, minRows, limit, value, onChange, error } = props;
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <span className="note numerals" id={`${id}-count`}>
          {`${value.length} of ${limit}`}
        </span>
      </div>
      <Sheet
        id={id}
        aria-describedby={joinClasses(`${id}-count`, error && `${id}-error`)}
        aria-invalid={error || value.length > limit ? true : undefined}
        className="mt-1.5"
        minRows={minRows}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <RoomLeft text={value} limit={limit} what="send" from={ONE_TOO_MANY} />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
