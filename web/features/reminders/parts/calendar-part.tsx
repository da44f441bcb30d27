import { type FormEvent, useState } from 'react';
import { usePerson } from '../../../person/react/person-context';
import { now } from '../../../platform/clock';
import { keepPreference, readPreference } from '../../../platform/preference';
import { saveFile } from '../../../platform/save-file';
import { timeHere, todayHere } from '../../../platform/today';
import { Button } from '../../../ui/button';
import { Field, TextInput } from '../../../ui/field';
import { Part } from '../../../ui/screen';
import { reminderCalendar } from '../model/calendar-file';
import { isTime, nextDayAt } from '../model/reminder-time';

/** A daily reminder for the person's own calendar: the way without notifications. */
export function CalendarPart() {
  const { time, setTime, made, add } = useCalendarFile();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add();
  };
  return (
    <Part title="In your calendar" className="mt-0">
      <p className="note">
        Your calendar app reminds you every day, on every device you use it on. You can make this
        reminder here, even offline.
      </p>
      <form onSubmit={submit} className="mt-4 grid gap-4">
        <Field label="Time" hint="In your local time">
          {({ id, describedBy }) => (
            <TextInput
              id={id}
              type="time"
              required
              aria-describedby={describedBy}
              value={time}
              onChange={(event) => setTime(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" full disabled={!isTime(time)}>
          Add to my calendar
        </Button>
      </form>
      <p role="status" className="mt-4 empty:hidden">
        {made &&
          'Open choose-wholeness-reminder.ics, and your calendar asks whether to add it. To change the time, add it again; it replaces this one. To stop it, delete it in your calendar.'}
      </p>
    </Part>
  );
}

const FILE_NAME = 'choose-wholeness-reminder.ics';
const PREFERENCE = 'reminderTime';
const USUAL_TIME = '07:00';

/** The hour of the reminder, remembered on this device, and the file for it. */
function useCalendarFile() {
  const { store } = usePerson();
  const [time, setTime] = useState(() => {
    const kept = readPreference(PREFERENCE) ?? '';
    return isTime(kept) ? kept : USUAL_TIME;
  });
  const [made, setMade] = useState(false);

  function add(): void {
    if (!isTime(time)) return;
    keepPreference(PREFERENCE, time);
    const file = reminderCalendar({
      personId: store.personId,
      time,
      firstDay: nextDayAt(time, todayHere(), timeHere()),
      madeAt: now(),
      address: location.origin,
    });
    saveFile(FILE_NAME, new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    setMade(true);
  }

  return { time, setTime, made, add };
}
