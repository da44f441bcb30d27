import { readFileSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import { SHARE_LEADS_TO, SHARE_TARGET } from '../../shared/api/share-target';
import { isImmutableContent } from '../../shared/content/pack';
import { readsGzip } from '../compression/gzip';
import type { AppEnv } from '../middleware/app-env';
import type { SessionCookie } from '../middleware/session-cookie';
import { type FileIndex, indexFiles } from './file-index';
import { type FrontDoor, frontDoorRoutes } from './front-door';
import { type Gzipped, gzipOnce } from './gzip-once';
import { serveBytes, serveFile } from './serve-file';
import type { SharedAssets } from './shared-assets';

/** The name holds the content's hash, so it never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Always asked again: a new version of the app is found on the next start. */
const REVALIDATE = 'no-cache';
const SHELL = '/index.html';

export interface StaticOptions {
  /** The built app. */
  readonly webRoot: string;
  /** Hashed files of the builds of the last 30 days, for tabs that are still open from then. */
  readonly keptAssetsRoot?: string | undefined;
  /** Hashed files that other servers have. */
  readonly shared?: SharedAssets | undefined;
  /** The landing page for visitors. Without it they get the app. */
  readonly frontDoor?: FrontDoor | undefined;
}

/** Serves the app: its files, and the shell for every address that is a screen. */
export function staticRoutes(
  { webRoot, keptAssetsRoot, shared, frontDoor }: StaticOptions,
  cookie: SessionCookie,
): Hono<AppEnv> {
  const files = indexFiles(webRoot);
  const kept = keptAssetsRoot === undefined ? undefined : indexFiles(keptAssetsRoot);
  const routes = new Hono<AppEnv>();
  const gzipped = gzipOnce();
  if (frontDoor) routes.route('/', frontDoorRoutes(frontDoor, readShell(files), cookie));
  // Comes only from a browser that has dropped the worker, which handles it itself. The server neither reads nor stores it.
  routes.post(SHARE_TARGET, (c) => c.redirect(SHARE_LEADS_TO.failed, 303));
  routes.get('*', async (c) => {
    const path = c.req.path === '/' ? SHELL : c.req.path;
    const isAsset = path.startsWith('/assets/');
    const file = files.get(path) ?? (isAsset ? kept?.get(path) : undefined);
    const stays = isAsset || isImmutableContent(path);
    const gzip = readsGzip(c) ? gzipped : undefined;
    if (file) return serveFile(file, c.req.raw, stays ? IMMUTABLE : REVALIDATE, gzip);
    const bytes = isAsset ? await shared?.find(path) : undefined;
    if (bytes) return serveBytes(path, bytes, c.req.raw, IMMUTABLE, gzip !== undefined);
    return serveShell(c, files, path, gzip);
  });
  return routes;
}

function readShell(files: FileIndex): string | undefined {
  const shell = files.get(SHELL);
  return shell && readFileSync(shell.path, 'utf8');
}

/** A missing file is a 404, never the shell: a page that waits for a script must not be given HTML. */
async function serveShell(
  c: Context<AppEnv>,
  files: FileIndex,
  path: string,
  gzip: Gzipped | undefined,
): Promise<Response> {
  const shell = files.get(SHELL);
  if (!shell || !isScreen(path) || !wantsHtml(c)) {
    return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
  }
  return serveFile(shell, c.req.raw, REVALIDATE, gzip);
}

/** Screens have no dots and no encoded characters in their addresses; files and attempts at them do. */
function isScreen(path: string): boolean {
  return /^(\/[A-Za-z0-9_-]+)+\/?$/.test(path) && !/^\/(assets|content|data)\//.test(path);
}

/** True for a browser that opens a page, and for no script or scanner that asks for files. */
function wantsHtml(c: Context<AppEnv>): boolean {
  return c.req.header('accept')?.includes('text/html') ?? false;
}
