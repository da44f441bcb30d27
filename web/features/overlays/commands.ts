import { PREFERENCE_ID, preference } from '../../../shared/records/preference';
import { keepShownNote, noteEndMet, readShownNotes } from '../../journey/shown-notes';
import type { PersonStore } from '../../person/contract';
import { dismissInstall } from '../../platform/install';
import { chooseStreak, type Overlay, type OverlayFacts } from './model/choose-overlay';

/** What is remembered as soon as it shows. */
export function noteShown(personId: string, overlay: Overlay, today: string): void {
  if (overlay.name === 'streak') keepShownNote(personId, 'lastShownStreak', overlay.streak);
  if (overlay.name === 'streak' && overlay.variant === 'broken')
    keepShownNote(personId, 'graceOn', today);
  if (overlay.name === 'finale') noteEndMet(personId, overlay.journey);
  if (overlay.name === 'encouragement') keepShownNote(personId, 'encouragedOn', today);
}

/** A journey that Home shows on its way has an end that is to be met here (J16). */
export function noteJourney(personId: string, { journey, isComplete }: OverlayFacts): void {
  if (!isComplete && readShownNotes(personId).journeyUnderWay !== journey)
    keepShownNote(personId, 'journeyUnderWay', journey);
}

/** A streak that asks for no dialog counts as shown by the number on Home. */
export function noteQuietStreak(personId: string, facts: OverlayFacts): void {
  const notes = readShownNotes(personId);
  const isQuiet = facts.showsStreaks && chooseStreak(facts, notes) === undefined;
  if (isQuiet && notes.lastShownStreak !== facts.streak) {
    keepShownNote(personId, 'lastShownStreak', facts.streak);
  }
}

/** What is remembered once the person has put it away, by whichever button. */
export function notePutAway(
  { personId, records }: Pick<PersonStore, 'personId' | 'records'>,
  overlay: Overlay,
  today: string,
): void {
  if (overlay.name === 'reminder') keepShownNote(personId, 'reminderDismissedOn', today);
  if (overlay.name === 'install') dismissInstall();
  if (overlay.name !== 'welcome-tour') return;
  keepShownNote(personId, 'hasSeenWelcomeTour', true);
  void keepTourSeen(records, today);
}

/** So that no other device shows it. Where this one can't keep that, its own note has to do. */
async function keepTourSeen(records: PersonStore['records'], today: string): Promise<void> {
  try {
    const opened = await records.find(preference, PREFERENCE_ID);
    const body = { hasSeenTour: true };
    await records.save({ kind: preference, id: PREFERENCE_ID, day: today, body, opened });
  } catch {
    // A tour that is shown once more is no loss worth a word.
  }
}
