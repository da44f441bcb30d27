import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, type Handler, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { LANDING_FILES, ORIGIN_HERE, SALES_HERE } from '../../shared/content/front-page';
import { DOORS, PUBLIC_PAGES, withPreview } from '../../shared/content/link-preview';
import type { AppEnv } from '../middleware/app-env';
import { inlineHeaders } from '../middleware/headers';
import type { SessionCookie } from '../middleware/session-cookie';
import { inlineSources } from './inline-sources';

export interface FrontDoor {
  /** Where the build left the landing page. */
  readonly folder: string;
  /** The origin people see. */
  readonly origin: string;
  /** Where inquiries go by mail. */
  readonly salesAddress: string | undefined;
}

/**
 * The landing page as its own document for visitors without a session, robots.txt and sitemap.xml. A person with a session
 * gets the app at the same address, and so does every visitor where the build left no page. The other public pages are the
 * app under their own head, for every client: link previews name no type that they accept.
 */
export function frontDoorRoutes(
  door: FrontDoor,
  shell: string | undefined,
  cookie: SessionCookie,
): Hono<AppEnv> {
  const landing = readLanding(door);
  const routes = new Hono<AppEnv>();
  if (landing !== undefined) {
    const isVisitor = (c: Context<AppEnv>) => !(cookie.read(c) || cookie.readEarlier(c));
    const headers = where(isVisitor, inlineHeaders(inlineSources(landing)));
    const page = where(isVisitor, (c) => send(c, landing, 'text/html'));
    routes.get('/', vary, headers, etag(), compress(), page);
  }
  const pages = headedPages(shell, door);
  const headed = (c: Context<AppEnv>) => send(c, pages.get(c.req.path) ?? '', 'text/html');
  routes.get('/robots.txt', (c) => send(c, robots(door), 'text/plain'));
  routes.get('/sitemap.xml', (c) => send(c, sitemap(door), 'application/xml'));
  routes.on('GET', [...pages.keys()], etag(), compress(), headed);
  return routes;
}

/** No cache on the way may give a visitor the page of a signed-in person, or the reverse. */
async function vary(c: Context<AppEnv>, next: () => Promise<void>): Promise<void> {
  await next();
  c.header('Vary', 'Cookie', { append: true });
}

/** Runs a handler where `holds` is true; other requests skip it. */
function where(
  holds: (c: Context<AppEnv>) => boolean,
  handler: MiddlewareHandler<AppEnv> | Handler<AppEnv>,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => (holds(c) ? handler(c, next) : next());
}

/** By their addresses. */
function headedPages(
  shell: string | undefined,
  { origin }: FrontDoor,
): ReadonlyMap<string, string> {
  if (shell === undefined) return new Map();
  const pages = [...PUBLIC_PAGES, ...DOORS];
  return new Map(
    pages.map((page) => [page.path, withPreview(shell, page).replaceAll(ORIGIN_HERE, origin)]),
  );
}

function send(c: Context<AppEnv>, text: string, type: string): Response {
  return c.body(text, 200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-cache',
  });
}

function readLanding({ folder, origin, salesAddress }: FrontDoor): string | undefined {
  const file = salesAddress === undefined ? LANDING_FILES.withoutSales : LANDING_FILES.withSales;
  const page = readIfThere(join(folder, file));
  return page?.replaceAll(ORIGIN_HERE, origin).replaceAll(SALES_HERE, salesAddress ?? '');
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function robots({ origin }: FrontDoor): string {
  return `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`;
}

function sitemap({ origin }: FrontDoor): string {
  const paths = ['/', ...PUBLIC_PAGES.map(({ path }) => path)];
  const urls = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
