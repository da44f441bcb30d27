import type { ComponentProps, ReactNode } from 'react';
import type { PersonStore } from '../../../person/contract';
import { now, utcOffsetMinutes } from '../../../platform/clock';
import { keepShownNote, readShownNotes } from '../../shown-notes';
import { EndedFoot } from './ended-foot';
import { EndingCelebration } from './ending-celebration';
import { type Ended, howItEnded, type Saving } from './how-it-ended';

type CelebrationProps = Omit<ComponentProps<typeof EndingCelebration>, 'ended'>;

/** What stands over the screen, and what in place of its action; neither where nothing does. */
interface EndingParts {
  readonly celebration?: ReactNode;
  readonly foot?: ReactNode;
}

export type ShowEnding = (isOver: boolean, props: CelebrationProps) => EndingParts;

/** Finds out how a practice ended on a local day, and notes what is about to be shown of it. Rejects only if the disk does. */
export async function endPractice(
  { records, personId }: Pick<PersonStore, 'records' | 'personId'>,
  saving: Omit<Saving, 'today' | 'notes'>,
  day: string,
): Promise<ShowEnding> {
  const notes = readShownNotes(personId);
  const today = { day, utcOffsetMinutes: utcOffsetMinutes(now()) };
  const ended = await howItEnded(records, { ...saving, today, notes });
  if (ended.completesDay) keepShownNote(personId, 'dayCompletedOn', day);
  if (ended.awards.length > 0) {
    const ids = ended.awards.map(({ id }) => id);
    keepShownNote(personId, 'awardsAnnounced', [...notes.awardsAnnounced, ...ids]);
  }
  return (isOver, props) => partsOf(ended, isOver, props);
}

function partsOf(ended: Ended, isOver: boolean, props: CelebrationProps): EndingParts {
  const { isOfToday, completesDay, awards } = ended;
  const isCelebrated = props.words !== undefined || completesDay || awards.length > 0;
  if (isCelebrated && !isOver)
    return { celebration: <EndingCelebration ended={ended} {...props} /> };
  return isOfToday ? { foot: <EndedFoot ended={ended} wasCelebrated={isCelebrated} /> } : {};
}
