import type { Browser, BrowserContext, Page } from '@playwright/test';
import { bundlePage, gzipBytes } from './bundle';
import { type BenchServer, startAppServer, startPouchServer } from './servers';

/** One program under test: its page script and the server it syncs with. */
export interface Contestant {
  readonly name: string;
  readonly script: string;
  readonly gzipBytes: number;
  readonly server: BenchServer;
}

export interface Wire {
  requests: number;
  bytes: number;
}

/** The three programs of the table, their servers started. */
export async function prepareContestants(): Promise<Contestant[]> {
  const [ours, pouch, dexie] = await Promise.all(
    ['app', 'pouch', 'dexie'].map((name) => bundlePage(`bench/sync/${name}-page.ts`)),
  );
  if (!ours || !pouch || !dexie) throw new Error('A page gave no script');
  const [app, couch] = await Promise.all([startAppServer(), startPouchServer()]);
  return [
    contestant('Choose Wholeness', ours, app),
    contestant('PouchDB 9', pouch, couch),
    contestant('bare Dexie (limit)', dexie, app),
  ];
}

function contestant(name: string, script: string, server: BenchServer): Contestant {
  return { name, script, gzipBytes: gzipBytes(script), server };
}

/** A fresh device (browser context) of the person, its page loaded and its local database open. */
export async function openDevice(
  browser: Browser,
  { script, server }: Contestant,
  person: { readonly id: string; readonly cookie: string | undefined },
): Promise<{ context: BrowserContext; page: Page; wire: Wire }> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
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

function watchWire(page: Page): Wire {
  const wire: Wire = { requests: 0, bytes: 0 };
  page.on('requestfinished', async (request) => {
    wire.requests += 1;
    const sizes = await request.sizes().catch(() => undefined);
    if (!sizes) return;
    wire.bytes +=
      sizes.requestBodySize +
      sizes.requestHeadersSize +
      sizes.responseBodySize +
      sizes.responseHeadersSize;
  });
  return wire;
}
