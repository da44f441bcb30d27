import { useMemo } from 'react';
import { LONG_TEXT_CHARACTERS } from '../../../../shared/records/fields';
import { useToday } from '../../../live/react/use-today';
import { useRecordForm } from '../../../records/react/use-record-form';
import { useSaveTrouble } from '../../../records/react/use-save-trouble';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { RoomLeft } from '../../../ui/room-left';
import { Sheet } from '../../../ui/sheet';
import { answerOf } from '../model/card-form';
import type { Card } from '../model/pile';

interface AnswerDialogProps {
  readonly card: Card;
  readonly onClose: () => void;
}

/** Where the story of an answer is told; it can be left empty. */
export function AnswerDialog({ card, onClose }: AnswerDialogProps) {
  const today = useToday();
  const trouble = useSaveTrouble();
  const { id, day, body } = card;
  const spec = useMemo(() => answerOf({ id, day, body }, today), [id, day, body, today]);
  const { ready, form, saving, change, save } = useRecordForm(spec);

  async function keep() {
    const outcome = await save();
    if (!outcome.ok) return trouble.tell('Failed to save your story. Please try again.');
    trouble.clear();
    onClose();
  }

  // What is typed before the record and its draft were read would be lost.
  if (!ready) return null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="It was answered"
      description="The card leaves your pile and joins your answered prayers."
      closable
    >
      <Field label="How was it answered?" hint="You can leave this empty." className="mt-4">
        {({ id: fieldId, describedBy }) => (
          <Sheet
            id={fieldId}
            minRows={4}
            autoFocus
            aria-describedby={describedBy}
            value={form.story}
            onChange={({ target }) => change({ story: target.value })}
          />
        )}
      </Field>
      <RoomLeft text={form.story} limit={LONG_TEXT_CHARACTERS} />
      <div className="mt-6">
        <Button full pending={saving} pendingLabel="Saving..." onClick={() => void keep()}>
          Save Answer
        </Button>
      </div>
    </Dialog>
  );
}
