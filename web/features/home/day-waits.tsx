import { useEffect } from 'react';
import { usePerson } from '../../live/person-context';
import type { Journey } from '../../live/use-journey';
import { keepShownNote, readShownNotes } from '../../platform/shown-notes';

/** Whether the day stayed where it was although days have passed: its Drop is not complete (J2). */
export function hasWaited({
  journey,
  day,
  pace,
  streak,
  completed,
}: Pick<Journey, 'journey' | 'day' | 'pace' | 'streak' | 'completed'>): boolean {
  // A streak goes on from one journey into the next (J13).
  const isBehindStreak = journey === 1 && streak > day;
  return !completed.has(day) && (pace > day || isBehindStreak);
}

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
      <span className="block text-(length:--type-ui-sm) text-ink-2">
        {`Day ${journey.day} waits until you complete its Drop.`}
      </span>
    )
  );
}
