import { expect, it } from 'vitest';
import { MISSING_CONSENT } from '../../../../shared/domain/consent';
import { EMPTY_FORM, findMissing } from './sign-in-form';

const full = {
  username: 'miriam',
  email: 'miriam@example.org',
  password: 'correct horse',
  consents: true,
};

const sentenceOf = (...args: Parameters<typeof findMissing>) => findMissing(...args)?.message;

it('asks for username and password, blank counting as missing (spec section 5)', () => {
  const sentence = 'Please enter both username and password.';
  expect(sentenceOf('sign-in', { ...full, username: '  ' })).toBe(sentence);
  expect(sentenceOf('sign-in', { ...full, password: ' ' })).toBe(sentence);
  expect(sentenceOf('create-account', { ...full, password: '', email: '' })).toBe(sentence);
});

it('asks for an email address only to create an account', () => {
  const noEmail = { ...full, email: ' ' };
  expect(sentenceOf('create-account', noEmail)).toBe(
    'Please enter your email address for registration.',
  );
  expect(findMissing('sign-in', noEmail)).toBeUndefined();
  expect(findMissing('create-account', full)).toBeUndefined();
});

it('asks for the consent to keep what is written only to create an account', () => {
  const unchecked = { ...full, consents: EMPTY_FORM.consents };
  expect(sentenceOf('create-account', unchecked)).toBe(MISSING_CONSENT);
  expect(findMissing('sign-in', unchecked)).toBeUndefined();
});

it('says beside each field what is missing there, and nothing beside the others', () => {
  expect(findMissing('sign-in', { ...full, username: '' })?.errors).toEqual({
    username: 'Enter your username.',
  });
  expect(findMissing('create-account', { ...EMPTY_FORM, username: 'miriam' })?.errors).toEqual({
    email: 'Enter your email address.',
    password: 'Choose a password.',
    consents: MISSING_CONSENT,
  });
});
