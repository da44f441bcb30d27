import { type FormEvent, useState } from 'react';
import type { GuidanceView } from '../../../../shared/api/circle-guidance';
import type { CircleView } from '../../../../shared/api/prayer-circles';
import { useToday } from '../../../live/react/use-today';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { FieldError } from '../../../ui/field-error';
import { toast } from '../../../ui/toast-store';
import { useFocusOnInvalid } from '../../../ui/use-focus-on-invalid';
import { changeGuidance } from '../commands';
import { readGuidance, toGuidance } from '../model/forms';
import { sayGuidance } from '../model/guidance';
import { GuidanceFields } from './guidance-fields';

interface Props {
  readonly circle: CircleView;
  readonly item: GuidanceView;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Other words for what stands in the circle already: it is changed on the server, or stays as it is. */
export function ChangeGuidanceDialog({ circle, item, onClose, onChanged }: Props) {
  const today = useToday();
  const [form, setForm] = useState(() => readGuidance({ ...item, title: item.title ?? '' }));
  const [refusals, setRefusals] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const fields = useFocusOnInvalid(refusals);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const words = toGuidance(form, today);
    if (isPending) return;
    if (!words) return setRefusals(refusals + 1);
    setPending(true);
    setProblem(undefined);
    const result = await changeGuidance(circle.id, item.id, words);
    setPending(false);
    if (!result.ok) return setProblem(result.problem);
    toast({ title: 'Changed' });
    onChanged();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Change what you shared"
      description={sayGuidance(item, today)}
      closable
      className="h-prayer"
    >
      <form
        ref={fields}
        noValidate
        className="mt-3 grid gap-4"
        onSubmit={(event) => void submit(event)}
      >
        <GuidanceFields
          form={form}
          change={(changed) => setForm({ ...form, ...changed })}
          missing={(value, sentence) =>
            refusals > 0 && value.trim() === '' ? sentence : undefined
          }
        />
        {problem && <FieldError id="change-problem">{problem}</FieldError>}
        <Button type="submit" full className="mt-1" pending={isPending} pendingLabel="Saving...">
          Save the change
        </Button>
        <p className="note text-center">You need to be online to change it.</p>
      </form>
    </Dialog>
  );
}
