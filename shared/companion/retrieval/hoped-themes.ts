import type { Goal } from '../../records/preference';

/** The themes that each goal leads to, by their ids. */
const THEMES: Record<Goal, readonly string[]> = {
  healing: ['illness', 'body', 'grief', 'sadness', 'shame', 'suffering', 'hope', 'loved'],
  peace: ['anxiety', 'peace', 'stillness', 'rest', 'sleep', 'overwhelm', 'trust', 'prayer'],
  focus: ['purpose', 'guidance', 'morning', 'patience', 'perseverance', 'temptation', 'scripture'],
  growth: ['growing', 'learning', 'courage', 'humility', 'kindness', 'gratitude', 'forgiving'],
};

/** The ids of the themes that a person’s goals lead to. */
export function hopedThemes(goals: readonly Goal[]): ReadonlySet<string> {
  return new Set(goals.flatMap((goal) => THEMES[goal]));
}
