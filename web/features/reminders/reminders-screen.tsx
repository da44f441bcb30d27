import type { FormEvent } from 'react';
import { useBadgeWanted } from '../../live/badge-choice';
import { useCameFrom } from '../../live/came-from';
import { canShowBadge } from '../../platform/app-badge';
import { Button } from '../../ui/button';
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
      <h1>An hour of the day</h1>
      <p className="lead mt-2">
        Your own calendar reminds you, every day, on every device it is on. This makes the entry for
        it, with no signal too.
      </p>
      <form id={FORM} onSubmit={submit} className="mt-6">
        <Field label="Time" hint="By the clock of wherever you are.">
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
          'Open choose-wholeness-reminder.ics, and your calendar asks whether to add it. For another hour, add it again: it replaces this one. To end it, delete it in your calendar.'}
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
          note="A number on the icon, once the app is installed. On this device only."
          checked={wanted}
          onChange={setWanted}
        />
      ) : (
        <p className="note">This browser can’t show a number on the app’s icon.</p>
      )}
    </Part>
  );
}
