import { DAILY_FLAGS, type DailyFlag } from '../../../shared/domain/activity';
import type { ShownNotes } from '../../platform/shown-notes';

export type Overlay =
  | { readonly name: 'welcome-tour' }
  /** `unlocked`: it has grown, or none was shown before. `broken`: it has begun anew. */
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
  /** What is done today. */
  readonly done: ReadonlySet<DailyFlag>;
  /** The tour was seen, on this device or another. */
  readonly hasSeenTour: boolean;
  /** Installing is neither done nor put off. */
  readonly mayOfferInstall: boolean;
}

/**
 * The one overlay that is due (spec section 4), the weightiest first; undefined when none is. Consent comes before all of
 * them: as long as it is asked for, the page counts as busy. Installing comes last, and has no need of the browser's offer.
 */
export function chooseOverlay(facts: OverlayFacts, notes: ShownNotes): Overlay | undefined {
  const { today, streak, showsStreaks, done, hasSeenTour } = facts;
  if (!hasSeenTour && !notes.hasSeenWelcomeTour) return { name: 'welcome-tour' };
  if (showsStreaks && streak > 0 && streak !== notes.lastShownStreak) {
    const isBroken = streak < (notes.lastShownStreak ?? 0);
    return { name: 'streak', variant: isBroken ? 'broken' : 'unlocked', streak };
  }
  const isWhole = DAILY_FLAGS.every((flag) => done.has(flag));
  if (!isWhole && notes.reminderDismissedOn !== today) return { name: 'reminder' };
  if (notes.encouragedOn !== today) return { name: 'encouragement' };
  if (facts.mayOfferInstall) return { name: 'install' };
  return undefined;
}
