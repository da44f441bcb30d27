import type { BrowserContext } from '@playwright/test';

/** The script that tells pages opened later what to believe, for each browser that was told. */
const beliefs = new WeakMap<BrowserContext, { dispose(): Promise<void> }>();

/** Cuts the network, and the browser says so on every page: on pages loaded without a network, builds differ in that. */
export async function loseSignal(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await browserSays(context, 'offline');
}

/** The network is back, and the browser says so. */
export async function findSignal(context: BrowserContext): Promise<void> {
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
