import type { Practices } from '../../../../shared/domain/practices';
import { AWARDED_STREAKS } from '../../../../shared/domain/streak';
import { EVENING_HOUR } from '../../../../shared/domain/time-of-day';
import type { ShownNotes } from '../../../journey/shown-notes';

export type Overlay =
  | { readonly name: 'welcome-tour' }
  /** The ninety days were completed on another device, or the last of them came by itself (J16). */
  | { readonly name: 'finale'; readonly journey: number }
  /** `unlocked`: it has reached an award. `broken`: it is over, or has begun anew. */
  | { readonly name: 'streak'; readonly variant: 'unlocked' | 'broken'; readonly streak: number }
  | { readonly name: 'reminder' }
  | { readonly name: 'encouragement' }
  | { readonly name: 'install' };

/** What decides which overlay is due. On a new device it is not known before everything was pulled. */
export interface OverlayFacts {
  /** The person's local day, `YYYY-MM-DD`. */
  readonly today: string;
  readonly streak: number;
  readonly showsStreaks: boolean;
  /** The number of the journey they walk, 1 for the first. */
  readonly journey: number;
  /** All its ninety days are complete (J10). */
  readonly isComplete: boolean;
  /** What is done today, and what can be. */
  readonly practices: Practices;
  /** The tour was seen, on this device or another. */
  readonly hasSeenTour: boolean;
  /** Something was done, today or before. */
  readonly hasRecords: boolean;
  /** Installing is neither done nor put off. */
  readonly mayOfferInstall: boolean;
}

/** How a visit to Home stands. */
export interface Visit {
  /** The local hour, 0 to 23. */
  readonly hour: number;
  /** Home is what the app was opened at, so nothing was written on the way. */
  readonly isOpening: boolean;
  /** Home is seen for less than {@link FRESH_MS}. */
  readonly isFresh: boolean;
  /** Home is seen for less than {@link ARRIVAL_MS}. */
  readonly isArrival: boolean;
}

/** In this time the tour comes or it does not. Everything else comes later: Home is seen first. */
export const FRESH_MS = 1_000;

/** In this time comes what other devices have written since. The end of a journey interrupts nobody later (J16). */
export const ARRIVAL_MS = 10_000;

/**
 * The one overlay that is due (spec section 4), the weightiest first; undefined when none is. Consent comes before all of
 * them: as long as it is asked for, the page counts as busy. Installing comes last, and has no need of the browser's offer.
 */
export function chooseOverlay(
  facts: OverlayFacts,
  visit: Visit,
  notes: ShownNotes,
): Overlay | undefined {
  if (visit.isFresh) return isTourDue(facts, notes) ? { name: 'welcome-tour' } : undefined;
  if (visit.isArrival && isEndDue(facts, notes)) return { name: 'finale', journey: facts.journey };
  const streak = chooseStreak(facts, notes);
  if (streak) return streak;
  // Somebody who comes back after days away is not asked for anything on that day.
  const mayAsk = notes.graceOn !== facts.today;
  if (mayAsk && isReminderDue(facts, visit, notes)) return { name: 'reminder' };
  if (notes.encouragedOn !== facts.today) return { name: 'encouragement' };
  if (mayAsk && facts.mayOfferInstall) return { name: 'install' };
  return undefined;
}

function isTourDue({ hasSeenTour, hasRecords }: OverlayFacts, notes: ShownNotes): boolean {
  return !hasSeenTour && !hasRecords && !notes.hasSeenWelcomeTour;
}

/** A journey that was under way here is complete, and its end was not met here. */
function isEndDue({ journey, isComplete }: OverlayFacts, { journeyUnderWay }: ShownNotes): boolean {
  return isComplete && journeyUnderWay === journey;
}

/** An award that was reached; grace as soon as a streak is over, before anything is asked. */
export function chooseStreak(
  { streak, showsStreaks }: OverlayFacts,
  { lastShownStreak = 0 }: ShownNotes,
): Overlay | undefined {
  if (!showsStreaks) return undefined;
  if (streak < lastShownStreak) return { name: 'streak', variant: 'broken', streak };
  const isAward = AWARDED_STREAKS.some((days) => days === streak);
  if (!isAward || streak === lastShownStreak) return undefined;
  return { name: 'streak', variant: 'unlocked', streak };
}

function isReminderDue(
  { today, practices }: OverlayFacts,
  visit: Visit,
  notes: ShownNotes,
): boolean {
  const isWhole = practices.open.every((flag) => practices.done.has(flag));
  const isEveningOpening = visit.isOpening && visit.hour >= EVENING_HOUR;
  return isEveningOpening && !isWhole && notes.reminderDismissedOn !== today;
}
