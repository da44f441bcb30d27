import { type APIRequestContext, expect } from '@playwright/test';
import { POLICY_VERSION } from '../../shared/content/legal-editions';
import { type Call, callsAs } from './calls';
import { proveAddress } from './letters';
import { type Person, somebody } from './person';
import type { RunningServer } from './server';

/** A person who has no browser: the test makes their calls. */
export interface AccountByCalls {
  readonly person: Person;
  readonly call: Call;
}

/** Creates an account whose address is proved. The session stays in the request context. */
export async function accountByCalls(
  request: APIRequestContext,
  server: RunningServer,
): Promise<AccountByCalls> {
  const person = somebody();
  const data = { ...person, writingConsent: POLICY_VERSION };
  const answer = await request.post(`${server.origin}/api/auth/register`, { data });
  expect(answer.ok()).toBe(true);
  const { user } = await answer.json();
  await proveAddress(request, server, person);
  return { person, call: callsAs(request, server.origin, user.id) };
}

/** Joins a circle by the code of an invite, and chooses to be counted in its figures. */
export async function joinCounted({ call }: AccountByCalls, inviteCode: string): Promise<void> {
  const joined = await call('POST', 'prayer-groups/join', { inviteCode });
  const { id } = await joined.json();
  const shares = await call('PUT', `prayer-groups/${id}/sharing`, { countsMe: true });
  expect(await shares.json()).toMatchObject({ countsMe: true });
}

/** Checks in on a day. */
export async function checkIn(call: Call, date: string): Promise<void> {
  const answer = await call('POST', 'check-in', {
    date,
    mood: 'peaceful',
    truthStatement: 'I rest.',
  });
  expect(answer.ok()).toBe(true);
}
