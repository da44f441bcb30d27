import { type PrivacySettings, privacySettings } from '../../../shared/api/privacy-settings';

/** The name under which they are kept on this device. */
export const PRIVACY_SETTINGS = 'privacySettings';

/** Settings as they were kept; undefined for none, and for what another version of the app kept. */
export function readSettings(kept: string | null): PrivacySettings | undefined {
  if (kept === null) return undefined;
  try {
    const parsed = privacySettings.safeParse(JSON.parse(kept));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
