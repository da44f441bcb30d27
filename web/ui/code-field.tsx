import type { ReactNode } from 'react';
import { AS_TYPED } from './as-typed';
import { Field, TextInput } from './field';

const LONGEST_CODE = 100;

interface CodeFieldProps {
  /** `Invite code` if left out. */
  readonly label?: string;
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly className?: string;
}

/** Where a code is typed that somebody was given to let them in. */
export function CodeField({
  label = 'Invite code',
  code,
  onChange,
  required,
  ...field
}: CodeFieldProps) {
  return (
    <Field label={label} {...field}>
      {({ id, describedBy, invalid }) => (
        <TextInput
          id={id}
          aria-describedby={describedBy}
          invalid={invalid}
          className="numerals"
          {...AS_TYPED}
          autoCapitalize="characters"
          required={required}
          maxLength={LONGEST_CODE}
          value={code}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
