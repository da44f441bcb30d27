import { keepPreference, readPreference } from '../platform/preference';

/** Whether the person wants reminders on this device; undefined before they said so. */
export function wantsRemindersHere(personId: string): boolean | undefined {
  const kept = readPreference(nameFor(personId));
  return kept === null ? undefined : kept === 'true';
}

export function keepRemindersHere(personId: string, isWanted: boolean): void {
  keepPreference(nameFor(personId), String(isWanted));
}

function nameFor(personId: string): string {
  return `remindersHere:${personId}`;
}
