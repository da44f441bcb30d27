import type { SuggestionView } from '../../../../shared/api/suggestions';
import { ourQuestionOn } from '../../../../shared/content/community/questions';
import { weekOfDay } from '../../../../shared/content/weeks';

/** A question of the community as the Daily Drop names it. */
export interface DropQuestion {
  readonly id: string;
  readonly text: string;
}

/**
 * The question that fits the drop of a challenge day (Y10): the first approved one whose category is the name of the drop's week,
 * else the one of ours for that day.
 */
export function questionOfDrop(
  challengeDay: number,
  suggestions: readonly SuggestionView[],
): DropQuestion | undefined {
  const week = plainName(weekOfDay(challengeDay).name);
  const fitting = suggestions.find(
    ({ status, category }) =>
      status === 'approved' && category !== null && plainName(category) === week,
  );
  return fitting ? { id: fitting.id, text: fitting.suggestion } : ourQuestionOn(challengeDay);
}

/** `The body` and `body` are one. */
function plainName(name: string): string {
  return name.trim().toLowerCase().replace(/^the /, '');
}
