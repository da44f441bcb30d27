import type { BrowserContext } from '@playwright/test';

/** The script that tells pages opened later what to believe, for each browser that was told. */
const beliefs = new WeakMap<BrowserContext, { dispose(): Promise<void> }>();

/** Seen by the server alone (support/no-signal.mjs). */
const NO_SIGNAL = {
  name: 'no-signal',
  value: 'true',
  domain: 'localhost',
  path: '/',
  httpOnly: true,
};

/**
 * Cuts the network, and the browser says so on every page: on pages loaded without a network, builds differ in that.
 * Chromium lets a request through now and then while it opens another document, whether it is told to be offline or to ask
 * first, so the server gives this browser no answer either.
 */
export async function loseSignal(context: BrowserContext): Promise<void> {
  await context.addCookies([NO_SIGNAL]);
  await context.setOffline(true);
  await browserSays(context, 'offline');
}

/** The network is back, and the browser says so. */
export async function findSignal(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: NO_SIGNAL.name });
  await context.setOffline(false);
  await browserSays(context, 'online');
}

/** From now on the browser says this of its network, whatever there is, on the pages that are open and on later ones. */
export async function browserSays(
  context: BrowserContext,
  said: 'online' | 'offline',
): Promise<void> {
  const earlier = beliefs.get(context);
  beliefs.set(context, await context.addInitScript(believe, said));
  await earlier?.dispose();
  await Promise.all(context.pages().map((page) => page.evaluate(believe, said)));
}

/** Runs in the page. */
function believe(said: 'online' | 'offline'): void {
  const isOnline = said === 'online';
  const isNews = navigator.onLine !== isOnline;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  if (isNews) dispatchEvent(new Event(said));
}
