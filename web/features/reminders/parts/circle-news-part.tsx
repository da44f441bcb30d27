import { Part } from '../../../ui/screen';
import { Switch } from '../../../ui/switch';
import type { ScheduleProps } from '../use-schedule';

/** Whether the person is told what others did for their prayer requests. */
export function CircleNewsPart({ form, onChange }: ScheduleProps) {
  return (
    <Part title="From your circles">
      <Switch
        label="When someone prays for my request or answers it"
        note="At most three a day, at least four hours apart. It waits until your quiet hours end, and nothing comes if you’ve already opened the circle."
        checked={form.circleNews}
        onChange={(circleNews) => onChange({ ...form, circleNews })}
      />
      <p className="note mt-3">
        The notification says “Someone prayed for your request” or “Someone responded to your
        request”. It names no person, circle, or request.
      </p>
    </Part>
  );
}
