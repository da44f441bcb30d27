import { useState } from 'react';
import { Field, TextInput } from '../../../ui/field';
import { maySince } from '../model/card-form';

interface SinceFieldProps {
  readonly since: string;
  readonly today: string;
  readonly onChange: (since: string) => void;
}

/** The day since which one prays, up to today. A date can be incomplete while it is typed: only one that exists counts. */
export function SinceField({ since, today, onChange }: SinceFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Field label="Since">
      {({ id }) => (
        <TextInput
          id={id}
          type="date"
          max={today}
          value={typed ?? since}
          onChange={({ target }) => {
            setTyped(target.value);
            if (maySince(target.value, today)) onChange(target.value);
          }}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </Field>
  );
}
