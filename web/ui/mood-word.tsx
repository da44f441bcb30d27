import type { Mood } from '../../shared/records/check-in';
import { moodNames } from './mood-names';

/** The word for a mood, its emoji before it as hidden text. */
export function MoodWord({ mood }: { readonly mood: Mood }) {
  const { label, emoji } = moodNames[mood];
  return (
    <span>
      <span className="sr-only">{emoji} </span>
      {label}
    </span>
  );
}
