import { type PrivacySettings, privacySettings } from '../../../shared/api/privacy-settings';
import { http } from '../../answers/http';
import { keepAnswer } from '../../answers/kept-answers';
import { PRIVACY_SETTINGS } from './kept-settings';

const PATH = '/api/privacy-settings';

/** Asks what the person has decided and keeps it for reading offline. Rejects as `http` does. */
export async function loadSettings(personId: string, signal: AbortSignal): Promise<void> {
  keepSettings(personId, await http(PATH, { signal }));
}

/** Rejects as `http` does; then what held before still holds. */
export async function saveSettings(personId: string, body: PrivacySettings): Promise<void> {
  keepSettings(personId, await http(PATH, { method: 'POST', body }));
}

function keepSettings(personId: string, answer: unknown): void {
  keepAnswer(personId, PRIVACY_SETTINGS, JSON.stringify(privacySettings.parse(answer)));
}
