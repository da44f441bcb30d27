import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PAYMENT_VIEW } from '../../shared/api/subscription';
import { answerPaymentForm, isPaymentForm } from './payment-document';

const ORIGIN = 'https://choose.example';
const POLICY = "script-src 'self' https://js.stripe.com";
const at = (path: string) => new URL(path, ORIGIN);

it('is the payment form alone: the offer is answered from the device', () => {
  expect(isPaymentForm(at(PAYMENT_VIEW))).toBe(true);
  for (const path of ['/subscribe', '/subscribe?view=done', '/home', '/journal?view=payment']) {
    expect(isPaymentForm(at(path))).toBe(false);
  }
});

describe('the document of the payment form', () => {
  const fetching = vi.fn<typeof fetch>();
  beforeEach(() => {
    fetching.mockReset();
    vi.stubGlobal('fetch', fetching);
  });
  const answer = () =>
    answerPaymentForm(at(PAYMENT_VIEW), async () => new Response('the kept shell'));

  it('A25 comes from the server with the policy it has there', async () => {
    const headers = { 'content-security-policy': POLICY };
    fetching.mockResolvedValue(new Response('served', { headers }));
    const document = await answer();
    expect(await document.text()).toBe('served');
    expect(document.headers.get('content-security-policy')).toBe(POLICY);
    expect(fetching).toHaveBeenCalledWith(
      `${ORIGIN}${PAYMENT_VIEW}`,
      expect.objectContaining({ headers: { accept: 'text/html' } }),
    );
  });

  it.each<[string, () => void]>([
    ['without a network', () => fetching.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['where the server fails', () => fetching.mockResolvedValue(new Response('', { status: 502 }))],
    [
      'where a stranger’s network leads elsewhere',
      () => {
        const elsewhere = new Response('pay for the network');
        Object.defineProperty(elsewhere, 'redirected', { value: true });
        fetching.mockResolvedValue(elsewhere);
      },
    ],
  ])('is the kept shell %s', async (_where, happens) => {
    happens();
    expect(await (await answer()).text()).toBe('the kept shell');
  });
});
