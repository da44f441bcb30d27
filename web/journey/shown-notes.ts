import {
  forgetPreferences,
  keepPreference,
  readPreference,
  takePreferences,
} from '../platform/preference';

/** What this device has shown a person already, so that nothing comes twice. Nothing they wrote stands here. */
export interface ShownNotes {
  readonly hasSeenWelcomeTour: boolean;
  /** The streak that was shown last; undefined when none was. */
  readonly lastShownStreak: number | undefined;
  /** The local day on which the reminder was put away, `YYYY-MM-DD`. */
  readonly reminderDismissedOn: string | undefined;
  /** The local day of the last encouragement. */
  readonly encouragedOn: string | undefined;
  /** The local day on which Home said what the number of the day waits for. */
  readonly dayWaitsToldOn: string | undefined;
  /** The local day on which an earlier day was opened or put away. */
  readonly earlierDayPutAwayOn?: string | undefined;
  /** The local day on which a guest put away that their words are on this device only. */
  readonly onlyHerePutAwayOn?: string | undefined;
  /** The local day on which the questions of the onboarding were put away. */
  readonly onboardingPutAwayOn?: string | undefined;
  /** The local day on which somebody who had been away was met by grace: nothing is asked of them on it. */
  readonly graceOn: string | undefined;
  /** The local day of which it was celebrated that all of it is done. */
  readonly dayCompletedOn: string | undefined;
  /** The number of the journey that Home has shown on its way here, and whose end is not met yet. */
  readonly journeyUnderWay: number | undefined;
  /** Ids of the awards that this device has announced. */
  readonly awardsAnnounced: readonly string[];
}

export function readShownNotes(personId: string): ShownNotes {
  const read = (name: keyof ShownNotes) => readPreference(nameFor(personId, name)) ?? undefined;
  const streak = Number(read('lastShownStreak') ?? Number.NaN);
  const journey = Number(read('journeyUnderWay') ?? 0);
  return {
    hasSeenWelcomeTour: read('hasSeenWelcomeTour') === 'true',
    lastShownStreak: Number.isInteger(streak) ? streak : undefined,
    reminderDismissedOn: read('reminderDismissedOn'),
    encouragedOn: read('encouragedOn'),
    dayWaitsToldOn: read('dayWaitsToldOn'),
    earlierDayPutAwayOn: read('earlierDayPutAwayOn'),
    onlyHerePutAwayOn: read('onlyHerePutAwayOn'),
    onboardingPutAwayOn: read('onboardingPutAwayOn'),
    graceOn: read('graceOn'),
    dayCompletedOn: read('dayCompletedOn'),
    journeyUnderWay: Number.isInteger(journey) && journey > 0 ? journey : undefined,
    awardsAnnounced: read('awardsAnnounced')?.split(',') ?? [],
  };
}

/** Where the browser refuses, the overlay comes once more. */
export function keepShownNote<Name extends keyof ShownNotes>(
  personId: string,
  name: Name,
  value: NonNullable<ShownNotes[Name]>,
): void {
  keepPreference(nameFor(personId, name), String(value));
}

/** The end of a journey was met on this device, and does not come again (J16). */
export function noteEndMet(personId: string, journey: number): void {
  if (readShownNotes(personId).journeyUnderWay === journey)
    keepShownNote(personId, 'journeyUnderWay', 0);
}

/**
 * What a guest was shown does not come again in the account that they signed in to (P62). Where both have a note that of the
 * account stands; announced are the awards of both.
 */
export function takeShownNotes(guest: string, personId: string): void {
  const [theirs, own] = [guest, personId].map((id) => readShownNotes(id).awardsAnnounced);
  const announced = new Set([...(own ?? []), ...(theirs ?? [])]);
  if (announced.size > 0) keepShownNote(personId, 'awardsAnnounced', [...announced]);
  takePreferences(prefix(guest), prefix(personId));
}

/** To be called when the person's databases leave this device: these notes go with them (A22). */
export function forgetShownNotes(personId: string): void {
  forgetPreferences(prefix(personId));
}

function nameFor(personId: string, name: keyof ShownNotes): string {
  return prefix(personId) + name;
}

function prefix(personId: string): string {
  return `shown:${personId}:`;
}
