import { useState } from 'react';
import { verseCounts } from '../../../../shared/content/verse-counts';
import { Button } from '../../../ui/button';
import { Field, TextInput } from '../../../ui/field';

const PSALMS = verseCounts('Psalms').length;

/** Any other psalm, by its number. */
export function AnyPsalm({ onNamed }: { readonly onNamed: (passage: string) => void }) {
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const number = Number(typed);
  const isPsalm = Number.isInteger(number) && number >= 1 && number <= PSALMS;
  return (
    <form
      className="mt-5 flex max-w-96 items-end gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setRefused(!isPsalm);
        if (isPsalm) onNamed(`Psalms ${number}`);
      }}
    >
      <div className="min-w-0 flex-1">
        <Field
          label="Any other psalm"
          error={isRefused && !isPsalm ? `Type a number from 1 to ${PSALMS}.` : undefined}
        >
          {({ id, describedBy, invalid }) => (
            <TextInput
              id={id}
              aria-describedby={describedBy}
              invalid={invalid}
              inputMode="numeric"
              placeholder={`1 to ${PSALMS}`}
              value={typed}
              onChange={({ target }) => setTyped(target.value.trim())}
            />
          )}
        </Field>
      </div>
      <Button type="submit" variant="secondary">
        Pray
      </Button>
    </form>
  );
}
