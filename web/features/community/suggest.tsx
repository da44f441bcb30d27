import type { FormEvent } from 'react';
import { SUGGESTION_LIMITS } from '../../../shared/api/suggestions';
import { Button } from '../../ui/button';
import { CountedSheet } from '../../ui/counted-sheet';
import { Field, TextInput } from '../../ui/field';
import { isBlank, type SuggestionForm } from './suggestion-form';

interface SuggestProps {
  readonly form: SuggestionForm;
  readonly sending: boolean;
  readonly onChange: (patch: Partial<SuggestionForm>) => void;
  readonly onSubmit: () => void;
}

/** The form for a question of one's own. */
export function Suggest({ form, sending, onChange, onSubmit }: SuggestProps) {
  const byKey = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="mt-6 grid gap-4" onSubmit={byKey}>
      <CountedSheet
        label="Your question"
        minRows={3}
        maxLength={SUGGESTION_LIMITS.suggestion}
        value={form.suggestion}
        onChange={(suggestion) => onChange({ suggestion })}
      />
      <Field
        label={
          <>
            Category <span className="font-[430] text-ink-3">optional</span>
          </>
        }
      >
        {(field) => (
          <TextInput
            id={field.id}
            maxLength={SUGGESTION_LIMITS.category}
            value={form.category}
            onChange={(event) => onChange({ category: event.target.value })}
          />
        )}
      </Field>
      <Button
        full
        disabled={isBlank(form) && !sending}
        pending={sending}
        pendingLabel="Submitting..."
        onClick={onSubmit}
      >
        Submit
      </Button>
    </form>
  );
}
