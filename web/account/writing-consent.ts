import { POLICY_VERSION } from '../../shared/content/legal-editions';
import { WRITING_CONSENT } from '../../shared/domain/consent';
import { http } from '../answers/http';
import { keepAnswer } from '../answers/kept-answers';

/** The version of the policy under which the person last agreed that their words are kept, as this device knows it. */
export const WRITING_CONSENT_ANSWER = 'writingConsent';

const ADDRESS = '/api/privacy-consent';

/** Remembers on this device that the person agreed to the present policy. */
export function noteWritingConsent(personId: string): void {
  keepAnswer(personId, WRITING_CONSENT_ANSWER, POLICY_VERSION);
}

/** Whether the server has the person's consent under the present policy. Rejects as `http` does. */
export async function hasWritingConsent(personId: string): Promise<boolean> {
  const answer = await http(ADDRESS, { personId });
  const said = typeof answer === 'object' && answer !== null && 'writing' in answer;
  return said && answer.writing === POLICY_VERSION;
}

/** Tells the server that the person agrees, and remembers it. Rejects as `http` does. */
export async function giveWritingConsent(personId: string): Promise<void> {
  const body = { consentType: WRITING_CONSENT, granted: true, consentVersion: POLICY_VERSION };
  await http(ADDRESS, { method: 'POST', body, personId });
  noteWritingConsent(personId);
}
