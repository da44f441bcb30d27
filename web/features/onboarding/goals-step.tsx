import { Check } from 'lucide-react';
import { GOALS, type Goal } from '../../../shared/records/preference';
import { GOAL_WORDS } from '../../account/goal-words';
import { Glyph } from '../../ui/mood-glyph';
import { type MoodStroke, moodStrokes } from '../../ui/mood-strokes';
import type { Choices } from './choices';

interface Props {
  readonly goals: readonly Goal[];
  readonly onChange: (choice: Partial<Choices>) => void;
}

/** What the person hopes for; at least one. */
export function GoalsStep({ goals, onChange }: Props) {
  const toggle = (goal: Goal) =>
    GOALS.filter((one) => (one === goal ? !goals.includes(one) : goals.includes(one)));
  return (
    <>
      <h1 className="mt-3">What are you hoping for?</h1>
      <p className="mt-2 text-ink-2">Choose one, or as many as are true.</p>
      <fieldset className="goals">
        <legend className="sr-only">What are you hoping for?</legend>
        {GOALS.map((goal) => {
          const checked = goals.includes(goal);
          return (
            <label key={goal} className="mood-card goal">
              <input
                type="checkbox"
                className="sr-only"
                checked={checked}
                onChange={() => onChange({ goals: toggle(goal) })}
              />
              <GoalGlyph goal={goal} />
              <span className="font-serif text-card leading-[1.2] font-subhead text-ink">
                {GOAL_WORDS[goal].name}
              </span>
              <span className="text-sm leading-running font-ui text-ink-2">
                {GOAL_WORDS[goal].line}
              </span>
              {checked && (
                <span className="goal-mark">
                  <Check size={16} strokeWidth={2.4} aria-hidden />
                </span>
              )}
            </label>
          );
        })}
      </fieldset>
    </>
  );
}

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
function GoalGlyph({ goal }: { readonly goal: Goal }) {
  return <Glyph strokes={STROKES[goal]} size={52} />;
}
