import { expect, it } from 'vitest';
import { tabsFor } from './tabs';

it.each([
  ['individual', ['Home', 'Share', 'Community', 'Awards', 'Profile']],
  ['group_member', ['Home', 'Prayer', 'Community', 'Awards', 'Profile']],
  ['corporate_admin', ['Home', 'Prayer', 'Analytics', 'Awards', 'Profile']],
] as const)('the tabs of %s are those of spec section 2', (userType, labels) => {
  expect(tabsFor(userType).map(({ label }) => label)).toEqual(labels);
});
