import { expect, it } from 'vitest';
import { hasAccount } from './has-account';

it('I10 a guest has no account that could open their lock', () => {
  expect(hasAccount('guest-1')).toBe(false);
  expect(hasAccount('0b0c9d1e-4a54-4c53-8f7e-0d9a3c1f2b7a')).toBe(true);
});
