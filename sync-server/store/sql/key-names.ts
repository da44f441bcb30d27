/** What the key is wrapped for that proves which master key a database belongs to. */
export const DATABASE_KEY = 'database';

/** What a circle's key is wrapped for; no person is called that. */
export function circleKeyName(circleId: string): string {
  return `circle:${circleId}`;
}
