import * as z from 'zod/mini';
import { typedDeviceName, typedEmail, typedPassword, unkeptText } from './text';

/** POST /api/auth/forgot-password. Answered alike whether or not there is such an account. */
export const forgotPasswordRequest = z.object({ email: typedEmail });

/** POST /api/auth/reset-password. `token` comes from the link in the mail. */
export const resetPasswordRequest = z.object({
  token: unkeptText(200),
  password: typedPassword,
});
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>;

/** What it answers: the name to sign in with, which no letter says. */
export interface ResetPasswordAnswer {
  readonly username: string;
}

/** POST /api/account/password. */
export const changePasswordRequest = z.object({
  currentPassword: typedPassword,
  newPassword: typedPassword,
});
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;

const signedInDevice = z.object({
  /** What its person calls it; null where they gave it no name. */
  name: z.nullable(z.string()),
  /** What it signed in with, such as `Chrome on Android`; null where that is not known. */
  browser: z.nullable(z.string()),
  /** Milliseconds since the epoch. */
  firstSeenAt: z.number(),
  /** To the hour. */
  lastSeenAt: z.number(),
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
});
export type SignedInDevice = z.infer<typeof signedInDevice>;

/** PUT /api/account/sessions/this/name. See `cleanDeviceName`; an empty one takes the name away. */
export const deviceNameRequest = z.object({ name: typedDeviceName });

/** What GET /api/account/sessions answers: the device that asks first, then the last seen. */
export const signedInDevices = z.object({ devices: z.array(signedInDevice) });
