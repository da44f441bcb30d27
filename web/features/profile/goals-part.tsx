import { GOALS, type Goal } from '../../../shared/records/preference';
import { GOAL_WORDS } from '../../account/goal-words';
import { useGoals } from '../../journey/react/use-goals';
import { keepPreference } from '../../records/react/keep-preference';
import { useRecords } from '../../records/react/use-records';
import { Chip } from '../../ui/chip';
import { Part } from '../../ui/screen';

/** What the person hopes for, to be changed at any time. */
export function GoalsPart() {
  const records = useRecords();
  const goals = useGoals();
  const toggle = (goal: Goal, chosen: readonly Goal[]) =>
    GOALS.filter((one) => (one === goal ? !chosen.includes(one) : chosen.includes(one)));
  return (
    <Part title="What you hope for">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">What you hope for</legend>
        {GOALS.map((goal) => (
          <Chip
            key={goal}
            selected={goals?.includes(goal) === true}
            disabled={!goals}
            onToggle={() => {
              if (goals) void keepPreference(records, { goals: toggle(goal, goals) });
            }}
          >
            {GOAL_WORDS[goal].name}
          </Chip>
        ))}
      </fieldset>
      <p className="note mt-3">
        After the Daily Drop, Home suggests a practice to match, and Mindful Moment begins with it.
      </p>
    </Part>
  );
}
