import { useState } from 'react';
import { GUIDANCE_KINDS } from '../../../../shared/api/circle-guidance';
import type { CircleView } from '../../../../shared/api/prayer-circles';
import { guidancePath } from '../../../answers/circle-paths';
import { todayHere } from '../../../platform/today';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { RadioChips } from '../../../ui/radio-chips';
import { useFocusOnInvalid } from '../../../ui/use-focus-on-invalid';
import { type GuidanceForm, readGuidance, readPlan, toGuidance, toPlan } from '../model/forms';
import { planPath } from '../model/paths';
import { useFormDialog } from '../model/use-form-dialog';
import { GuidanceFields } from './guidance-fields';
import { PlanFields } from './plan-fields';

interface Props {
  readonly circle: CircleView;
  readonly first: 'guidance' | 'plan' | undefined;
  readonly onClose: () => void;
}

const KINDS = [
  { value: 'note', label: 'Note' },
  { value: 'theme', label: 'Theme' },
  { value: 'prompt', label: 'Question' },
  { value: 'plan', label: 'Plan' },
] as const;

const toNewGuidance = (form: GuidanceForm) => toGuidance(form, todayHere());

/** What a leader gives the circle: a note, a theme, a question, or a plan to read together. */
export function GuideDialog({ circle, first, onClose }: Props) {
  const guidance = useFormDialog({
    kind: 'circle-guidance',
    path: guidancePath(circle.id),
    read: readGuidance,
    toRequest: toNewGuidance,
    done: 'Shared with the circle',
    failed: 'We couldn’t share this',
    onClose,
  });
  const plan = useFormDialog({
    kind: 'circle-plan',
    path: planPath(circle.id),
    read: readPlan,
    toRequest: toPlan,
    done: 'Plan shared with the circle',
    failed: 'We couldn’t share the plan',
    onClose,
  });
  const [isPlan, setPlan] = useState(first === 'plan');
  const { refusals, sending, submit } = isPlan ? plan : guidance;
  const fields = useFocusOnInvalid(refusals);
  // Nothing can be typed that a draft would take the place of.
  if (!guidance.form || !plan.form) return null;
  const choose = (kind: (typeof KINDS)[number]['value']) => {
    setPlan(kind === 'plan');
    const written = GUIDANCE_KINDS.find((each) => each === kind);
    if (written) guidance.change({ kind: written });
  };
  return (
    <Dialog open onOpenChange={onClose} title="For the circle" closable className="h-prayer">
      <form ref={fields} noValidate className="mt-3 grid gap-4" onSubmit={submit}>
        <RadioChips
          label="What you share"
          choices={KINDS}
          value={isPlan ? 'plan' : guidance.form.kind}
          onChange={choose}
        />
        {isPlan ? (
          <PlanFields
            circle={circle}
            form={plan.form}
            change={plan.change}
            hasRefused={refusals > 0}
          />
        ) : (
          <GuidanceFields
            form={guidance.form}
            change={guidance.change}
            missing={guidance.missing}
          />
        )}
        <Button type="submit" full className="mt-1" pending={sending} pendingLabel="Sharing...">
          Share with the circle
        </Button>
        <p className="note text-center">{`Everyone in ${circle.name} can read it.`}</p>
      </form>
    </Dialog>
  );
}
