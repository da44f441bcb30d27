import type { CircleView } from '../../../../shared/api/prayer-circles';
import { findPlan, READING_PLANS } from '../../../../shared/content/plans/reading-plans';
import { Button } from '../../../ui/button';
import { Field, TextInput } from '../../../ui/field';
import { RadioChips } from '../../../ui/radio-chips';
import { useOpenDialog } from '../model/circle-dialog';
import { toEndPlan } from '../model/end-plan';
import type { PlanForm } from '../model/forms';
import { useGuidance } from '../queries';

interface Props {
  readonly circle: CircleView;
  readonly form: PlanForm;
  readonly change: (changed: Partial<PlanForm>) => void;
  /** It was to be sent with something missing. */
  readonly hasRefused: boolean;
}

const PLANS = READING_PLANS.map(({ id, title }) => ({ value: id, label: title }));

/** Which plan the circle reads, and from when; the one that it reads now can be ended. */
export function PlanFields({ circle, form, change, hasRefused }: Props) {
  const { plan, startsOn } = form;
  return (
    <>
      <PlanNow circle={circle} />
      <RadioChips
        label="Which plan"
        choices={PLANS}
        value={findPlan(plan ?? '')?.id ?? null}
        onChange={(chosen) => change({ plan: chosen })}
        error={hasRefused && plan === null ? 'Choose a plan.' : undefined}
      />
      <Field
        label="First day"
        error={hasRefused && startsOn === '' ? 'Choose the first day.' : undefined}
      >
        {({ id, describedBy, invalid }) => (
          <TextInput
            id={id}
            type="date"
            required
            aria-describedby={describedBy}
            invalid={invalid}
            value={startsOn}
            onChange={({ target }) => change({ startsOn: target.value })}
          />
        )}
      </Field>
    </>
  );
}

function PlanNow({ circle }: Pick<Props, 'circle'>) {
  const open = useOpenDialog();
  const plan = useGuidance(circle.id).value?.plan;
  const title = plan && findPlan(plan.plan)?.title;
  if (!title) return null;
  return (
    <div>
      <p className="text-ui-sm text-ink-2">{`The circle reads ${title} now. Another plan takes its place.`}</p>
      <Button
        variant="text"
        size="sm"
        className="px-0"
        onClick={() =>
          open({
            kind: 'decide',
            decision: toEndPlan(circle),
            back: { kind: 'guide', circle, first: 'plan' },
          })
        }
      >
        End the plan
      </Button>
    </div>
  );
}
