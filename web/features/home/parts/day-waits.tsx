import { useEffect } from 'react';
import type { Journey } from '../../../journey/react/use-journey';
import { keepShownNote, readShownNotes } from '../../../journey/shown-notes';
import { usePerson } from '../../../person/react/person-context';
import { hasWaited } from '../model/has-waited';

interface DayWaitsProps {
  readonly journey: Journey;
  readonly today: string;
}

/** What the number of the day waits for, said on the first day on which it has waited, and on no other. */
export function DayWaits({ journey, today }: DayWaitsProps) {
  const { personId } = usePerson().store;
  const toldOn = readShownNotes(personId).dayWaitsToldOn ?? today;
  const isDue = toldOn === today && hasWaited(journey);
  useEffect(() => {
    if (isDue) keepShownNote(personId, 'dayWaitsToldOn', today);
  }, [isDue, personId, today]);
  return (
    isDue && (
      <span className="late-part block text-(length:--type-ui-sm) text-ink-2">
        {`Day ${journey.day} waits until you complete its Drop.`}
      </span>
    )
  );
}
