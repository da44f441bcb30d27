const NAMES = ['First', 'Second', 'Third'];

/** 'Second journey'; from the fourth on 'Journey 4'. */
export function sayJourney(journey: number): string {
  const name = NAMES[journey - 1];
  return name ? `${name} journey` : `Journey ${journey}`;
}

/** 'Day 17', and in a later journey 'Day 17 · Second journey'. */
export function sayJourneyDay(of: {
  readonly challengeDay: number;
  readonly journey?: number | undefined;
}): string {
  const { challengeDay, journey = 1 } = of;
  return journey === 1 ? `Day ${challengeDay}` : `Day ${challengeDay} · ${sayJourney(journey)}`;
}

const LEAD = 'Take 5 minutes to read, check in, and write.';

/** Above a drop that is not completed; where its day has not come, what completing it does (J4). */
export function dropLead(day: number, pace: number): string {
  const ahead = day - pace;
  if (ahead < 1) return LEAD;
  return ahead === 1
    ? 'This is tomorrow’s Drop. You can complete it today. It counts from tomorrow.'
    : `This Drop is ${ahead} days ahead. You can complete it today. It counts in ${ahead} days.`;
}
