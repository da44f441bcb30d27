import * as z from 'zod/mini';

/** What a person has decided about their data (spec section 3). */
export const privacySettings = z.object({
  /** What keeps a person signed in can't be switched off. */
  cookies: z.literal(true, 'Essential cookies are always on.'),
  /** Whether the server works out streak, days and awards when a call asks for them. */
  dataProcessing: z.boolean(),
  marketing: z.boolean(),
  /** An account nobody uses goes after 12 months instead of 24. */
  dataRetentionOptOut: z.boolean(),
  /** Nothing trains on anyone's words; without this nothing ever may. */
  modelTraining: z.boolean(),
});
export type PrivacySettings = z.infer<typeof privacySettings>;

/** POST /api/privacy-settings. The spec's call does not name `modelTraining`; left out, it stays as it is. */
export const privacySettingsRequest = z.extend(privacySettings, {
  modelTraining: z.optional(z.boolean()),
});

/** What holds for whoever has decided nothing yet. */
export const DEFAULT_PRIVACY_SETTINGS: PrivacySettings = {
  cookies: true,
  dataProcessing: true,
  marketing: false,
  dataRetentionOptOut: false,
  modelTraining: false,
};
