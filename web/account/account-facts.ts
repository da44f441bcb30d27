import type { UserTypeAnswer } from '../../shared/api/onboarding';
import { keepAnswer, readKeptAnswer } from '../answers/kept-answers';

/** Where a person stands, as each sign-in says it; kept, so that no screen waits for the network to know. */
export interface AccountFacts extends Pick<UserTypeAnswer, 'onboarded' | 'userType'> {
  /** They have written before, perhaps as a guest: no longer led to the onboarding (P77). */
  readonly hasBegun?: boolean;
}

export function keepAccountFacts(
  personId: string,
  { onboarded, userType, hasBegun }: AccountFacts,
): void {
  if (hasBegun) keepAnswer(personId, BEGUN, 'true');
  keepAnswer(personId, 'onboarded', String(onboarded));
  keepUserType(personId, userType);
}

/** What the tabs go by. Who is in the middle of something is not led to the onboarding by it. */
export function keepUserType(personId: string, userType: AccountFacts['userType']): void {
  keepAnswer(personId, 'userType', userType);
}

const BEGUN = 'begun';

/**
 * Whether a sign-in here said that the onboarding is to come, of somebody who has written nothing yet. Where nothing was said
 * nobody is asked.
 */
export function isOnboardingDue(personId: string): boolean {
  return isToCome(personId) && !hasBegun(personId) && !isPostponed(personId);
}

/** Whether the onboarding is to come, and is offered on Home because they had begun without it (P77). */
export function isOnboardingOffered(personId: string): boolean {
  return isToCome(personId) && hasBegun(personId);
}

function isToCome(personId: string): boolean {
  return readKeptAnswer(personId, 'onboarded') === 'false';
}

/** Whether a person had written before they were asked anything. */
export function hasBegun(personId: string): boolean {
  return readKeptAnswer(personId, BEGUN) === 'true';
}

const POSTPONED = 'onboardingPostponed';

/** Asks this person no more in this tab: the server could not take the answers. */
export function postponeOnboarding(personId: string): void {
  sessionStorage.setItem(POSTPONED, personId);
}

function isPostponed(personId: string): boolean {
  return sessionStorage.getItem(POSTPONED) === personId;
}
