import { Field, TextInput } from '../../../ui/field';
import { Part } from '../../../ui/screen';
import { Switch } from '../../../ui/switch';
import type { ScheduleProps } from '../use-schedule';

/** Hours in which nothing is sent. */
export function QuietPart({ form, onChange }: ScheduleProps) {
  const fields = [
    { label: 'Quiet from', name: 'quietFrom' },
    { label: 'Until', name: 'quietUntil' },
  ] as const;
  return (
    <Part title="Quiet hours">
      <Switch
        label="Send nothing in these hours"
        checked={form.hasQuietHours}
        onChange={(hasQuietHours) => onChange({ ...form, hasQuietHours })}
      />
      {form.hasQuietHours && (
        <div className="mt-4 grid grid-cols-2 gap-4">
          {fields.map(({ label, name }) => (
            <Field key={name} label={label}>
              {({ id }) => (
                <TextInput
                  id={id}
                  type="time"
                  required
                  value={form[name]}
                  onChange={(event) => onChange({ ...form, [name]: event.target.value })}
                />
              )}
            </Field>
          ))}
        </div>
      )}
    </Part>
  );
}
