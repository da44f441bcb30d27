import * as z from 'zod/mini';
import type { UserType } from './onboarding';
import { typedDeviceName, typedEmail, typedPassword, typedUsername } from './text';

/** Names a browser profile to the server, for the key it keeps; random, URL-safe. */
const deviceId = z.string().check(z.regex(/^[\w-]{1,64}$/, 'This device has no valid name.'));

/** POST /api/auth/login. `deviceName` is what the person calls the device, see `cleanDeviceName`. */
export const loginRequest = z.object({
  username: typedUsername,
  password: typedPassword,
  deviceId: z.optional(deviceId),
  deviceName: z.optional(typedDeviceName),
});
export type LoginRequest = z.infer<typeof loginRequest>;

/** POST /api/auth/register. `writingConsent` is the version of the policy under which the person agreed that it is kept. */
export const registerRequest = z.object({
  username: typedUsername,
  email: typedEmail,
  password: typedPassword,
  writingConsent: z.optional(z.string().check(z.maxLength(20))),
  deviceId: z.optional(deviceId),
  deviceName: z.optional(typedDeviceName),
});
export type RegisterRequest = z.infer<typeof registerRequest>;

/** What both answer. */
export interface SignInAnswer {
  readonly user: { readonly id: string; readonly username: string };
  /** False for a new account until the onboarding is completed; devices keep it, so that Home need not ask. */
  readonly onboarded: boolean;
  /** Of a sign-in to an account that has records: its onboarding is offered, and no longer led to (P77). */
  readonly hasBegun?: true;
  readonly userType: UserType;
  /** Of a sign-in whose password is weaker than a new one may be: a new one is asked for, without haste (A33). */
  readonly weakPassword?: true;
  /**
   * The key of this person on the device that the request names: 32 bytes as base64, the same at each sign-in. The device
   * seals with it what the person leaves there unsent. Nothing but a sign-in gives it out, so a session that outlives an
   * offline sign-out does not open what was sealed.
   */
  readonly deviceKey?: string;
}

/** The spec's words for what is missing (section 5). */
export const MISSING_CREDENTIALS = 'Please enter both username and password.';
export const MISSING_EMAIL = 'Please enter your email address for registration.';
