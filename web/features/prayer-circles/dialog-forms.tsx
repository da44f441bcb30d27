import {
  CIRCLE_LIMITS,
  type CircleView,
  type PrayerRequestView,
} from '../../../shared/api/prayer-circles';
import { draftKeyOf } from '../../live/outbox-words';
import { useDraft } from '../../live/use-draft';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Dialog } from '../../ui/dialog';
import { Field, TextArea, TextInput } from '../../ui/field';
import { readCircle, readRequest, readStory, toAnswered, toCircle, toRequest } from './forms';
import { answeredPath, CIRCLES, requestsPath } from './paths';
import { usePost } from './use-post';
import { CATEGORIES } from './words';

interface Closable {
  readonly onClose: () => void;
}

const optional = <span className="font-[430] text-ink-3">optional</span>;

/** A new circle. Closing keeps what is typed for the next time. */
export function CreateCircleDialog({ onClose }: Closable) {
  const kind = 'prayer-circle';
  const { form, change, clear } = useDraft(draftKeyOf({ kind, path: CIRCLES }), readCircle);
  const words = { done: 'Prayer Circle Created', failed: 'Failed to create prayer circle' };
  const { pending, post } = usePost(words);
  const body = form && toCircle(form);
  const leave = async () => {
    onClose();
    await clear();
  };
  return (
    <Dialog open onOpenChange={onClose} title="Create a circle" closable className="h-prayer">
      <form
        className="mt-3 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (body) void post({ kind, path: CIRCLES, body }, leave);
        }}
      >
        <Field label="Name">
          {({ id }) => (
            <TextInput
              id={id}
              required
              maxLength={CIRCLE_LIMITS.name}
              value={form?.name ?? ''}
              onChange={({ target }) => change({ name: target.value })}
            />
          )}
        </Field>
        <Field label={<>Description {optional}</>}>
          {({ id }) => (
            <TextInput
              id={id}
              maxLength={CIRCLE_LIMITS.description}
              placeholder="What holds you together"
              value={form?.description ?? ''}
              onChange={({ target }) => change({ description: target.value })}
            />
          )}
        </Field>
        <Button
          type="submit"
          full
          className="mt-1"
          disabled={!body && !pending}
          pending={pending}
          pendingLabel="Creating..."
        >
          Create a circle
        </Button>
        <p className="note text-center">You can invite people with a link or a code afterwards.</p>
      </form>
    </Dialog>
  );
}

/** Something to ask a circle for. */
export function AskDialog({ circle, onClose }: Closable & { readonly circle: CircleView }) {
  const kind = 'prayer-request';
  const path = requestsPath(circle.id);
  const { form, change, clear } = useDraft(draftKeyOf({ kind, path }), readRequest);
  const words = { done: 'Prayer Request Posted', failed: 'Failed to post prayer request' };
  const { pending, post } = usePost(words);
  const body = form && toRequest(form);
  const leave = async () => {
    onClose();
    await clear();
  };
  return (
    <Dialog open onOpenChange={onClose} title="Ask for prayer" closable className="h-prayer">
      <form
        className="mt-3 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (body) void post({ kind, path, body }, leave);
        }}
      >
        <Field label="Title">
          {({ id }) => (
            <TextInput
              id={id}
              required
              maxLength={CIRCLE_LIMITS.title}
              value={form?.title ?? ''}
              onChange={({ target }) => change({ title: target.value })}
            />
          )}
        </Field>
        <Field label={<>Description {optional}</>}>
          {({ id }) => (
            <TextArea
              id={id}
              rows={3}
              className="min-h-24"
              maxLength={CIRCLE_LIMITS.requestDescription}
              value={form?.description ?? ''}
              onChange={({ target }) => change({ description: target.value })}
            />
          )}
        </Field>
        <CategoryChips
          value={form?.category ?? null}
          onChange={(category) => change({ category })}
        />
        <Button
          type="submit"
          full
          className="mt-1"
          disabled={!body && !pending}
          pending={pending}
          pendingLabel="Posting..."
        >
          Ask for prayer
        </Button>
        <p className="note text-center">{`Only ${circle.name} will read it.`}</p>
      </form>
    </Dialog>
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
  const kind = 'prayer-answered';
  const path = answeredPath(request.id);
  const { form, change, clear } = useDraft(draftKeyOf({ kind, path }), readStory);
  const { pending, post } = usePost({
    done: 'Marked as answered',
    failed: 'Failed to mark it as answered',
  });
  const body = form && toAnswered(form);
  const leave = async () => {
    onClose();
    await clear();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="How was it answered?"
      description={request.title}
      closable
      className="h-prayer"
    >
      <form
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (body) void post({ kind, path, body }, leave);
        }}
      >
        <Field label={<>Your story {optional}</>}>
          {({ id }) => (
            <TextArea
              id={id}
              rows={4}
              className="min-h-28"
              maxLength={CIRCLE_LIMITS.story}
              value={form?.story ?? ''}
              onChange={({ target }) => change({ story: target.value })}
            />
          )}
        </Field>
        <Button
          type="submit"
          full
          disabled={!body && !pending}
          pending={pending}
          pendingLabel="Saving..."
        >
          Mark as answered
        </Button>
      </form>
    </Dialog>
  );
}
