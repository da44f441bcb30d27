import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button';
import { Field, TextInput } from '../../../ui/field';
import { useFocusOnInvalid } from '../../../ui/use-focus-on-invalid';
import { postTo } from '../model/use-act';

/** Asks for a one-time code. What was typed stays until it is right. */
export function CodeForm({ onDone }: { readonly onDone: () => Promise<void> }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const fields = useFocusOnInvalid(pending ? undefined : error);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    const outcome = await postTo('code', { code });
    setPending(false);
    setError(outcome.ok ? undefined : outcome.problem);
    if (outcome.ok) await onDone();
  };
  return (
    <form
      ref={fields}
      noValidate
      className="mt-6 grid gap-4.5"
      onSubmit={(event) => void submit(event)}
    >
      <Field label="One-time code" hint="Six digits from the app on your phone." error={error}>
        {({ id, describedBy, invalid }) => (
          <TextInput
            id={id}
            aria-describedby={describedBy}
            invalid={invalid}
            className="numerals"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Field>
      <Button type="submit" full pending={pending} pendingLabel="Checking...">
        Continue
      </Button>
    </form>
  );
}
