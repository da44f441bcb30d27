import { MOODS, type Mood } from '../../shared/records/check-in';
import { Stroke } from './mood-glyph';
import { moodStrokes } from './mood-strokes';

/** The drawings of all moods, once for a page on which they come by the hundred. They show nothing by themselves. */
export function MoodSymbols() {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      {MOODS.map((mood) => (
        <symbol key={mood} id={symbolOf(mood)} viewBox="0 0 32 32">
          {moodStrokes[mood].map((stroke) => (
            <Stroke key={`${stroke.d}${stroke.turn ?? 0}`} stroke={stroke} />
          ))}
        </symbol>
      ))}
    </svg>
  );
}

/** The id of a mood's drawing among {@link MoodSymbols}, for an SVG `use`. */
export function symbolOf(mood: Mood): string {
  return `mood-${mood}`;
}
