import { useId } from 'react';
import { MOODS, type Mood } from '../../../shared/records/check-in';
import { MoodGlyph } from '../../ui/mood-glyph';
import { MoodWord } from '../../ui/mood-word';

interface MoodChoiceProps {
  value: Mood | null;
  onChange: (mood: Mood | null) => void;
}

/** One of the moods; choosing the chosen one again takes it back. */
export function MoodChoice({ value, onChange }: MoodChoiceProps) {
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
