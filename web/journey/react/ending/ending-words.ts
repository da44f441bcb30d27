import type { Achievement } from '../../../../shared/domain/achievements';
import { DAILY_FLAGS } from '../../../../shared/domain/activity';
import { spellOut } from '../../../ui/format/numbers';
import type { Ended } from './how-it-ended';

/** What a celebration says above the windows. */
export interface CelebrationWords {
  readonly title: string;
  readonly lines: readonly string[];
}

/**
 * Of a practice that celebrates each time `own` comes first; one that doesn't is celebrated for the day that it completes or
 * for what it earned.
 */
export function celebrationWords(ended: Ended, own?: CelebrationWords): CelebrationWords {
  const { completesDay, awards, done } = ended;
  const isAll = done.size === DAILY_FLAGS.length;
  const day = isAll ? 'Every window is lit.' : 'You’ve done everything for today.';
  if (own) return { ...own, lines: completesDay ? [...own.lines, day] : own.lines };
  if (completesDay) return { title: isAll ? 'All five today' : 'A full day', lines: [day] };
  const [award] = awards;
  return { title: award?.title ?? '', lines: [] };
}

/** 'First Month. Thirty days on the way.' */
export function sayAward({ type, title, maxProgress, description }: Achievement): string {
  const what = type === 'milestone' ? `${spellOut(maxProgress)} days on the way` : description;
  return `${title}. ${what}.`;
}
