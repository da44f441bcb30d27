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
  const [app, pouch] = await Promise.all([startAppServer(), startPouchServer()]);
  return [
    await contestant('Choose Wholeness', 'bench/sync/app-page.ts', app),
    await contestant('PouchDB 9', 'bench/sync/pouch-page.ts', pouch),
    await contestant('bare Dexie (limit)', 'bench/sync/dexie-page.ts', app),
  ];
}

async function contestant(name: string, entry: string, server: BenchServer): Promise<Contestant> {
  const script = await bundlePage(entry);
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
