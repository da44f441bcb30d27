import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field-error';
import { joinClasses } from './join-classes';
import { NO_AUTOFILL } from './no-autofill';

interface FieldIds {
  readonly id: string;
  /** Goes into `aria-describedby`. */
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  readonly className?: string | undefined;
  readonly children: (ids: FieldIds) => ReactNode;
}

/** A label above, the control, and what helps or went wrong below, all tied together. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const invalid = Boolean(error);
  const describedBy = joinClasses(hint ? hintId : undefined, invalid && errorId) || undefined;
  return (
    <div className={joinClasses('field', className)}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children({ id, describedBy, invalid })}
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

interface InputProps extends ComponentProps<'input'> {
  readonly invalid?: boolean | undefined;
}

/** A framed input, 52 px high. */
export function TextInput({ invalid, className, type = 'text', ...rest }: InputProps) {
  return (
    <input
      type={type}
      autoComplete={NO_AUTOFILL}
      className={joinClasses('text-input', className)}
      aria-invalid={invalid || undefined}
      {...rest}
    />
  );
}
