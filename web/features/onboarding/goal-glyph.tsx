import type { Goal } from '../../../shared/records/preference';
import { Glyph } from '../../ui/mood-glyph';
import { type MoodStroke, moodStrokes } from '../../ui/mood-strokes';

/** Peace and focus look as the moods they are kin to. */
const STROKES: Record<Goal, readonly MoodStroke[]> = {
  healing: [
    {
      d: 'M16 4.2c3.3 4.3 5.7 7.3 5.7 10.5 0 3.2-2.5 5.6-5.7 5.6s-5.7-2.4-5.7-5.6c0-3.2 2.4-6.2 5.7-10.5z',
      light: true,
    },
    {
      d: 'M8.9 22.7c-2.4.6-3.9 1.5-3.9 2.5 0 1.9 4.9 3.3 11 3.3s11-1.4 11-3.3c0-1-1.5-1.9-4-2.5',
    },
  ],
  peace: moodStrokes.peaceful,
  focus: moodStrokes.prayerful,
  growth: [
    { d: 'M16 28V14.5' },
    { d: 'M15.9 20.3c-4.7.3-7.5-2-7.9-6.3 4.5-.2 7.4 2 7.9 6.3z' },
    { d: 'M16.1 14.7c.3-4.8 3.1-7.5 7.9-7.8-.1 4.9-3 7.7-7.9 7.8z', light: true },
    { d: 'M5 28.2c7.3-.3 14.6-.3 22 0' },
  ],
};

/** Decorative: the word stands below it. */
export function GoalGlyph({ goal }: { readonly goal: Goal }) {
  return <Glyph strokes={STROKES[goal]} size={52} />;
}
