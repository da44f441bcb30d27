import { beforeEach, expect, it, vi } from 'vitest';
import { deleteAccount } from './commands';

const fetching = vi.fn<(path: string) => Promise<Response>>();
beforeEach(() => {
  fetching.mockReset();
  vi.stubGlobal('fetch', fetching);
});

const answer = (status: number, body?: object) =>
  fetching.mockResolvedValue(new Response(body ? JSON.stringify(body) : null, { status }));

it('is done, also where an earlier answer was lost', async () => {
  answer(204);
  expect(await deleteAccount('delete my account', 'secret')).toEqual({
    ok: true,
    value: undefined,
  });
  answer(410, { code: 'ACCOUNT_ERASED', message: 'This account was deleted.' });
  expect(await deleteAccount('delete my account', 'secret')).toEqual({
    ok: true,
    value: undefined,
  });
});

it('says whether the password was wrong or something else', async () => {
  answer(403, { code: 'INVALID_CREDENTIALS', message: 'This is not your password.' });
  expect(await deleteAccount('delete my account', 'x')).toEqual({
    ok: false,
    problem: { about: 'password', message: 'This is not your password.' },
  });
  answer(502);
  expect(await deleteAccount('delete my account', 'x')).toMatchObject({
    problem: { about: 'server' },
  });
  fetching.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await deleteAccount('delete my account', 'x')).toMatchObject({
    problem: {
      about: 'server',
      message: expect.stringContaining('an answer from the server'),
    },
  });
});
