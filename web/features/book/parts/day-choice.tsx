import { sayJourney } from '../../../../shared/domain/journey-words';
import { Field, TextInput } from '../../../ui/field';
import { RadioChips } from '../../../ui/radio-chips';
import { Part } from '../../../ui/screen';
import type { SpanChoice, SpanKind } from '../model/use-span-choice';

interface DayChoiceProps {
  readonly choice: SpanChoice;
  readonly onChange: SpanChoice['choose'];
  readonly today: string;
}

/** Which days the book is of. */
export function DayChoice({ choice, onChange, today }: DayChoiceProps) {
  const { kind, journeys, from, to } = choice;
  const choices: { value: SpanKind; label: string }[] = [
    ...journeys.map((journey) => ({
      value: `journey-${journey}` as const,
      label: journey === 1 ? 'The ninety days' : sayJourney(journey),
    })),
    { value: 'year', label: 'This year' },
    { value: 'days', label: 'Other days' },
  ];
  return (
    <Part>
      <RadioChips
        label="Which days"
        choices={choices}
        value={kind}
        onChange={(value) => onChange({ kind: value })}
      />
      {kind === 'days' && (
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <Field label="From">
            {({ id }) => (
              <TextInput
                id={id}
                type="date"
                max={today}
                value={from}
                onChange={({ target }) => onChange({ from: target.value })}
              />
            )}
          </Field>
          <Field label="To">
            {({ id }) => (
              <TextInput
                id={id}
                type="date"
                max={today}
                value={to}
                onChange={({ target }) => onChange({ to: target.value })}
              />
            )}
          </Field>
        </div>
      )}
    </Part>
  );
}
