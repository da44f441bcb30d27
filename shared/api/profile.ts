import * as z from 'zod/mini';
import { SUBSCRIPTION_STATUSES } from '../domain/plan';
import { typedEmail, typedPassword, typedUsername } from './text';

/** GET /api/profile. `createdAt` is an ISO moment; `imageUrl` opens for its owner alone, null without a picture. */
export const profileAnswer = z.object({
  username: z.string(),
  /** The address in force; the one that was typed where none is confirmed. */
  email: z.string(),
  /** The address whose confirmation is awaited; null where there is none, and in what an earlier version kept. */
  emailToConfirm: z._default(z.nullable(z.string()), null),
  imageUrl: z.nullable(z.string()),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  subscriptionTier: z.enum(['free', 'premium']),
  createdAt: z.iso.datetime(),
});
export type ProfileAnswer = z.infer<typeof profileAnswer>;

/** PUT /api/profile/username; it answers with the profile. */
export const usernameRequest = z.object({ username: typedUsername });

/**
 * PUT /api/profile/email; it answers with the profile. Whoever has an address already proves that it is them. A letter with
 * a link goes to the new address, as again with POST /api/profile/email/letter, which also answers with the profile.
 */
export const emailRequest = z.object({
  email: typedEmail,
  currentPassword: z.optional(typedPassword),
});
export type EmailRequest = z.infer<typeof emailRequest>;

/** POST /api/auth/confirm-email. `token` comes from the link in the letter. */
export const confirmEmailRequest = z.object({ token: z.string() });

/** What a picture may bring (spec section 9): 5 MB, as files are counted. */
export const PROFILE_IMAGE_BYTES = 5 * 1024 * 1024;

/** The spec's words for what is refused (section 5). */
export const NO_IMAGE = 'Please select an image file (JPG, PNG, etc.).';
export const IMAGE_TOO_LARGE = 'Please select an image smaller than 5MB.';
export const UPLOAD_FAILED = 'Failed to upload image. Please try again.';
