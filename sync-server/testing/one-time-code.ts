import { TOTP } from 'otpauth';

/** The code that an app on a phone shows at a moment, milliseconds since the epoch. */
export function codeAt(secret: string, at: number): string {
  return new TOTP({ secret }).generate({ timestamp: at });
}
