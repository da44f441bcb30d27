import { PRAYER_TYPES } from '../../../shared/records/bible-prayer-day';
import { PRAYER_TYPE_LABELS } from '../../live/entries/bible-prayer-page';
import { Chip } from '../../ui/chip';
import { Field, TextInput } from '../../ui/field';
import { Sheet } from '../../ui/sheet';
import { Stepper } from '../../ui/stepper';
import { ThreeState } from '../../ui/three-state';
import { type BiblePrayerForm, togglePrayerType } from './bible-prayer-form';

const MINUTE_STEP = 5;
const DAY_MINUTES = 1440;

interface BiblePrayerFieldsProps {
  form: BiblePrayerForm;
  onChange: (patch: Partial<BiblePrayerForm>) => void;
}

/** Reading, prayer and what stayed. */
export function BiblePrayerFields({ form, onChange }: BiblePrayerFieldsProps) {
  return (
    <div className="mt-6">
      <section className="question">
        <h2>Did you read today?</h2>
        <ThreeState
          label="Did you read today?"
          value={form.reading}
          onChange={(reading) => onChange({ reading })}
          unsetLabel="Not yet"
          yesLabel="Yes"
          noLabel="No"
        />
        {form.reading && <ReadingFields form={form} onChange={onChange} />}
      </section>
      <section className="question">
        <h2>Did you pray?</h2>
        <ThreeState
          label="Did you pray?"
          value={form.prayer}
          onChange={(prayer) => onChange({ prayer })}
          unsetLabel="Not yet"
          yesLabel="Yes"
          noLabel="No"
        />
        {form.prayer && <PrayerFields form={form} onChange={onChange} />}
      </section>
      <section className="question">
        <h2 id="stayed-label">What stayed with you?</h2>
        <Sheet
          aria-labelledby="stayed-label"
          minRows={3}
          placeholder="A line, a word, a name…"
          value={form.reflection}
          onChange={(event) => onChange({ reflection: event.target.value })}
        />
      </section>
    </div>
  );
}

function ReadingFields({ form, onChange }: BiblePrayerFieldsProps) {
  return (
    <div className="grid gap-4 pt-2">
      <Field label="Passage">
        {({ id }) => (
          <TextInput
            id={id}
            value={form.passage}
            onChange={(event) => onChange({ passage: event.target.value })}
          />
        )}
      </Field>
      <div className="line">
        <span className="label" aria-hidden="true">
          Time reading
        </span>
        <Stepper
          label="Minutes reading"
          value={form.readingMinutes}
          unit="min"
          step={MINUTE_STEP}
          max={DAY_MINUTES}
          onChange={(readingMinutes) => onChange({ readingMinutes })}
        />
      </div>
    </div>
  );
}

function PrayerFields({ form, onChange }: BiblePrayerFieldsProps) {
  return (
    <div className="grid gap-4 pt-2">
      <div className="line">
        <span className="label" aria-hidden="true">
          Time in prayer
        </span>
        <Stepper
          label="Minutes in prayer"
          value={form.prayerMinutes}
          unit="min"
          step={MINUTE_STEP}
          max={DAY_MINUTES}
          onChange={(prayerMinutes) => onChange({ prayerMinutes })}
        />
      </div>
      <fieldset className="border-0 p-0">
        <legend className="label">What kind of prayer?</legend>
        <div className="mt-2.5 flex flex-wrap gap-2">
          {PRAYER_TYPES.map((type) => (
            <Chip
              key={type}
              selected={form.prayerTypes.includes(type)}
              onToggle={() => onChange({ prayerTypes: togglePrayerType(form.prayerTypes, type) })}
            >
              {PRAYER_TYPE_LABELS[type]}
            </Chip>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
