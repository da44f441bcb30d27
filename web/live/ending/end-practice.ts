import type { PersonStore } from '../../local/contract';
import { now, utcOffsetMinutes } from '../../platform/clock';
import { keepShownNote, readShownNotes } from '../../platform/shown-notes';
import { EndedFoot } from './ended-foot';
import { EndingCelebration } from './ending-celebration';
import { type Ended, howItEnded, type Saving } from './how-it-ended';

/** How a practice ended, and what shows it. */
export interface Ending {
  readonly ended: Ended;
  readonly EndedFoot: typeof EndedFoot;
  readonly EndingCelebration: typeof EndingCelebration;
}

/** Says how a practice ended on a local day, and notes what is about to be shown of it. Rejects only if the disk does. */
export async function endPractice(
  { records, personId }: Pick<PersonStore, 'records' | 'personId'>,
  saving: Omit<Saving, 'today' | 'notes'>,
  day: string,
): Promise<Ending> {
  const notes = readShownNotes(personId);
  const today = { day, utcOffsetMinutes: utcOffsetMinutes(now()) };
  const ended = await howItEnded(records, { ...saving, today, notes });
  if (ended.completesDay) keepShownNote(personId, 'dayCompletedOn', day);
  if (ended.awards.length > 0) {
    const ids = ended.awards.map(({ id }) => id);
    keepShownNote(personId, 'awardsAnnounced', [...notes.awardsAnnounced, ...ids]);
  }
  return { ended, EndedFoot, EndingCelebration };
}
