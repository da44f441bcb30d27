import { X } from 'lucide-react';
import { useId } from 'react';
import type { DailyFlag } from '../../../../shared/domain/activity';
import { DAY_WINDOWS } from '../../../ui/day-windows';
import { TextInput } from '../../../ui/field';
import { IconButton } from '../../../ui/icon-button';
import { changeTime, isInQuietHours, removeTime, type TimeFields } from '../model/schedule-form';
import type { ScheduleProps } from '../use-schedule';

const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

interface TimeRowProps extends ScheduleProps {
  readonly row: TimeFields;
  readonly at: number;
  readonly practice: DailyFlag;
}

/** One time of a practice, and its days of the week. */
export function TimeRow({ row, at, practice, form, onChange }: TimeRowProps) {
  const noteId = useId();
  const what =
    at === 0 ? DAY_WINDOWS[practice].label : `${DAY_WINDOWS[practice].label} (${at + 1})`;
  const note = sayNote(row, isInQuietHours(form, row.time));
  const change = (changed: Partial<TimeFields>) =>
    onChange(changeTime(form, practice, at, changed));
  return (
    <div className="reminder-time">
      <div className="flex items-center gap-2">
        <TextInput
          type="time"
          required
          aria-label={`Time for ${what}`}
          aria-describedby={note === undefined ? undefined : noteId}
          className="reminder-clock"
          value={row.time}
          onChange={(event) => change({ time: event.target.value })}
        />
        {at > 0 && (
          <IconButton
            label={`Remove the time for ${what}`}
            onClick={() => onChange(removeTime(form, practice, at))}
          >
            <X size={20} strokeWidth={1.6} />
          </IconButton>
        )}
      </div>
      <fieldset className="weekdays">
        <legend className="sr-only">Days for {what}</legend>
        {WEEKDAYS.map((name, day) => (
          <Weekday
            key={name}
            name={name}
            isChosen={((row.weekdays >> day) & 1) === 1}
            onToggle={() => change({ weekdays: row.weekdays ^ (1 << day) })}
          />
        ))}
      </fieldset>
      {note !== undefined && (
        <p className="note mt-2" id={noteId}>
          {note}
        </p>
      )}
    </div>
  );
}

interface WeekdayProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function Weekday({ name, isChosen, onToggle }: WeekdayProps) {
  return (
    <button type="button" className="weekday" aria-pressed={isChosen} onClick={onToggle}>
      <span className="sr-only">{name}</span>
      <span aria-hidden>{name.slice(0, 1)}</span>
    </button>
  );
}

function sayNote({ weekdays }: TimeFields, isQuiet: boolean): string | undefined {
  if (weekdays === 0) return 'Choose at least one day.';
  return isQuiet ? 'This is in your quiet hours, so nothing will appear.' : undefined;
}
