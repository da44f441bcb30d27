import { beforeEach, expect, it, vi } from 'vitest';
import {
  isOnboardingOffered,
  keepAccountFacts,
  postponeOnboarding,
} from '../../account/account-facts';
import { keepInvite, takeInvite } from '../../account/circle-invite';
import { storeSession } from '../../platform/session';
import { leadNewcomer } from './lead-newcomer';

let onLine: boolean;
beforeEach(() => {
  onLine = true;
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('navigator', {
    get onLine() {
      return onLine;
    },
  });
  storeSession({ userId: 'p1', username: 'miriam' });
});

it('leads a new account from Home to the onboarding until it is completed', () => {
  keepAccountFacts('p1', { onboarded: false, userType: 'individual' });
  expect(leadNewcomer()).toBe('/onboarding');
  keepAccountFacts('p1', { onboarded: true, userType: 'group_member' });
  expect(leadNewcomer()).toBeNull();
});

it('P77 leads nobody who has written before, and offers them the onboarding until it is completed', () => {
  keepAccountFacts('p1', { onboarded: false, userType: 'individual', hasBegun: true });
  expect(leadNewcomer()).toBeNull();
  expect(isOnboardingOffered('p1')).toBe(true);
  // As the onboarding says it, once it has been looked at.
  keepAccountFacts('p1', { onboarded: false, userType: 'individual' });
  expect(leadNewcomer()).toBeNull();
  keepAccountFacts('p1', { onboarded: true, userType: 'individual' });
  expect(isOnboardingOffered('p1')).toBe(false);
});

it('leads nobody of whom no sign-in here said it, and nobody else', () => {
  expect(leadNewcomer()).toBeNull();
  keepAccountFacts('p1', { onboarded: false, userType: 'individual' });
  storeSession({ userId: 'p2', username: 'ben' });
  expect(leadNewcomer()).toBeNull();
});

it('shows Home where the onboarding could not be completed: offline, or put off', () => {
  keepAccountFacts('p1', { onboarded: false, userType: 'individual' });
  onLine = false;
  expect(leadNewcomer()).toBeNull();
  onLine = true;
  expect(leadNewcomer()).toBe('/onboarding');
  postponeOnboarding('p1');
  expect(leadNewcomer()).toBeNull();
  storeSession({ userId: 'p2', username: 'ben' });
  keepAccountFacts('p2', { onboarded: false, userType: 'individual' });
  expect(leadNewcomer()).toBe('/onboarding');
});

it('leads whoever followed an invite to the circles, once they have been asked what a new account is asked', () => {
  keepInvite('ABCD-EFGH-JKMN-PQRS');
  keepAccountFacts('p1', { onboarded: false, userType: 'individual' });
  expect(leadNewcomer()).toBe('/onboarding');
  keepAccountFacts('p1', { onboarded: true, userType: 'individual' });
  expect(leadNewcomer()).toBe('/prayer-groups');
  expect(takeInvite()).toBe('ABCD-EFGH-JKMN-PQRS');
  expect(leadNewcomer()).toBeNull();
});

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
