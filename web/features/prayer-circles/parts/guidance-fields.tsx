import { GUIDANCE_LIMITS, type GuidanceKind } from '../../../../shared/api/circle-guidance';
import { useToday } from '../../../live/react/use-today';
import { Field, TextInput } from '../../../ui/field';
import { RoomLeft } from '../../../ui/room-left';
import { Segments } from '../../../ui/segments';
import { TextArea } from '../../../ui/text-area';
import type { GuidanceForm } from '../model/forms';
import { chosenWeek, offeredWeeks } from '../model/guidance';
import { optional } from './form-dialog';
import { QuestionChoice } from './question-choice';

interface Props {
  readonly form: GuidanceForm;
  readonly change: (changed: Partial<GuidanceForm>) => void;
  /** What stands beside a field that has to be filled in. */
  readonly missing: (value: string, sentence: string) => string | undefined;
}

const TEXTS: Readonly<Record<GuidanceKind, { readonly label: string; readonly missing: string }>> =
  {
    note: { label: 'Note', missing: 'Write your note.' },
    theme: { label: 'What to pray about', missing: 'Say what to pray about.' },
    prompt: { label: 'Question', missing: 'Write or choose a question.' },
  };

/** The words of a note, a theme or a question, and its week. */
export function GuidanceFields({ form, change, missing }: Props) {
  const { kind, title, text } = form;
  const { label, missing: sentence } = TEXTS[kind];
  return (
    <>
      {kind !== 'note' && <WeekChoice form={form} change={change} />}
      {kind !== 'prompt' && (
        <Field label={<>Title {optional}</>}>
          {({ id }) => (
            <>
              <TextInput
                id={id}
                invalid={title.length > GUIDANCE_LIMITS.title}
                value={title}
                onChange={({ target }) => change({ title: target.value })}
              />
              <RoomLeft text={title} limit={GUIDANCE_LIMITS.title} what="send" />
            </>
          )}
        </Field>
      )}
      <Field label={label} error={missing(text, sentence)}>
        {({ id, describedBy, invalid }) => (
          <>
            <TextArea
              id={id}
              aria-describedby={describedBy}
              rows={3}
              className="min-h-24"
              required
              invalid={invalid || text.length > GUIDANCE_LIMITS.text}
              value={text}
              onChange={({ target }) => change({ text: target.value })}
            />
            <RoomLeft text={text} limit={GUIDANCE_LIMITS.text} what="send" />
          </>
        )}
      </Field>
      {kind === 'prompt' && <QuestionChoice onChoose={(question) => change({ text: question })} />}
    </>
  );
}

function WeekChoice({ form, change }: Pick<Props, 'form' | 'change'>) {
  const today = useToday();
  const weeks = offeredWeeks(today);
  const week = chosenWeek(form, today);
  return (
    <Segments
      label="For which week"
      options={[
        { value: weeks.this, label: 'This week' },
        { value: weeks.next, label: 'Next week' },
      ]}
      value={week}
      onChange={(chosen) => change({ week: chosen })}
    />
  );
}
