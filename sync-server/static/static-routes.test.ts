import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app';
import { gzipOnce } from './gzip-once';

let folder: string;
let test: TestApp;

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'static-'));
  plant('secret.txt', 'secret');
  plant('web/index.html', '<!doctype html>the shell');
  plant('web/service-worker.js', 'the worker');
  plant('web/manifest.webmanifest', '{}');
  plant('web/assets/main-abc.js', `the app ${'x'.repeat(2_000)}`);
  plant('web/assets/main-abc.js.map', 'secret source');
  plant('web/.env', 'secret');
  plant('web/.git/config', 'secret');
  plant('web/content/manifest.json', '{"version":"0123456789ab"}');
  plant('web/content/0123456789ab/drops/1.json', '{"day":1}');
  plant('web/content/audio/drop-001-0123456789ab.mp3', '0123456789');
  plant('kept/assets/main-old.js', 'the app of last week');
  plant('kept/index.html', 'the shell of last week');
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'web/link.txt'));
  const files = { webRoot: join(folder, 'web'), keptAssetsRoot: join(folder, 'kept') };
  test = openTestApp({ files });
});
afterEach(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const page = { accept: 'text/html,*/*;q=0.8' };

/** As a socket delivers it: no URL parser in between has tidied the path. */
async function getRaw(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request('http://localhost/', { headers });
  Object.defineProperty(request, 'url', { value: `http://localhost${path}` });
  return test.app.fetch(request);
}

describe('the app’s files', () => {
  it('are found, typed, and kept for ever where their name holds their hash', async () => {
    const asset = await getRaw('/assets/main-abc.js');
    expect(asset.status).toBe(200);
    expect(await asset.text()).toContain('the app');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const manifest = await getRaw('/manifest.webmanifest');
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
  });

  it.each([
    ['/content/0123456789ab/drops/1.json', 'application/json; charset=utf-8'],
    ['/content/audio/drop-001-0123456789ab.mp3', 'audio/mpeg'],
  ])('%s is content that is kept for ever', async (path, type) => {
    const answer = await getRaw(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-type')).toBe(type);
  });

  it.each(['/', '/index.html', '/service-worker.js', '/content/manifest.json'])(
    '%s is asked for anew',
    async (path) => {
      const answer = await getRaw(path);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      const etag = answer.headers.get('etag') ?? '';
      expect((await getRaw(path, { 'if-none-match': etag })).status).toBe(304);
      expect((await getRaw(path, { 'if-none-match': '"other"' })).status).toBe(200);
    },
  );

  it.each(['/home', '/journal/history', '/nourish/track', '/anything'])(
    'the screen %s gets the shell',
    async (path) => {
      const answer = await getRaw(path, page);
      expect(await answer.text()).toBe('<!doctype html>the shell');
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    },
  );

  it('A25 the shell allows its own files alone', async () => {
    const policy = (await getRaw('/home', page)).headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      "connect-src 'self'",
      "font-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]);
  });

  it('A25 every answer comes with it, also one without content and one that fails', async () => {
    const etag = (await getRaw('/')).headers.get('etag') ?? '';
    const answers = [
      await getRaw('/', { 'if-none-match': etag }),
      await getRaw('/assets/main-abc.js', { 'accept-encoding': 'gzip' }),
      await getRaw('/assets/main-abc.js', { range: 'bytes=90000-' }),
      await getRaw('/assets/main-gone.js'),
      await getRaw('/.env', page),
      await test.app.request('/home', { method: 'POST' }),
      await test.app.request('/home', { method: 'OPTIONS' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([304, 200, 416, 404, 404, 404, 404]);
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
  });

  it('F4 files of the builds before are still there for old tabs', async () => {
    expect(await (await getRaw('/assets/main-old.js')).text()).toBe('the app of last week');
    expect(await (await getRaw('/')).text()).toBe('<!doctype html>the shell');
  });

  it('F14 a missing file is a 404, never the shell', async () => {
    for (const path of [
      '/assets/main-gone.js',
      '/assets/',
      '/assets/x',
      '/content/x',
      '/favicon.ico',
    ]) {
      const answer = await getRaw(path, page);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe('Not found');
    }
  });

  it('a screen answers only those who want a page', async () => {
    expect((await getRaw('/home', { accept: 'application/json' })).status).toBe(404);
    expect((await getRaw('/home', { accept: '*/*' })).status).toBe(404);
    expect((await getRaw('/home')).status).toBe(404);
    expect((await test.visitor.call('POST', '/home')).status).toBe(404);
  });

  it('are compressed for those who can read it, and whole for ranges', async () => {
    const gzip = await getRaw('/assets/main-abc.js', { 'accept-encoding': 'gzip' });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(gzip.headers.get('vary')).toContain('Accept-Encoding');
    const packed = Buffer.from(await gzip.arrayBuffer());
    expect(packed.byteLength).toBe(Number(gzip.headers.get('content-length')));
    expect(packed.byteLength).toBeLessThan(500);
    const plain = await getRaw('/assets/main-abc.js', { 'accept-encoding': 'br, gzip;q=0' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(gunzipSync(packed).toString()).toBe(await plain.text());
    const part = await getRaw('/assets/main-abc.js', {
      'accept-encoding': 'gzip',
      range: 'bytes=0-6',
    });
    expect([part.status, await part.text()]).toEqual([206, 'the app']);
    const shell = await getRaw('/home', { ...page, 'accept-encoding': 'gzip' });
    expect(shell.headers.get('content-encoding')).toBeNull();
  });

  it('are compressed once, and what could not be read is tried again', async () => {
    const file = join(folder, 'web/assets/main-abc.js');
    const gzipped = gzipOnce();
    const packed = await gzipped(file);
    rmSync(file);
    expect(await gzipped(file)).toBe(packed);
    const late = join(folder, 'web/late.js');
    await expect(gzipped(late)).rejects.toThrow('ENOENT');
    plant('web/late.js', 'here now');
    expect(gunzipSync(await gzipped(late)).toString()).toBe('here now');
  });
});

describe('byte ranges', () => {
  const range = (value: string) =>
    getRaw('/content/audio/drop-001-0123456789ab.mp3', { range: value });

  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=5-99', '56789', 'bytes 5-9/10'],
  ])('%s', async (value, text, contentRange) => {
    const answer = await range(value);
    expect(answer.status).toBe(206);
    expect(await answer.text()).toBe(text);
    expect(answer.headers.get('content-range')).toBe(contentRange);
  });

  it.each(['bytes=10-', 'bytes=4-2', 'bytes=-0'])('%s can’t be satisfied', async (value) => {
    expect((await range(value)).status).toBe(416);
  });

  it.each(['bytes=a-b', 'bytes=0-1,3-4', 'bytes=-', 'pages=1-2'])(
    '%s is ignored',
    async (value) => {
      const answer = await range(value);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe('0123456789');
    },
  );
});

describe('what is never served', () => {
  it.each([
    '/.env',
    '/.git/config',
    '/assets/main-abc.js.map',
    '/link.txt',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/..\\secret.txt',
    '/index.html%00.js',
    '/%00',
    '/%',
    '/%c0%ae%c0%ae/secret.txt',
    '/data/wholeness.sqlite',
    '/data/keys/master.key',
    '/data/anything',
    '//etc/passwd',
    '/index.html/',
  ])('A15 A25 %s', async (path) => {
    const answer = await getRaw(path, page);
    const text = await answer.text();
    expect(text).not.toContain('secret');
    expect(answer.status).toBe(404);
  });
});

it('asks for a share once more that reaches the server, and reads none of it', async () => {
  const body = new URLSearchParams({ text: 'Be still.' });
  const answer = await test.app.request('/share-target', { method: 'POST', body });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/share-target#share-again');
  expect(await answer.text()).toBe('');
});
