import { LONG_TEXT_CHARACTERS, SHORT_TEXT_CHARACTERS } from '../../../../shared/records/fields';
import { RHYTHMS } from '../../../../shared/records/intercession-card';
import {
  cardWeekday,
  RHYTHM_NAMES,
  WEEKDAY_NAMES,
} from '../../../records/kinds/intercession-card/rhythm-words';
import { Field } from '../../../ui/field';
import { GrowingLine } from '../../../ui/growing-line';
import { RadioChips } from '../../../ui/radio-chips';
import { RoomLeft } from '../../../ui/room-left';
import { Sheet } from '../../../ui/sheet';
import type { CardForm } from '../model/card-form';
import { SinceField } from './since-field';

interface CardFieldsProps {
  readonly form: CardForm;
  readonly today: string;
  readonly onChange: (patch: Partial<CardForm>) => void;
}

const RHYTHM_CHOICES = RHYTHMS.map((value) => ({ value, label: RHYTHM_NAMES[value] }));
const WEEKDAY_CHOICES = WEEKDAY_NAMES.map((label, day) => ({ value: String(day), label }));

/** What a card says, and when it comes. */
export function CardFields({ form, today, onChange }: CardFieldsProps) {
  const { who, matter, since, rhythm, weekday } = form;
  return (
    <div className="mt-4 grid gap-5">
      <Field label="Who or what do you pray for?">
        {({ id, describedBy }) => (
          <GrowingLine
            id={id}
            look="framed"
            autoFocus
            aria-describedby={describedBy}
            value={who}
            onChange={(typed) => onChange({ who: typed })}
          />
        )}
      </Field>
      <RoomLeft text={who} limit={SHORT_TEXT_CHARACTERS} />
      <Field label="What do you ask?">
        {({ id, describedBy }) => (
          <Sheet
            id={id}
            minRows={3}
            aria-describedby={describedBy}
            value={matter}
            onChange={({ target }) => onChange({ matter: target.value })}
          />
        )}
      </Field>
      <RoomLeft text={matter} limit={LONG_TEXT_CHARACTERS} />
      <RadioChips
        label="How often?"
        choices={RHYTHM_CHOICES}
        value={rhythm}
        onChange={(chosen) => onChange({ rhythm: chosen })}
      />
      {rhythm === 'weekly' && (
        <RadioChips
          label="On which day?"
          choices={WEEKDAY_CHOICES}
          value={String(cardWeekday({ since, ...(weekday !== null && { weekday }) }))}
          onChange={(chosen) => onChange({ weekday: Number(chosen) })}
        />
      )}
      <SinceField since={since} today={today} onChange={(chosen) => onChange({ since: chosen })} />
    </div>
  );
}
