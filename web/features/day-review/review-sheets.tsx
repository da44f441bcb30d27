import { useId } from 'react';
import { LONG_TEXT_CHARACTERS } from '../../../shared/records/fields';
import { kindWords } from '../../records/kind-words';
import { RoomLeft } from '../../ui/room-left';
import { Sheet } from '../../ui/sheet';
import type { DayReviewForm } from './day-review-form';

const SHEETS = ['grateful', 'truth', 'tomorrowStep'] as const;
const { fields } = kindWords('day-review');

interface ReviewSheetsProps {
  form: DayReviewForm;
  onChange: (patch: Partial<DayReviewForm>) => void;
}

/** The three sheets of a day review, each under its question. */
export function ReviewSheets({ form, onChange }: ReviewSheetsProps) {
  const id = useId();
  return SHEETS.map((name) => (
    <section key={name} className="mt-7">
      <label htmlFor={`${id}-${name}`} className="mb-1 block font-[440] font-serif text-heading">
        {fields[name]}
      </label>
      <Sheet
        id={`${id}-${name}`}
        minRows={2}
        value={form[name]}
        placeholder={name === 'tomorrowStep' ? 'Small enough to keep' : undefined}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
      <RoomLeft text={form[name]} limit={LONG_TEXT_CHARACTERS} />
    </section>
  ));
}
