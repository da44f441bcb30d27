import type { UserTypeAnswer } from '../../shared/api/onboarding';
import { keepAnswer, readKeptAnswer } from '../answers/kept-answers';

/** Where a person stands, as each sign-in says it; kept, so that no screen waits for the network to know. */
export type AccountFacts = Pick<UserTypeAnswer, 'onboarded' | 'userType'>;

export function keepAccountFacts(personId: string, { onboarded, userType }: AccountFacts): void {
  keepAnswer(personId, 'onboarded', String(onboarded));
  keepUserType(personId, userType);
}

/** What the tabs go by. Who is in the middle of something is not led to the onboarding by it. */
export function keepUserType(personId: string, userType: AccountFacts['userType']): void {
  keepAnswer(personId, 'userType', userType);
}

/** Whether a sign-in here said that the onboarding is to come. Where nothing was said nobody is asked. */
export function isOnboardingDue(personId: string): boolean {
  return readKeptAnswer(personId, 'onboarded') === 'false' && !isPostponed(personId);
}

const POSTPONED = 'onboardingPostponed';

/** Asks this person no more in this tab: the server could not take the answers. */
export function postponeOnboarding(personId: string): void {
  sessionStorage.setItem(POSTPONED, personId);
}

function isPostponed(personId: string): boolean {
  return sessionStorage.getItem(POSTPONED) === personId;
}
