import { beforeEach, expect, it, vi } from 'vitest';
import { POLICY_VERSION } from '../../shared/content/legal-editions';
import { HttpError } from '../answers/http-error';
import { readKeptAnswer } from '../answers/kept-answers';
import { storeSession } from '../platform/session';
import { memoryStorage } from '../platform/testing/memory-storage';
import { giveWritingConsent, hasWritingConsent, WRITING_CONSENT_ANSWER } from './writing-consent';

let answer: () => Response;
let sent: unknown[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    sent.push([method, path, typeof body === 'string' ? JSON.parse(body) : undefined]);
    return answer();
  });
  storeSession({ userId: 'p1', username: 'miriam' });
});

const kept = () => readKeptAnswer('p1', WRITING_CONSENT_ANSWER);

it.each([
  [POLICY_VERSION, true],
  ['3.0', false],
  [null, false],
])('an account that agreed to %s: %s', async (writing, has) => {
  answer = () => Response.json({ writing });
  expect(await hasWritingConsent('p1')).toBe(has);
});

it('what was agreed to reaches the server before this device takes it for known', async () => {
  answer = () => Response.json({ message: 'Later.' }, { status: 503 });
  await expect(giveWritingConsent('p1')).rejects.toThrow(HttpError);
  expect(kept()).toBeNull();
  answer = () => new Response(null, { status: 204 });
  await giveWritingConsent('p1');
  expect(kept()).toBe(POLICY_VERSION);
  const body = { consentType: 'writing', granted: true, consentVersion: POLICY_VERSION };
  expect(sent.at(-1)).toEqual(['POST', '/api/privacy-consent', body]);
});
