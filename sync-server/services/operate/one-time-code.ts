import { Secret, TOTP } from 'otpauth';

/** What an app for one-time codes calls the account. */
const ISSUER = 'Choose Wholeness';

/** How many steps before and after the present one are taken too: clocks of phones differ. */
const WINDOW = 1;

/** 160 random bits, as RFC 4226 recommends. */
export function newSecret(): Uint8Array {
  return new Uint8Array(new Secret({ size: 20 }).buffer);
}

/** The secret as text, and as the address that an app for one-time codes reads. */
export function saySecret(
  secret: Uint8Array,
  username: string,
): { readonly secret: string; readonly uri: string } {
  const codes = codesOf(secret, username);
  return { secret: codes.secret.base32, uri: codes.toString() };
}

/** The step, counted in 30 seconds from the epoch, whose code this is; undefined where it is none of about `now`. */
export function stepOfCode(secret: Uint8Array, code: string, now: number): number | undefined {
  const codes = codesOf(secret);
  const token = code.replace(/\s/g, '');
  const delta = codes.validate({ token, timestamp: now, window: WINDOW });
  return delta === null ? undefined : codes.counter({ timestamp: now }) + delta;
}

/** One-time codes as RFC 6238 has them and as every app for them knows them: SHA-1, six digits, 30 seconds. */
function codesOf(secret: Uint8Array, label = ''): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });
}
