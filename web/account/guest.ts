const PREFIX = 'guest-';

/** Whether this person writes without an account: on this device alone, and unknown to the server. */
export function isGuest(personId: string): boolean {
  return personId.startsWith(PREFIX);
}
