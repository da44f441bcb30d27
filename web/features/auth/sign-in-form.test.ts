import { expect, it } from 'vitest';
import { MISSING_CONSENT } from '../../../shared/domain/consent';
import { EMPTY_FORM, missingInformation } from './sign-in-form';

const full = {
  username: 'miriam',
  email: 'miriam@example.org',
  password: 'correct horse',
  consents: true,
};

it('asks for username and password, blank counting as missing (spec section 5)', () => {
  const sentence = 'Please enter both username and password.';
  expect(missingInformation('sign-in', { ...full, username: '  ' })).toBe(sentence);
  expect(missingInformation('sign-in', { ...full, password: ' ' })).toBe(sentence);
  expect(missingInformation('create-account', { ...full, password: '', email: '' })).toBe(sentence);
});

it('asks for an email address only to create an account', () => {
  const noEmail = { ...full, email: ' ' };
  expect(missingInformation('create-account', noEmail)).toBe(
    'Please enter your email address for registration.',
  );
  expect(missingInformation('sign-in', noEmail)).toBeUndefined();
  expect(missingInformation('create-account', full)).toBeUndefined();
});

it('asks for the consent to keep what is written only to create an account', () => {
  const unchecked = { ...full, consents: EMPTY_FORM.consents };
  expect(missingInformation('create-account', unchecked)).toBe(MISSING_CONSENT);
  expect(missingInformation('sign-in', unchecked)).toBeUndefined();
});
