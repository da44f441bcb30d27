import { bibleChapter } from './bible-chapter';
import { biblePrayerDay } from './bible-prayer-day';
import { checkIn } from './check-in';
import { dayReview } from './day-review';
import { declaration } from './declaration';
import { dropCompletion } from './drop-completion';
import { intercessionCard } from './intercession-card';
import { journalEntry } from './journal-entry';
import { keptVersionsPage } from './kept-versions-page';
import { mindfulSession } from './mindful-session';
import { nourishDay } from './nourish-day';
import { preference } from './preference';
import { readingPlan } from './reading-plan';
import { verseNote } from './verse-note';

/** Every kind, a line each. What is counted by kind is told in this order. */
export const KINDS = [
  checkIn,
  journalEntry,
  dropCompletion,
  nourishDay,
  biblePrayerDay,
  bibleChapter,
  verseNote,
  readingPlan,
  intercessionCard,
  declaration,
  dayReview,
  mindfulSession,
  preference,
  keptVersionsPage,
] as const;

/** The name of a kind that this version knows. */
export type KindName = (typeof KINDS)[number]['name'];
