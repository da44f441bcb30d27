const BEYOND_A_PHONE = '(min-width: 48rem)';

/** What a person calls what they hold: `phone`, or where that would be wrong `device`. */
export function deviceName(): string {
  return matchMedia(BEYOND_A_PHONE).matches ? 'device' : 'phone';
}
