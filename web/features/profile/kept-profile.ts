import { type ProfileAnswer, profileAnswer } from '../../../shared/api/profile';

/** The names under which the profile is kept on this device. */
export const PROFILE = 'profile';

/** A profile as it was kept; undefined for none, and for what another version of the app kept. */
export function readProfile(kept: string | null): ProfileAnswer | undefined {
  if (kept === null) return undefined;
  try {
    const parsed = profileAnswer.safeParse(JSON.parse(kept));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
