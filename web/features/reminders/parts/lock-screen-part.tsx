import { Mark } from '../../../ui/mark';
import { Part } from '../../../ui/screen';
import { Switch } from '../../../ui/switch';
import type { ScheduleProps } from '../use-schedule';

/** What anybody can read who sees the screen, and whether the practice is named there. */
export function LockScreenPart({ form, onChange }: ScheduleProps) {
  return (
    <Part title="On your lock screen">
      <figure className="reminder-preview" aria-label="What a notification looks like">
        <span className="reminder-preview-icon">
          <Mark />
        </span>
        <div>
          <p className="font-label">A quiet moment is ready</p>
          <p className="text-ink-3 text-ui-sm">
            {form.showsPractice ? 'Journal' : 'Choose Wholeness'}
          </p>
        </div>
      </figure>
      <Switch
        label="Show which practice"
        note="Anyone who sees your screen can read it. It never shows anything you wrote."
        className="mt-4"
        checked={form.showsPractice}
        onChange={(showsPractice) => onChange({ ...form, showsPractice })}
      />
      <p className="note mt-4">
        To send reminders, our server stores these times and your time zone, and looks at which of
        the five practices you’ve done that day. The message reaches this device encrypted, through
        your browser’s notification service.
      </p>
    </Part>
  );
}
