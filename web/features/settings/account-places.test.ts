import { expect, it } from 'vitest';
import { accountPlaces } from './account-places';

const names = (isGuest: boolean) => accountPlaces(isGuest).map(([, name]) => name);

it('P69 a guest finds the ways to an account, and what deletes everything', () => {
  expect(names(true)).toEqual([
    'Create account',
    'Sign in',
    'Profile',
    'Delete everything on this device',
  ]);
  expect(names(false)).toEqual(['Profile', 'Password and devices', 'Delete my account']);
});
