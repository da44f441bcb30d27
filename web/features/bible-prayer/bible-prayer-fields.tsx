import { Link } from 'react-router-dom';
import { chapterPlace } from '../../../shared/content/chapter-place';
import { readPassages } from '../../../shared/content/read-passage';
import { sayReference } from '../../../shared/content/say-reference';
import { PRAYER_TYPES } from '../../../shared/records/bible-prayer-day';
import { LONG_TEXT_CHARACTERS, SHORT_TEXT_CHARACTERS } from '../../../shared/records/fields';
import { PRAYER_TYPE_LABELS } from '../../records/kinds/bible-prayer-day/bible-prayer-page';
import { useHere } from '../../ui/came-from';
import { Chip } from '../../ui/chip';
import { Field } from '../../ui/field';
import { GrowingLine } from '../../ui/growing-line';
import { RoomLeft } from '../../ui/room-left';
import { Sheet } from '../../ui/sheet';
import { ThreeState } from '../../ui/three-state';
import { type BiblePrayerForm, togglePrayerType } from './bible-prayer-form';
import { MinutesLine } from './minutes-line';

/** Beyond these a list of passages would push the form away. */
const MOST_DOORS = 4;

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
        <RoomLeft text={form.reflection} limit={LONG_TEXT_CHARACTERS} />
      </section>
    </div>
  );
}

function ReadingFields({ form, onChange }: BiblePrayerFieldsProps) {
  return (
    <div className="grid gap-4 pt-2">
      <Field label="Passage">
        {({ id }) => (
          <div>
            <GrowingLine
              id={id}
              look="framed"
              enterKeyHint="done"
              value={form.passage}
              onChange={(passage) => onChange({ passage })}
            />
            <RoomLeft text={form.passage} limit={SHORT_TEXT_CHARACTERS} />
            <PassageDoors passage={form.passage} />
          </div>
        )}
      </Field>
      <MinutesLine
        title="Time reading"
        label="Minutes reading"
        minutes={form.readingMinutes}
        onChange={(readingMinutes) => onChange({ readingMinutes })}
      />
    </div>
  );
}

function PrayerFields({ form, onChange }: BiblePrayerFieldsProps) {
  return (
    <div className="grid gap-4 pt-2">
      <MinutesLine
        title="Time in prayer"
        label="Minutes in prayer"
        minutes={form.prayerMinutes}
        onChange={(prayerMinutes) => onChange({ prayerMinutes })}
      />
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

/** What is typed opens in the Bible where it names passages, and leads back here. */
function PassageDoors({ passage }: { readonly passage: string }) {
  const here = useHere();
  const passages = readPassages(passage).slice(0, MOST_DOORS);
  if (passages.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-5">
      {passages.map((reference) => (
        <Link
          key={reference}
          to={chapterPlace(reference)}
          state={here}
          className="text-link inline-flex min-h-11 items-center"
        >
          {`Open ${sayReference(reference)}`}
        </Link>
      ))}
    </p>
  );
}
