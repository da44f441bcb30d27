import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../platform/testing/memory-storage';
import { submitAuth } from './commands';
import { EMPTY_FORM } from './model/sign-in-form';

const form = { ...EMPTY_FORM, username: 'miriam', email: 'miriam@example.org', password: 'wrong' };

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});

function refuse(status: number, body: object): void {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
}

it('says that nobody answered, and blames no field for it', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await submitAuth('sign-in', form)).toEqual({
    ok: false,
    problem: {
      message:
        'We can’t reach the server. What you typed is still here. Try again when you’re online.',
      errors: {},
    },
  });
});

it('says the spec’s sentence where a server refuses without words', async () => {
  refuse(500, {});
  const message = 'Authentication failed. Please try again.';
  expect(await submitAuth('sign-in', form)).toEqual({
    ok: false,
    problem: { message, errors: {} },
  });
});

it.each([
  ['INVALID_CREDENTIALS', 'Invalid username or password.', 'password'],
  ['USERNAME_TAKEN', 'This username is already taken. Please choose another.', 'username'],
  ['PASSWORD_WEAK', 'Please choose a longer one.', 'password'],
  ['INVALID_REQUEST', 'Please enter a valid email address.', 'email'],
  ['INVALID_REQUEST', 'Please choose a username of at most 100 plain characters.', 'username'],
])('puts what was refused beside its field: %s, %s', async (code, message, field) => {
  refuse(400, { code, message });
  const result = await submitAuth('create-account', form);
  expect(result).toEqual({ ok: false, problem: { message, errors: { [field]: message } } });
});

it('tells who signs in with an email address that the username is asked for', async () => {
  const message = 'Invalid username or password.';
  refuse(401, { code: 'INVALID_CREDENTIALS', message });
  expect(await submitAuth('sign-in', { ...form, username: form.email })).toEqual({
    ok: false,
    problem: {
      message,
      errors: { username: 'Sign in with your username, not your email address.' },
    },
  });
});
