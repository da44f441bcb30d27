import { daysBetween } from '../../../../shared/domain/local-day';
import type { Span } from './look-back-span';
import type { OwnWords } from './own-words';

/**
 * A few of a person's words, never all: the first entry and the latest, the first truth and the latest, and for each week
 * one line of thanks that is not there yet. The same words give the same choice. `words` are oldest first, and so is it.
 */
export function chooseWords(words: readonly OwnWords[], span: Span, weeks: number): OwnWords[] {
  const entries = words.filter(({ sort }) => sort === 'entry');
  const truths = words.filter(({ sort }) => sort === 'truth');
  const thanks = words.filter(({ sort }) => sort === 'gratitude');
  const chosen = new Set([
    entries[0],
    entries.at(-1),
    truths[0],
    truths.at(-1),
    ...oneAWeek(thanks, span, weeks),
  ]);
  return words.filter((each) => chosen.has(each));
}

/** The journey waits for the person, so a week of it may be longer than seven days. */
function oneAWeek(thanks: readonly OwnWords[], { from, to }: Span, weeks: number): OwnWords[] {
  const days = daysBetween(from, to) + 1;
  const taken = new Map<number, OwnWords>();
  const said = new Set<string>();
  for (const line of thanks) {
    const week = Math.floor((daysBetween(from, line.day) * weeks) / days);
    const text = line.text.toLocaleLowerCase();
    if (taken.has(week) || said.has(text)) continue;
    taken.set(week, line);
    said.add(text);
  }
  return [...taken.values()];
}
