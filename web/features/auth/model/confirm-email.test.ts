import { describe, expect, it, vi } from 'vitest';
import { confirmEmail, NO_ANSWER } from './confirm-email';

function answers(status: number, body: object | null): void {
  const text = body === null ? null : JSON.stringify(body);
  vi.stubGlobal('fetch', async () => new Response(text, { status }));
}

describe('a link that confirms an address', () => {
  it.each<[string, number, object | null, object]>([
    ['is taken', 204, null, { state: 'done' }],
    ['is over', 400, { code: 'EMAIL_LINK_OVER', message: 'no' }, { state: 'over' }],
    [
      'is asked too often',
      429,
      { code: 'RATE_LIMITED', message: 'Please wait.' },
      { state: 'failed', message: 'Please wait.' },
    ],
    [
      'meets a broken server',
      502,
      {},
      { state: 'failed', message: 'Something went wrong on our side. Please try again.' },
    ],
  ])('A31 %s', async (_, status, body, outcome) => {
    answers(status, body);
    expect(await confirmEmail('token')).toEqual(outcome);
  });

  it('A31 keeps without a connection', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await confirmEmail('token')).toEqual({ state: 'failed', message: NO_ANSWER });
  });
});
