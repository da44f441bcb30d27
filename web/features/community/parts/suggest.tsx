import { type FormEvent, useState } from 'react';
import { SUGGESTION_LIMITS } from '../../../../shared/api/suggestions';
import { Button } from '../../../ui/button';
import { CountedSheet } from '../../../ui/counted-sheet';
import { Field, TextInput } from '../../../ui/field';
import { RoomLeft } from '../../../ui/room-left';
import { useFocusOnInvalid } from '../../../ui/use-focus-on-invalid';
import { isBlank, isTooLong, type SuggestionForm } from '../suggestion-form';

interface SuggestProps {
  readonly form: SuggestionForm;
  readonly sending: boolean;
  readonly onChange: (patch: Partial<SuggestionForm>) => void;
  readonly onSubmit: () => void;
}

/** The form for a question of one's own. */
export function Suggest({ form, sending, onChange, onSubmit }: SuggestProps) {
  /** How often it was too long. */
  const [refusals, setRefusals] = useState(0);
  const fields = useFocusOnInvalid(refusals);
  const submit = () => {
    if (isTooLong(form)) setRefusals(refusals + 1);
    else onSubmit();
  };
  const byKey = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form ref={fields} className="mt-6 grid gap-4" onSubmit={byKey}>
      <CountedSheet
        label="Your question"
        minRows={3}
        limit={SUGGESTION_LIMITS.suggestion}
        value={form.suggestion}
        onChange={(suggestion) => onChange({ suggestion })}
      />
      <Field
        label={
          <>
            Category <span className="font-ui text-ink-3">optional</span>
          </>
        }
      >
        {(field) => (
          <>
            <TextInput
              id={field.id}
              invalid={form.category.length > SUGGESTION_LIMITS.category}
              value={form.category}
              onChange={(event) => onChange({ category: event.target.value })}
            />
            <RoomLeft text={form.category} limit={SUGGESTION_LIMITS.category} what="send" />
          </>
        )}
      </Field>
      <Button
        full
        disabled={isBlank(form) && !sending}
        pending={sending}
        pendingLabel="Submitting..."
        onClick={submit}
      >
        Submit
      </Button>
    </form>
  );
}
