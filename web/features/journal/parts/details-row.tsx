import { CalendarClock, Hash, Image, Smile, Star } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { MOODS, type Mood } from '../../../../shared/records/check-in';
import { useToday } from '../../../live/react/use-today';
import { sayPhotos } from '../../../media/photos/photo-words';
import type { Photos } from '../../../media/react/use-photos';
import { formatMinute } from '../../../ui/format/times';
import { joinClasses } from '../../../ui/join-classes';
import { MoodGlyph } from '../../../ui/mood-glyph';
import { moodNames } from '../../../ui/mood-names';
import { MoodWord } from '../../../ui/mood-word';
import type { EntryForm } from '../entry-form';
import { DateChoice } from './date-choice';
import { DetailButton } from './detail-button';
import { TagChoice } from './tag-choice';
import '../../../ui/styles/late/entry-details.css';

type Part = 'mood' | 'tags' | 'date';

interface DetailsRowProps {
  form: EntryForm;
  /** The entry's date and time as they are now, a local minute; undefined for one that is being begun. */
  minute: string | undefined;
  photos: Photos;
  onChange: (patch: Partial<EntryForm>) => void;
}

/** What can be said of an entry beside its words, in one quiet row under the sheet. None of it is needed. */
export function DetailsRow({ form, minute, photos, onChange }: DetailsRowProps) {
  const today = useToday();
  const id = useId();
  const [open, setOpen] = useState<Part>();
  const toggle = (part: Part) => setOpen((before) => (before === part ? undefined : part));
  const shown = form.datedAt ?? minute;
  const detail = (part: Part, label: string, isChosen: boolean, icon: ReactNode) => (
    <DetailButton
      icon={icon}
      isChosen={isChosen}
      aria-expanded={open === part}
      aria-controls={open === part ? id : undefined}
      onClick={() => toggle(part)}
    >
      {label}
    </DetailButton>
  );
  return (
    <>
      <fieldset className="-mx-2 mt-2 flex flex-wrap gap-x-1">
        <legend className="sr-only">About this entry</legend>
        {detail(
          'mood',
          form.mood ? moodNames[form.mood].label : 'Mood',
          form.mood !== null,
          moodIcon(form),
        )}
        {detail('tags', sayTags(form.tags), form.tags.length > 0, <Hash {...ICON} />)}
        <DetailButton
          icon={<Star {...ICON} />}
          isChosen={form.starred}
          className={joinClasses(form.starred && 'entry-detail-starred')}
          aria-pressed={form.starred}
          onClick={() => onChange({ starred: !form.starred })}
        >
          Star
        </DetailButton>
        <PhotosButton photos={photos} />
        {detail(
          'date',
          shown ? formatMinute(shown, today) : 'Now',
          form.datedAt !== null,
          <CalendarClock {...ICON} />,
        )}
      </fieldset>
      {open && (
        <div id={id} className="mt-2 border-y border-rule pt-4 pb-5">
          {open === 'mood' && (
            <MoodChoice value={form.mood} onChange={(mood) => onChange({ mood })} />
          )}
          {open === 'tags' && (
            <TagChoice tags={form.tags} onChange={(tags) => onChange({ tags })} />
          )}
          {open === 'date' && (
            <DateChoice minute={shown} onChange={(datedAt) => onChange({ datedAt })} />
          )}
        </div>
      )}
    </>
  );
}

/** Opens what the device has for choosing pictures: on a phone its library and its camera. */
function PhotosButton({ photos }: { photos: Photos }) {
  const input = useRef<HTMLInputElement>(null);
  const count = photos.photos.length;
  return (
    <>
      <DetailButton
        icon={<Image {...ICON} />}
        isChosen={count > 0}
        onClick={() => (photos.isFull ? photos.add([]) : input.current?.click())}
      >
        {count > 1 ? sayPhotos(count) : 'Photos'}
      </DetailButton>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Choose photos"
        onChange={({ target }) => {
          photos.add([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

const ICON = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const;

function moodIcon({ mood }: EntryForm): ReactNode {
  return mood ? <MoodGlyph mood={mood} size={20} /> : <Smile {...ICON} />;
}

/** 'Tags', 'rest', 'rest and 2 more'. */
function sayTags([first, ...others]: readonly string[]): string {
  if (first === undefined) return 'Tags';
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}

interface MoodChoiceProps {
  value: Mood | null;
  onChange: (mood: Mood | null) => void;
}

/** One of the moods; choosing the chosen one again takes it back. */
function MoodChoice({ value, onChange }: MoodChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">Mood</legend>
      <div className="chips">
        {MOODS.map((mood) => (
          <label key={mood} className="chip">
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={mood === value}
              onChange={() => onChange(mood)}
              onClick={() => mood === value && onChange(null)}
            />
            <MoodGlyph mood={mood} size={20} />
            <MoodWord mood={mood} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
