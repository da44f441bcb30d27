import { ListFilter } from 'lucide-react';
import { useId, useState } from 'react';
import { MOODS, type Mood } from '../../../shared/records/check-in';
import { kindsInOrderOfDay, kindWords } from '../../records/kind-words';
import { useTagSuggestions } from '../../records/react/use-tag-suggestions';
import { isNarrow, NO_FILTER, type SearchFilter } from '../../search/search-filter';
import { Button } from '../../ui/button';
import { Field, TextInput } from '../../ui/field';
import { moodNames } from '../../ui/mood-names';

/** In the order of the day, then what is written about it. */
const KINDS = kindsInOrderOfDay()
  .filter(({ fields }) => Object.values(fields).includes('text'))
  .map(({ name }) => name);

interface SearchFiltersProps {
  readonly filter: SearchFilter;
  readonly onChange: (filter: SearchFilter) => void;
}

/** What the answers are narrowed to: a practice, a mood, a tag, some days. Closed until it is wanted. */
export function SearchFilters({ filter, onChange }: SearchFiltersProps) {
  const [isOpen, setIsOpen] = useState(isNarrow(filter));
  const fields = useId();
  return (
    <div className="mt-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Button
          variant="text"
          size="sm"
          className="px-0"
          aria-expanded={isOpen}
          aria-controls={fields}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ListFilter size={16} strokeWidth={1.6} aria-hidden />
          Filters
        </Button>
        {isNarrow(filter) && (
          <Button variant="text" size="sm" className="px-0" onClick={() => onChange(NO_FILTER)}>
            Clear filters
          </Button>
        )}
      </div>
      <div id={fields} hidden={!isOpen} className="mt-2">
        {isOpen && <Fields filter={filter} onChange={onChange} />}
      </div>
    </div>
  );
}

function Fields({ filter, onChange }: SearchFiltersProps) {
  const change = (part: SearchFilter) => onChange({ ...filter, ...part });
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-4 gap-y-3">
      <Choice
        label="Where"
        all="Everywhere"
        options={KINDS.map((kind) => ({ value: kind, label: kindWords(kind).name }))}
        value={filter.kind}
        onChange={(kind) => change({ kind })}
      />
      <Choice
        label="Mood"
        all="Any mood"
        options={MOODS.map((mood) => ({ value: mood, label: moodNames[mood].label }))}
        value={filter.mood}
        onChange={(mood) => change({ mood: mood as Mood | undefined })}
      />
      <TagField value={filter.tag} onChange={(tag) => change({ tag })} />
      <Choice
        label="Photos"
        all="With or without"
        options={[{ value: 'with', label: 'With photo' }]}
        value={filter.withPhoto && 'with'}
        onChange={(chosen) => change({ withPhoto: chosen ? true : undefined })}
      />
      <DayField label="From" value={filter.from} onChange={(from) => change({ from })} />
      <DayField label="To" value={filter.to} onChange={(to) => change({ to })} />
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  /** What the choice of nothing is called. */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

function Choice({ label, all, options, value, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      {({ id }) => (
        <select
          id={id}
          className="text-input pr-3"
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value || undefined)}
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface TagFieldProps {
  readonly value: string | undefined;
  readonly onChange: (tag: string | undefined) => void;
}

/** The beginning of a tag; those that the person uses most are offered. */
function TagField({ value, onChange }: TagFieldProps) {
  const known = useTagSuggestions(NONE);
  const listId = useId();
  return (
    <Field label="Tag">
      {({ id }) => (
        <>
          <TextInput
            id={id}
            list={listId}
            value={value ?? ''}
            onChange={({ target }) => onChange(target.value || undefined)}
          />
          <datalist id={listId}>
            {known.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

const NONE: readonly string[] = [];

interface DayFieldProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <Field label={label} className="grid-cols-[minmax(0,1fr)]">
      {({ id }) => (
        <TextInput
          id={id}
          type="date"
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      )}
    </Field>
  );
}
