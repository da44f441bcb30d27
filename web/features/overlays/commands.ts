import { PREFERENCE_ID, preference } from '../../../shared/records/preference';
import type { PersonStore } from '../../local/contract';
import { dismissInstall } from '../../platform/install';
import { keepShownNote } from '../../platform/shown-notes';
import type { Overlay } from './choose-overlay';

/** What is remembered as soon as it shows. */
export function noteShown(personId: string, overlay: Overlay, today: string): void {
  if (overlay.name === 'streak') keepShownNote(personId, 'lastShownStreak', overlay.streak);
  if (overlay.name === 'encouragement') keepShownNote(personId, 'encouragedOn', today);
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
