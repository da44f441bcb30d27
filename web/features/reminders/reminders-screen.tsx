import { type FormEvent, useState } from 'react';
import { useBadgeWanted } from '../../journey/react/badge-choice';
import { usePerson } from '../../person/react/person-context';
import { canShowBadge } from '../../platform/app-badge';
import { now } from '../../platform/clock';
import { keepPreference, readPreference } from '../../platform/preference';
import { saveFile } from '../../platform/save-file';
import { timeHere, todayHere } from '../../platform/today';
import { Button } from '../../ui/button';
import { useCameFrom } from '../../ui/came-from';
import { Field, TextInput } from '../../ui/field';
import { FocusScreen, Part } from '../../ui/screen';
import { Switch } from '../../ui/switch';
import { reminderCalendar } from './reminder-calendar';
import { isTime, nextDayAt } from './reminder-time';

const FORM = 'reminder';

/** A daily reminder for the person's own calendar, and what the app's icon shows. */
export function RemindersScreen() {
  const { time, setTime, made, add } = useReminder();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add();
  };
  return (
    <FocusScreen
      title="Reminders"
      backTo={useCameFrom('/home')}
      action={
        <Button type="submit" form={FORM} disabled={!isTime(time)}>
          Add to my calendar
        </Button>
      }
    >
      <h1>Daily reminder</h1>
      <p className="lead mt-2">
        Your calendar app reminds you every day, on every device you use it on. You can make the
        reminder here, even offline.
      </p>
      <form id={FORM} onSubmit={submit} className="mt-6">
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
      </form>
      <p role="status" className="mt-5 empty:hidden">
        {made &&
          'Open choose-wholeness-reminder.ics, and your calendar asks whether to add it. To change the time, add it again; it replaces this one. To stop it, delete it in your calendar.'}
      </p>
      <IconPart />
    </FocusScreen>
  );
}

function IconPart() {
  const [wanted, setWanted] = useBadgeWanted();
  return (
    <Part title="On the app’s icon">
      {canShowBadge() ? (
        <Switch
          label="Show what is left today"
          note="A number on the icon of the installed app. On this device only."
          checked={wanted}
          onChange={setWanted}
        />
      ) : (
        <p className="note">This browser can’t show a number on the app’s icon.</p>
      )}
    </Part>
  );
}

const FILE_NAME = 'choose-wholeness-reminder.ics';
const PREFERENCE = 'reminderTime';
const USUAL_TIME = '07:00';

/** The hour of the reminder, remembered on this device, and the file for it. */
function useReminder() {
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
