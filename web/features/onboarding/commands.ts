import { parse } from 'zod/mini';
import {
  inviteAnswer,
  type OnboardingRequest,
  type UserTypeAnswer,
  userTypeAnswer,
} from '../../../shared/api/onboarding';
import { keepAccountFacts } from '../../account/account-facts';
import { http } from '../../answers/http';
import { HttpError } from '../../answers/http-error';
import type { Group } from './choices';

/** `refused`: the invite code leads nowhere, with the server's sentence. `failed`: anything else, `isOut` without an answer. */
type Failure =
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed'; readonly isOut: boolean };

/** Tells the server everything at once, and keeps what it made of the person. Repeated, it changes nothing more. */
export async function completeOnboarding(
  personId: string,
  body: OnboardingRequest,
): Promise<{ readonly kind: 'done' } | Failure> {
  try {
    const answer = await http('/api/user/complete-onboarding', { method: 'POST', body });
    keepAccountFacts(personId, parse(userTypeAnswer, answer));
    return { kind: 'done' };
  } catch (error) {
    return failureOf(error);
  }
}

/** The group that a code leads to. */
export async function checkInvite(
  inviteCode: string,
): Promise<{ readonly kind: 'known'; readonly group: Group } | Failure> {
  try {
    const body = { inviteCode };
    const answer = await http('/api/user/check-invite', { method: 'POST', body });
    const { organizationName: name, kind } = parse(inviteAnswer, answer);
    return { kind: 'known', group: { name, isCircle: kind === 'circle' } };
  } catch (error) {
    return failureOf(error);
  }
}

/** Whether this person has completed the onboarding, here or on another device; undefined without an answer. */
export async function hasCompletedOnboarding(personId: string): Promise<boolean | undefined> {
  try {
    const answer: UserTypeAnswer = parse(userTypeAnswer, await http('/api/user/type'));
    keepAccountFacts(personId, answer);
    return answer.onboarded;
  } catch {
    return undefined;
  }
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof HttpError)) return { kind: 'failed', isOut: true };
  const { code = '', serverMessage, status } = error;
  const isAboutCode = code.startsWith('INVITE_') || code === 'RATE_LIMITED';
  if (isAboutCode && serverMessage) return { kind: 'refused', message: serverMessage };
  return { kind: 'failed', isOut: status >= 500 };
}
