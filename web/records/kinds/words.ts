import type { KindName } from '../../../shared/records/kinds';
import { bibleChapterWords } from './bible-chapter/bible-chapter-words';
import { biblePrayerDayWords } from './bible-prayer-day/bible-prayer-day-words';
import { checkInWords } from './check-in/check-in-words';
import { dayReviewWords } from './day-review/day-review-words';
import { declarationWords } from './declaration/declaration-words';
import { dropCompletionWords } from './drop-completion/drop-completion-words';
import { intercessionCardWords } from './intercession-card/intercession-card-words';
import { journalEntryWords } from './journal-entry/journal-entry-words';
import { keptVersionsWords } from './kept-versions/kept-versions-words';
import type { KindWords } from './kind-words';
import { mindfulSessionWords } from './mindful-session/mindful-session-words';
import { nourishDayWords } from './nourish-day/nourish-day-words';
import { preferenceWords } from './preference/preference-words';
import { readingPlanWords } from './reading-plan/reading-plan-words';
import { verseNoteWords } from './verse-note/verse-note-words';

/** The words of every kind, in the order of a day. */
export const WORDS: Readonly<Record<KindName, KindWords>> = {
  drop: dropCompletionWords,
  'check-in': checkInWords,
  'journal-entry': journalEntryWords,
  'nourish-day': nourishDayWords,
  'bible-prayer-day': biblePrayerDayWords,
  'bible-chapter': bibleChapterWords,
  'verse-note': verseNoteWords,
  'reading-plan': readingPlanWords,
  'intercession-card': intercessionCardWords,
  declaration: declarationWords,
  'day-review': dayReviewWords,
  'mindful-session': mindfulSessionWords,
  preference: preferenceWords,
  'kept-versions': keptVersionsWords,
};
