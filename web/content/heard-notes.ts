import {
  forgetPreferences,
  keepPreference,
  readPreference,
  takePreferences,
} from '../platform/preference';

/** Which voice a person wants to hear, how fast, and where in the narration of a day they stopped. */
export type HeardNote = 'voice' | 'speed' | `day-${number}`;

/** What this device remembers of how a person listens; null where nothing. */
export function readHeardNote(personId: string, name: HeardNote): string | null {
  return readPreference(prefix(personId) + name);
}

export function keepHeardNote(personId: string, name: HeardNote, value: string): void {
  keepPreference(prefix(personId) + name, value);
}

/** How a guest listened holds for the account that they signed in to, where nothing is noted of it yet (P62). */
export function takeHeardNotes(guest: string, personId: string): void {
  takePreferences(prefix(guest), prefix(personId));
}

/** To be called when the person's databases leave this device: these notes go with them (A22). */
export function forgetHeardNotes(personId: string): void {
  forgetPreferences(prefix(personId));
}

function prefix(personId: string): string {
  return `heard:${personId}:`;
}
