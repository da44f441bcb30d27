import { useState } from 'react';
import { dayOf, FIRST_MINUTE, localMinuteAt } from '../../../../shared/domain/local-minute';
import { now, utcOffsetMinutes } from '../../../platform/clock';
import { Field, TextInput } from '../../../ui/field';
import { minuteFrom } from '../model/dated';

interface DateChoiceProps {
  /** A local minute; undefined for an entry that is being begun. */
  minute: string | undefined;
  onChange: (minute: string) => void;
}

/** The date and time of an entry, up to now. */
export function DateChoice({ minute, onChange }: DateChoiceProps) {
  const [here] = useState(minuteHere);
  const [typed, setTyped] = useState(() => partsOf(minute ?? here));

  /** A date can be incomplete while it is typed: only one that exists counts. */
  function type(patch: Partial<ReturnType<typeof partsOf>>) {
    const next = { ...typed, ...patch };
    setTyped(next);
    const chosen = minuteFrom(next.date, next.time, minuteHere());
    if (chosen) onChange(chosen);
  }

  return (
    <fieldset
      className="grid gap-4 sm:grid-cols-2"
      // What names no date, or one that is still to come, is shown as it counts.
      onBlur={() => setTyped(partsOf(minute ?? here))}
    >
      <legend className="sr-only">Date and time</legend>
      <Field label="Date">
        {({ id }) => (
          <TextInput
            id={id}
            type="date"
            min={dayOf(FIRST_MINUTE)}
            max={dayOf(minuteHere())}
            value={typed.date}
            onChange={(event) => type({ date: event.target.value })}
          />
        )}
      </Field>
      <Field label="Time">
        {({ id }) => (
          <TextInput
            id={id}
            type="time"
            value={typed.time}
            onChange={(event) => type({ time: event.target.value })}
          />
        )}
      </Field>
      <p className="note sm:col-span-2">The entry moves to this day and counts there.</p>
    </fieldset>
  );
}

function minuteHere(): string {
  return localMinuteAt(now(), utcOffsetMinutes(now()));
}

function partsOf(minute: string): { date: string; time: string } {
  return { date: dayOf(minute), time: minute.slice(11) };
}
