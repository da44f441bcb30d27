import * as z from 'zod/mini';

/** Every code an error answer, a rejected row or a held record can carry. */
export const ERROR_CODES = [
  'INVALID_REQUEST',
  'INVALID_RECORD',
  'RECORD_TOO_LARGE',
  'ENTRY_LIMIT',
  'UNAUTHENTICATED',
  'IDENTITY_MISMATCH',
  'INVALID_CREDENTIALS',
  'RESET_LINK_OVER',
  'USERNAME_TAKEN',
  'EMAIL_TAKEN',
  'INVITE_UNKNOWN',
  'INVITE_EXPIRED',
  'INVITE_USED',
  'NOT_A_MEMBER',
  'NOT_ALLOWED',
  'LEADER_STAYS',
  'ADMIN_STAYS',
  'CIRCLE_FULL',
  'FORBIDDEN_ORIGIN',
  'NOT_FOUND',
  'CONFLICT',
  'EPOCH_CHANGED',
  'ACCOUNT_ERASED',
  'BODY_TOO_LARGE',
  'MEDIA_OFFSET',
  'MEDIA_EXISTS',
  'MEDIA_TYPE',
  'MEDIA_DAMAGED',
  'MEDIA_QUOTA',
  'UPGRADE_REQUIRED',
  'RATE_LIMITED',
  'BUSY',
  'PREMIUM_REQUIRED',
  'EMAIL_REQUIRED',
  'NO_SUBSCRIPTION',
  'BILLING_NOT_CONFIGURED',
  'BILLING_UNAVAILABLE',
  'PROCESSING_OFF',
  'COMPANION_UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every error answer. `message` is a sentence for a person. */
export const errorBody = z.object({ message: z.string(), code: z.string() });
