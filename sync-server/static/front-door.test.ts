import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LANDING_FILES, ORIGIN_HERE, SALES_HERE } from '../../shared/content/front-page';
import { DOORS, PUBLIC_PAGES } from '../../shared/content/link-preview';
import { NOT_SET_UP } from '../config';
import { openTestApp, type TestApp } from '../testing/test-app';

const ORIGIN = 'https://choose.example';
const PAGE = { accept: 'text/html' };
/** The app's page, as the build is given it. */
const SHELL = readFileSync('web/index.html', 'utf8');

let folder: string;
let test: TestApp;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'front-door-'));
  plant('index.html', '<!doctype html>the shell');
});
afterEach(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

function plant(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

function plantLanding(): void {
  const canonical = `<link rel="canonical" href="${ORIGIN_HERE}/">`;
  plant(LANDING_FILES.withSales, `${canonical}<a href="mailto:${SALES_HERE}">Contact Sales</a>`);
  plant(LANDING_FILES.withoutSales, `${canonical}No address is set up.`);
}

function open(salesAddress?: string): void {
  const frontDoor = { folder, origin: ORIGIN, salesAddress };
  test = openTestApp({ files: { webRoot: folder, frontDoor } });
}

/** As a browser asks for a page. */
async function visit(path: string, headers: Record<string, string> = {}) {
  const answer = await test.app.request(path, { headers: { ...PAGE, ...headers } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

it('who brings no session is given the landing page, with this server’s origin and sales address', async () => {
  plantLanding();
  open('sales@choose.example');
  const { status, headers, text } = await visit('/');
  expect(status).toBe(200);
  expect(text).toBe(
    `<link rel="canonical" href="${ORIGIN}/"><a href="mailto:sales@choose.example">Contact Sales</a>`,
  );
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('vary')).toContain('Cookie');
  expect(headers.get('cache-control')).toBe('no-cache');
  const tag = headers.get('etag') ?? '';
  expect((await visit('/', { 'if-none-match': tag })).status).toBe(304);
});

/** The hash of CSP 2's own example, `alert('Hello, world.');`. */
const EXAMPLE = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

it('A25 its policy is the shell’s, and lets in beside that what stands in it, by its hash, also when it is unchanged', async () => {
  plant(LANDING_FILES.withoutSales, "<script>alert('Hello, world.');</script><p>A page</p>");
  open();
  const { cookie = '' } = await test.person('miriam');
  const shell = (await visit('/', { cookie })).headers;
  const { headers } = await visit('/');
  const again = await visit('/', { 'if-none-match': headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  for (const sent of [headers, again.headers]) {
    const policy = sent.get('content-security-policy');
    expect(policy).toContain(`script-src 'self' ${EXAMPLE};`);
    expect(policy?.replace(` ${EXAMPLE}`, '')).toBe(shell.get('content-security-policy'));
    expect(sent.get('x-frame-options')).toBe('DENY');
    expect(sent.get('permissions-policy')).toBe(shell.get('permissions-policy'));
  }
  for (const path of ['/home', '/index.html']) {
    expect((await visit(path)).headers.get('content-security-policy')).not.toContain('sha256');
  }
  expect(shell.get('content-security-policy')).not.toContain('sha256');
});

it('without a sales address the page says so', async () => {
  plantLanding();
  open();
  expect((await visit('/')).text).toContain('No address is set up.');
});

it('who brings a session is given the app, and so is everybody at every other address', async () => {
  plantLanding();
  open();
  const { cookie = '' } = await test.person('miriam');
  const answer = await visit('/', { cookie });
  expect(answer.text).toBe('<!doctype html>the shell');
  expect(answer.headers.get('vary')).toContain('Cookie');
  for (const path of ['/index.html', '/home', '/login', '/about-ai', '/no-such-page']) {
    expect((await visit(path)).text).toBe('<!doctype html>the shell');
  }
});

it('where the build left no landing page, everybody is given the app', async () => {
  open();
  expect((await visit('/')).text).toBe('<!doctype html>the shell');
});

it('search engines are told where to look, and not to ask the API', async () => {
  open();
  const robots = await visit('/robots.txt');
  expect(robots.headers.get('content-type')).toContain('text/plain');
  expect(robots.text).toContain('Disallow: /api/');
  expect(robots.text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const sitemap = await visit('/sitemap.xml');
  expect(sitemap.headers.get('content-type')).toContain('xml');
  expect(sitemap.text).toContain(`<loc>${ORIGIN}/for-organizations</loc>`);
});

it('GET /api/contact names to anybody who runs the server, and the sales address, or that there is none', async () => {
  open();
  expect((await test.visitor.call('GET', '/api/contact')).body).toEqual({
    sales: null,
    operator: NOT_SET_UP,
  });
});

describe('a public page as whatever asks sees it', () => {
  const everywhere = [...PUBLIC_PAGES, ...DOORS];

  it.each(everywhere)('$path has a head of its own', async ({ path, title, description }) => {
    plant('index.html', SHELL);
    open();
    for (const accept of ['*/*', 'text/html', 'application/json']) {
      const { status, headers, text } = await visit(path, { accept });
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(text.match(/<title>.*<\/title>/g)).toEqual([`<title>${title}</title>`]);
      expect(text.match(/<meta name="description"[^>]*>/g)).toEqual([
        `<meta name="description" content="${description}" />`,
      ]);
      expect(text).toContain(`<meta property="og:title" content="${title}" />`);
      expect(text).toContain(`<meta property="og:url" content="${ORIGIN}${path}" />`);
      expect(text).toContain(`<meta property="og:image" content="${ORIGIN}/open-graph.jpg" />`);
      expect(text).toContain('<div id="root"></div>');
      expect(text).not.toContain(ORIGIN_HERE);
    }
  });

  it('answers HEAD, and a page that has not changed, without its body', async () => {
    plant('index.html', SHELL);
    open();
    const head = await test.app.request('/about-ai', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const tag = (await visit('/about-ai')).headers.get('etag') ?? '';
    expect((await visit('/about-ai', { 'if-none-match': tag })).status).toBe(304);
  });

  it('asks for no session, and gives one the same page', async () => {
    plant('index.html', SHELL);
    open();
    const { cookie = '' } = await test.person('miriam');
    expect((await visit('/about-ai', { cookie })).text).toBe((await visit('/about-ai')).text);
  });

  it('is as rare as it says: a screen still answers only those who want a page', async () => {
    plant('index.html', SHELL);
    open();
    expect((await visit('/home', { accept: '*/*' })).status).toBe(404);
    expect((await visit('/about-ai.php', { accept: '*/*' })).status).toBe(404);
  });

  it('is told to search engines, and a door is not', async () => {
    open();
    const { text } = await visit('/sitemap.xml');
    for (const { path } of PUBLIC_PAGES) expect(text).toContain(`<loc>${ORIGIN}${path}</loc>`);
    for (const { path } of DOORS) expect(text).not.toContain(path);
  });
});
