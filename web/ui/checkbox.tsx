import { type ReactNode, useId } from 'react';

interface CheckboxProps {
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The sentence that is agreed to. */
  readonly children: ReactNode;
  /** One line below it. */
  readonly note?: ReactNode;
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** A box to check before a sentence. */
export function Checkbox(props: CheckboxProps) {
  const { name, checked, onChange, children, note, error, disabled } = props;
  const id = useId();
  return (
    <div>
      <div className="grid grid-cols-start-fill gap-x-3">
        <input
          type="checkbox"
          id={id}
          name={name}
          checked={checked}
          disabled={disabled}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-more`}
          className="mt-0.5 size-6 accent-action"
          onChange={({ target }) => onChange(target.checked)}
        />
        <label htmlFor={id} className="min-h-6 text-pretty text-ui-sm">
          {children}
        </label>
      </div>
      <div id={`${id}-more`} className="mt-1.5 pl-9">
        {note && <p className="note">{note}</p>}
        {error && <p className="field-error">{error}</p>}
      </div>
    </div>
  );
}
