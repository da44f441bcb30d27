import { Check } from 'lucide-react';
import { GOALS, type Goal } from '../../../shared/records/preference';
import { GOAL_WORDS } from '../../account/goal-words';
import type { Choices } from './choices';
import { GoalGlyph } from './goal-glyph';

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
              <span className="goal-name">{GOAL_WORDS[goal].name}</span>
              <span className="goal-line">{GOAL_WORDS[goal].line}</span>
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
