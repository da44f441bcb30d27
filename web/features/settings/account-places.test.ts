import { expect, it } from 'vitest';
import { accountPlaces } from './account-places';

const names = (isGuest: boolean, isOffered = false) =>
  accountPlaces({ isGuest, isOffered }).map(([, name]) => name);

it('P69 a guest finds the ways to an account, and what deletes everything', () => {
  expect(names(true)).toEqual([
    'Create account',
    'Sign in',
    'Profile',
    'Delete everything on this device',
  ]);
  expect(names(false)).toEqual(['Profile', 'Password and devices', 'Delete my account']);
});

it('P77 who began without the onboarding finds its questions here for as long as they are open', () => {
  expect(names(false, true)[0]).toBe('Questions for a new account');
  expect(names(false)).not.toContain('Questions for a new account');
});
