import {
  CIRCLE_LIMITS,
  type CircleView,
  type PrayerRequestView,
} from '../../../../shared/api/prayer-circles';
import { CIRCLES } from '../../../answers/circle-paths';
import { Chip } from '../../../ui/chip';
import { Field, TextInput } from '../../../ui/field';
import { RoomLeft } from '../../../ui/room-left';
import { TextArea } from '../../../ui/text-area';
import {
  readCircle,
  readRequest,
  readStory,
  toAnswered,
  toCircle,
  toRequest,
} from '../model/forms';
import { answeredPath, requestsPath } from '../model/paths';
import { useFormDialog } from '../model/use-form-dialog';
import { CATEGORIES } from '../model/words';
import { FormDialog, optional } from './form-dialog';

interface Closable {
  readonly onClose: () => void;
}

/** A new circle. */
export function CreateCircleDialog({ onClose }: Closable) {
  const dialog = useFormDialog({
    kind: 'prayer-circle',
    path: CIRCLES,
    read: readCircle,
    toRequest: toCircle,
    done: 'Prayer Circle Created',
    failed: 'Failed to create prayer circle',
    onClose,
  });
  const { change, missing } = dialog;
  return (
    <FormDialog
      dialog={dialog}
      title="Create a circle"
      act="Create a circle"
      acting="Creating..."
      note="You can invite people with a link or a code later."
      onClose={onClose}
    >
      {(form) => (
        <>
          <Field label="Name" error={missing(form.name, 'Name your circle.')}>
            {({ id, describedBy, invalid }) => (
              <>
                <TextInput
                  id={id}
                  aria-describedby={describedBy}
                  invalid={invalid || form.name.length > CIRCLE_LIMITS.name}
                  required
                  value={form.name}
                  onChange={({ target }) => change({ name: target.value })}
                />
                <RoomLeft text={form.name} limit={CIRCLE_LIMITS.name} what="send" />
              </>
            )}
          </Field>
          <Field label={<>Description {optional}</>}>
            {({ id }) => (
              <>
                <TextInput
                  id={id}
                  invalid={form.description.length > CIRCLE_LIMITS.description}
                  placeholder="What holds you together"
                  value={form.description}
                  onChange={({ target }) => change({ description: target.value })}
                />
                <RoomLeft text={form.description} limit={CIRCLE_LIMITS.description} what="send" />
              </>
            )}
          </Field>
        </>
      )}
    </FormDialog>
  );
}

/** Something to ask a circle for. */
export function AskDialog({ circle, onClose }: Closable & { readonly circle: CircleView }) {
  const dialog = useFormDialog({
    kind: 'prayer-request',
    path: requestsPath(circle.id),
    read: readRequest,
    toRequest: toRequest,
    done: 'Prayer Request Posted',
    failed: 'Failed to post prayer request',
    onClose,
  });
  const { change, missing } = dialog;
  return (
    <FormDialog
      dialog={dialog}
      title="Ask for prayer"
      act="Ask for prayer"
      acting="Posting..."
      note={`Only ${circle.name} will read it.`}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Field label="Title" error={missing(form.title, 'Say what you ask for.')}>
            {({ id, describedBy, invalid }) => (
              <>
                <TextInput
                  id={id}
                  aria-describedby={describedBy}
                  invalid={invalid || form.title.length > CIRCLE_LIMITS.title}
                  required
                  value={form.title}
                  onChange={({ target }) => change({ title: target.value })}
                />
                <RoomLeft text={form.title} limit={CIRCLE_LIMITS.title} what="send" />
              </>
            )}
          </Field>
          <Field label={<>Description {optional}</>}>
            {({ id }) => (
              <>
                <TextArea
                  id={id}
                  rows={3}
                  className="min-h-24"
                  invalid={form.description.length > CIRCLE_LIMITS.requestDescription}
                  value={form.description}
                  onChange={({ target }) => change({ description: target.value })}
                />
                <RoomLeft
                  text={form.description}
                  limit={CIRCLE_LIMITS.requestDescription}
                  what="send"
                />
              </>
            )}
          </Field>
          <CategoryChips value={form.category} onChange={(category) => change({ category })} />
        </>
      )}
    </FormDialog>
  );
}

interface CategoryChipsProps {
  readonly value: string | null;
  readonly onChange: (category: string | null) => void;
}

/** One or none: pressed again, it is taken back. */
function CategoryChips({ value, onChange }: CategoryChipsProps) {
  return (
    <fieldset>
      <legend className="label">Category {optional}</legend>
      <div className="chips mt-2.5">
        {CATEGORIES.map((category) => (
          <Chip
            key={category}
            selected={category === value}
            onToggle={() => onChange(category === value ? null : category)}
          >
            {category}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

/** A prayer that was answered, and its story where its author wants to tell it. */
export function AnsweredDialog({
  request,
  onClose,
}: Closable & { readonly request: PrayerRequestView }) {
  const dialog = useFormDialog({
    kind: 'prayer-answered',
    path: answeredPath(request.id),
    read: readStory,
    toRequest: toAnswered,
    done: 'Marked as answered',
    failed: 'We couldn’t mark it as answered',
    onClose,
  });
  const { change } = dialog;
  return (
    <FormDialog
      dialog={dialog}
      title="How was it answered?"
      description={request.title}
      act="Mark as answered"
      acting="Saving..."
      onClose={onClose}
    >
      {(form) => (
        <>
          <Field label={<>Your story {optional}</>}>
            {({ id }) => (
              <>
                <TextArea
                  id={id}
                  rows={4}
                  className="min-h-28"
                  invalid={form.story.length > CIRCLE_LIMITS.story}
                  value={form.story}
                  onChange={({ target }) => change({ story: target.value })}
                />
                <RoomLeft text={form.story} limit={CIRCLE_LIMITS.story} what="send" />
              </>
            )}
          </Field>
        </>
      )}
    </FormDialog>
  );
}
