import { useId } from 'react';
import { FEEDBACK_LIMITS } from '../../../shared/api/feedback';
import { Field, TextInput } from '../../ui/field';
import { RadioChips } from '../../ui/radio-chips';
import { Sheet } from '../../ui/sheet';
import type { FeedbackForm } from './feedback-form';
import { CATEGORY_CHOICES } from './feedback-words';
import { Rating } from './rating';

interface FeedbackFieldsProps {
  readonly form: FeedbackForm;
  readonly onChange: (patch: Partial<FeedbackForm>) => void;
}

export function FeedbackFields({ form, onChange }: FeedbackFieldsProps) {
  const id = useId();
  return (
    <div className="mt-6 grid gap-6">
      <RadioChips
        label="What is it about?"
        choices={CATEGORY_CHOICES}
        value={form.category}
        onChange={(category) => onChange({ category })}
      />
      <Rating value={form.rating} onChange={(rating) => onChange({ rating })} />
      <Field label="Subject">
        {(field) => (
          <TextInput
            id={field.id}
            maxLength={FEEDBACK_LIMITS.subject}
            value={form.subject}
            onChange={(event) => onChange({ subject: event.target.value })}
          />
        )}
      </Field>
      <div>
        <div className="flex items-baseline justify-between gap-4">
          <label className="label" htmlFor={`${id}-message`}>
            Message
          </label>
          <span className="note numerals" id={`${id}-count`}>
            {`${form.message.length} of ${FEEDBACK_LIMITS.message}`}
          </span>
        </div>
        <Sheet
          id={`${id}-message`}
          aria-describedby={`${id}-count`}
          className="mt-1.5"
          minRows={4}
          maxLength={FEEDBACK_LIMITS.message}
          value={form.message}
          onChange={(event) => onChange({ message: event.target.value })}
        />
      </div>
    </div>
  );
}
