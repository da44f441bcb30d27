import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { LANDING_FILES, ORIGIN_HERE, SALES_HERE } from '../../shared/content/front-page';
import type { AppEnv } from '../app-env';
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

/** What visitors may read of the app, as a search engine should know it. */
const PUBLIC_PAGES = [
  '/',
  '/about-ai',
  '/for-organizations',
  '/privacy-policy',
  '/terms-of-service',
];

/**
 * The landing page as a document of its own for whoever brings no session, robots.txt and sitemap.xml. Who has a session
 * is given the app at the same address, and so is everybody where the build left no page.
 */
export function frontDoorRoutes(door: FrontDoor, cookie: SessionCookie): Hono<AppEnv> {
  const landing = readLanding(door);
  const routes = new Hono<AppEnv>();
  if (landing !== undefined) {
    const headers = forVisitors(cookie, inlineHeaders(inlineSources(landing)));
    const page = forVisitors(cookie, async (c) => send(c, landing, 'text/html'));
    routes.get('/', vary, headers, etag(), compress(), page);
  }
  routes.get('/robots.txt', (c) => send(c, robots(door), 'text/plain'));
  routes.get('/sitemap.xml', (c) => send(c, sitemap(door), 'application/xml'));
  return routes;
}

/** No cache on the way may give one the other's page. */
async function vary(c: Context<AppEnv>, next: () => Promise<void>): Promise<void> {
  await next();
  c.header('Vary', 'Cookie', { append: true });
}

/** Whoever brings no session; for the others it is not there. */
function forVisitors(
  cookie: SessionCookie,
  handler: MiddlewareHandler<AppEnv>,
): MiddlewareHandler<AppEnv> {
  return (c, next) => (cookie.read(c) || cookie.readEarlier(c) ? next() : handler(c, next));
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
  const urls = PUBLIC_PAGES.map((path) => `  <url><loc>${origin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
