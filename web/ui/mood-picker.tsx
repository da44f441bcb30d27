import { useId } from 'react';
import type { Mood } from '../../shared/records/check-in';
import { joinClasses } from './join-classes';
import { MoodGlyph } from './mood-glyph';
import { MoodWord } from './mood-word';
import './styles/late/moods.css';

interface MoodPickerProps {
  readonly moods: readonly Mood[];
  readonly value: Mood | null;
  readonly onChange: (mood: Mood) => void;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** Moods as arched cards, one of which may be chosen. Radio buttons underneath: arrow keys move. */
export function MoodPicker(props: MoodPickerProps) {
  const { moods, value, onChange, label = 'Mood', className } = props;
  const name = useId();
  return (
    <fieldset className={joinClasses('mood-picker', className)}>
      <legend className="sr-only">{label}</legend>
      <div className="mood-cards">
        {moods.map((mood) => (
          <label key={mood} className="mood-card">
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={mood === value}
              onChange={() => onChange(mood)}
            />
            <MoodGlyph mood={mood} size={44} />
            <MoodWord mood={mood} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
