import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnv } from './app-env';
import { shellHeaders } from './headers';

async function policyOf(path: string, withStripe: boolean): Promise<string> {
  const app = new Hono<AppEnv>();
  app.use(shellHeaders(false, withStripe));
  app.get('*', (c) => c.html('the shell'));
  return (await app.request(path)).headers.get('content-security-policy') ?? '';
}

it('A25 lets Stripe into a document of /subscribe, where people pay through it', async () => {
  const policy = await policyOf('/subscribe?view=payment', true);
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
      "connect-src 'self' https://api.stripe.com",
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
      "frame-ancestors 'none'",
    ]),
  );
});

it.each([
  ['/', true],
  ['/home', true],
  ['/subscribers', true],
  ['/subscribe/other', true],
  ['/subscribe', false],
])('A25 lets nobody in at %s, with Stripe: %s', async (path, withStripe) => {
  expect(await policyOf(path, withStripe)).not.toContain('stripe');
});

it('A25 lets the worker for PINs compile WebAssembly, and no page', async () => {
  expect(await policyOf('/assets/pin-worker-C2a.js', true)).toContain(
    "script-src 'self' 'wasm-unsafe-eval';",
  );
  for (const path of ['/', '/home', '/subscribe', '/assets/entry-C2a.js', '/pin-worker-C2a.js'])
    expect(await policyOf(path, true)).not.toContain('wasm');
});
