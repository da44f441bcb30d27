import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EMAIL_REQUIRED } from '../../../shared/api/subscription';
import {
  cancelSubscription,
  confirmPractice,
  findCheckout,
  findPortal,
  startSubscription,
} from './commands';

const fetching = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();
beforeEach(() => {
  fetching.mockReset();
  vi.stubGlobal('fetch', fetching);
});

const answers = (status: number, body?: object) =>
  fetching.mockResolvedValue(new Response(body ? JSON.stringify(body) : null, { status }));

describe('what the payment form is opened with', () => {
  it('comes from the server, by a call without a body', async () => {
    const secret = { clientSecret: 'seti_1_secret_2', confirms: 'setup' };
    answers(200, secret);
    expect(await startSubscription()).toEqual({ state: 'ready', secret });
    const [path, init] = fetching.mock.lastCall ?? [];
    expect(path).toBe('/api/get-or-create-subscription');
    expect(init).toMatchObject({ method: 'POST' });
    expect(init?.body).toBeUndefined();
  });

  it('is not needed by somebody who has subscribed', async () => {
    answers(200, { hasActiveSubscription: true });
    expect(await startSubscription()).toEqual({ state: 'active' });
  });

  it.each<[string, () => void, string, string]>([
    [
      'no email',
      () => answers(400, { code: 'EMAIL_REQUIRED', message: EMAIL_REQUIRED }),
      'Email Required',
      'Please add your email address to subscribe. You can add it in the Account Details section above.',
    ],
    [
      'no email, said by an older server',
      () => answers(500, { error: 'Email is required for this.' }),
      'Email Required',
      'Please add your email address to subscribe. You can add it in the Account Details section above.',
    ],
    [
      'an answer without a secret',
      () => answers(200, {}),
      'That didn’t work',
      'No client secret received.',
    ],
    [
      'a server that could not',
      () => answers(503, { code: 'BILLING_UNAVAILABLE', message: 'Not now.' }),
      'That didn’t work',
      'Unable to create subscription. Please check your email is set in your profile and try again.',
    ],
    [
      'no answer',
      () => fetching.mockRejectedValue(new TypeError('Failed to fetch')),
      'That didn’t work',
      'Failed to start subscription process',
    ],
    [
      'nobody who takes payments',
      () => answers(503, { code: 'BILLING_NOT_CONFIGURED', message: 'No.' }),
      'That didn’t work',
      'Premium isn’t available here yet. Nothing changes for you.',
    ],
  ])('%s is told in the words of the spec', async (_, happens, title, text) => {
    happens();
    expect(await startSubscription()).toMatchObject({ state: 'trouble', trouble: { title, text } });
  });
});

describe('the provider’s pages', () => {
  it('are named by the server', async () => {
    answers(200, { url: 'https://billing.example/1' });
    expect(await findPortal()).toBe('https://billing.example/1');
    expect(fetching.mock.lastCall?.[0]).toBe('/api/create-customer-portal-session');
    answers(200, { url: 'https://checkout.example/1' });
    expect(await findCheckout()).toBe('https://checkout.example/1');
    expect(fetching.mock.lastCall?.[0]).toBe('/api/create-checkout-session');
  });

  it('are not gone to where none is named', async () => {
    answers(200, {});
    await expect(findPortal()).rejects.toMatchObject({ issues: [{ path: ['url'] }] });
    answers(503);
    await expect(findCheckout()).rejects.toMatchObject({ status: 503 });
  });
});

it('cancelling brings the server’s sentence, and anything else is a failure', async () => {
  answers(200, { message: 'Premium stays until November 27.' });
  expect(await cancelSubscription()).toBe('Premium stays until November 27.');
  answers(503, { message: 'Not now.' });
  await expect(cancelSubscription()).rejects.toThrow('503');
});

it('the practice checkout sends the secret it was given', async () => {
  answers(204);
  await confirmPractice('demo-1');
  expect(fetching.mock.lastCall?.[1]).toMatchObject({ body: '{"clientSecret":"demo-1"}' });
});
