import { FEEDBACK_LIMITS } from '../../../shared/api/feedback';
import { CountedSheet } from '../../ui/counted-sheet';
import { Field, TextInput } from '../../ui/field';
import { RadioChips } from '../../ui/radio-chips';
import { RoomLeft } from '../../ui/room-left';
import type { FeedbackErrors, FeedbackForm } from './feedback-form';
import { CATEGORY_CHOICES } from './feedback-words';
import { Rating } from './rating';

interface FeedbackFieldsProps {
  readonly form: FeedbackForm;
  readonly errors: FeedbackErrors;
  readonly onChange: (patch: Partial<FeedbackForm>) => void;
}

export function FeedbackFields({ form, errors, onChange }: FeedbackFieldsProps) {
  return (
    <div className="mt-6 grid gap-6">
      <RadioChips
        label="What is it about?"
        choices={CATEGORY_CHOICES}
        value={form.category}
        error={errors.category}
        onChange={(category) => onChange({ category })}
      />
      <Rating value={form.rating} onChange={(rating) => onChange({ rating })} />
      <Field label="Subject" error={errors.subject}>
        {(field) => (
          <>
            <TextInput
              id={field.id}
              aria-describedby={field.describedBy}
              invalid={field.invalid || form.subject.length > FEEDBACK_LIMITS.subject}
              value={form.subject}
              onChange={(event) => onChange({ subject: event.target.value })}
            />
            <RoomLeft text={form.subject} limit={FEEDBACK_LIMITS.subject} what="send" />
          </>
        )}
      </Field>
      <CountedSheet
        label="Message"
        minRows={4}
        limit={FEEDBACK_LIMITS.message}
        value={form.message}
        error={errors.message}
        onChange={(message) => onChange({ message })}
      />
    </div>
  );
}
