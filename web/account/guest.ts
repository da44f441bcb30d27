const PREFIX = 'guest-';

/** Whether this person writes without an account: on this device alone, and unknown to the server. */
export function isGuest(personId: string): boolean {
  return personId.startsWith(PREFIX);
}

/** The id of a new guest of this device; `randomId` makes the part that tells guests apart. */
export function newGuestId(randomId: () => string): string {
  return `${PREFIX}${randomId()}`;
}
