import { expect, it } from 'vitest';
import { tabsFor, userTypeOf } from './tabs';

it.each([
  ['individual', ['Home', 'Share', 'Community', 'Awards', 'Profile']],
  ['group_member', ['Home', 'Prayer', 'Community', 'Awards', 'Profile']],
  ['corporate_admin', ['Home', 'Prayer', 'Analytics', 'Awards', 'Profile']],
] as const)('the tabs of %s are those of spec section 2', (userType, labels) => {
  expect(tabsFor(userType).map(({ label }) => label)).toEqual(labels);
});

it('the user type is the one a sign-in left here, or individual', () => {
  expect(['group_member', 'corporate_admin', 'toString', null].map(userTypeOf)).toEqual([
    'group_member',
    'corporate_admin',
    'individual',
    'individual',
  ]);
});
