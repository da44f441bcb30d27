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
