import type { FormEvent } from 'react';
import { useBadgeWanted } from '../../journey/react/badge-choice';
import { canShowBadge } from '../../platform/app-badge';
import { Button } from '../../ui/button';
import { useCameFrom } from '../../ui/came-from';
import { Field, TextInput } from '../../ui/field';
import { FocusScreen, Part } from '../../ui/screen';
import { Switch } from '../../ui/switch';
import { isTime } from './reminder-time';
import { useReminder } from './use-reminder';

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
