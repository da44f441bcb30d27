import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Contestant } from './contestant';
import { type Wire, watchWire } from './wire';

/** A browser profile with one page in which a program under test runs. */
export interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly wire: Wire;
}

/** A fresh device (browser context) of the person, its page loaded and its local database open. */
export async function openDevice(
  browser: Browser,
  { script, server }: Pick<Contestant, 'script' | 'server'>,
  person: { readonly id: string; readonly cookie: string | undefined },
): Promise<Device> {
  // Chromium asks before a page that was not loaded from this machine opens a WebSocket to it.
  const permissions = ['local-network-access'];
  const context = await browser.newContext({ serviceWorkers: 'block', permissions });
  if (person.cookie) await context.addCookies([toCookie(person.cookie, server.origin)]);
  const page = await context.newPage();
  await page.route('**/bench.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><ol id="list"></ol>' }),
  );
  await page.goto(`${server.origin}/bench.html`);
  await page.addScriptTag({ content: script });
  await page.evaluate((id) => window.bench.open(id), person.id);
  return { context, page, wire: watchWire(page) };
}

function toCookie(pair: string, url: string): { name: string; value: string; url: string } {
  const at = pair.indexOf('=');
  return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
}
