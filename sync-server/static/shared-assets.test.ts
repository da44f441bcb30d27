import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ObjectStore } from '../objects/object-store';
import { createS3Store } from '../objects/s3-store';
import { startS3, type TestS3 } from '../testing/s3';
import { openTestApp, type TestApp } from '../testing/test-app';
import { createSharedAssets, keepSharedAssets, publishAssets } from './shared-assets';

const DAY_MS = 86_400_000;
let folder: string;
let s3: TestS3;
let objects: ObjectStore;
let servers: TestApp[];
let clock: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shared-assets-'));
  s3 = await startS3();
  objects = createS3Store(s3.settings, { random: () => 0 });
  servers = [];
  clock = 0;
});
afterEach(async () => {
  for (const server of servers) await server.close();
  await s3.stop();
  rmSync(folder, { recursive: true });
});

const script = `the app ${'x'.repeat(2_000)}`;

/** A build with a shell and these hashed files, each with its name in it. */
function build(name: string, files: readonly string[]): string {
  const root = join(folder, name);
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'index.html'), `the shell of ${name}`);
  for (const file of files) writeFileSync(join(root, 'assets', file), script + file);
  return root;
}

/** A server of a build, as `main.ts` starts it. */
async function start(webRoot: string): Promise<TestApp> {
  await publishAssets(objects, webRoot);
  const wait = async (ms: number) => {
    clock += ms;
  };
  const shared = createSharedAssets(objects, { now: () => clock, wait });
  const server = openTestApp({ files: { webRoot, shared } });
  servers.push(server);
  return server;
}

const ask = ({ app }: TestApp, path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers: { accept: '*/*', ...headers } });

describe('F14 two builds that serve together', () => {
  it('F14 each server answers for the files of the other', async () => {
    const [a, b] = [build('a', ['home-AAAAAAAA.js']), build('b', ['home-BBBBBBBB.js'])];
    const old = await start(a);
    expect((await ask(old, '/assets/home-BBBBBBBB.js')).status).toBe(404);
    const fresh = await start(b);
    for (const server of [old, fresh]) {
      for (const name of ['home-AAAAAAAA.js', 'home-BBBBBBBB.js']) {
        const answer = await ask(server, `/assets/${name}`);
        expect(answer.status).toBe(200);
        expect(await answer.text()).toBe(script + name);
        expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
        expect(answer.headers.get('cache-control')).toContain('immutable');
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
      }
    }
  });

  it('F14 compresses what it fetched, and answers HEAD without it', async () => {
    const old = await start(build('a', []));
    await start(build('b', ['home-BBBBBBBB.js']));
    const path = '/assets/home-BBBBBBBB.js';
    const packed = await ask(old, path, { 'accept-encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    const text = gunzipSync(await packed.arrayBuffer()).toString();
    expect(text).toBe(`${script}home-BBBBBBBB.js`);
    const head = await old.app.request(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBe(text.length);
  });

  it('F14 fetches a file once', async () => {
    const old = await start(build('a', []));
    await start(build('b', ['home-BBBBBBBB.js']));
    await ask(old, '/assets/home-BBBBBBBB.js');
    const { asked } = s3;
    for (let times = 0; times < 5; times += 1) await ask(old, '/assets/home-BBBBBBBB.js');
    expect(s3.asked).toBe(asked);
  });

  it('F14 says that it can’t tell, and not that there is none, while the bucket is away', async () => {
    const old = await start(build('a', []));
    s3.meet = async () => 503;
    expect((await ask(old, '/assets/home-BBBBBBBB.js')).status).toBe(503);
    s3.meet = async () => undefined;
    expect((await ask(old, '/assets/home-BBBBBBBB.js')).status).toBe(404);
  });
});

describe('A16 what strangers ask for', () => {
  it.each([
    '/assets/home.js',
    '/assets/',
    '/assets/../secret-AAAAAAAA.js',
    '/assets/%2e%2e%2fmedia-AAAAAAAA.js',
    '/assets/sub/home-AAAAAAAA.js',
    '/assets/home-AAAAAAAA',
    '/assets/home-AAAAAAAA.js.map.json',
    '/assets/.hidden-AAAAAAAA.js',
    '/media/anna/recording-AAAAAAAA.js',
    `/assets/${'x'.repeat(200)}-AAAAAAAA.js`,
  ])('A16 asks the bucket for nothing such as %s', async (path) => {
    const server = await start(build('a', []));
    const { asked } = s3;
    expect((await ask(server, path)).status).toBe(404);
    expect(s3.asked).toBe(asked);
  });

  it('A16 a flood for names that there are not costs a list in two seconds', async () => {
    const server = await start(build('a', []));
    const { asked } = s3;
    for (let second = 0; second < 3; second += 1) {
      const flood = Array.from(
        { length: 200 },
        (_, at) => `/assets/gone-${String(at).padStart(8, '0')}.js`,
      );
      const answers = await Promise.all(flood.map((path) => ask(server, path)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    }
    expect(s3.asked - asked).toBeLessThanOrEqual(6);
    expect(clock).toBeGreaterThanOrEqual(2_000 * (s3.asked - asked - 1));
  });
});

describe('F14 the files of builds in the bucket', () => {
  const age = (name: string, days: number) => {
    const found = s3.objects.get(`assets/${name}`);
    if (found)
      s3.objects.set(`assets/${name}`, { ...found, modifiedAt: Date.now() - days * DAY_MS });
  };
  const names = () => [...s3.objects.keys()].filter((key) => key.startsWith('assets/')).sort();

  it('F14 are put there once, hashed ones alone', async () => {
    const root = build('a', ['home-AAAAAAAA.js', 'home.js', 'home-AAAAAAAA.js.map']);
    await publishAssets(objects, root);
    expect(names()).toEqual(['assets/home-AAAAAAAA.js']);
    const { asked } = s3;
    await publishAssets(objects, root);
    expect(s3.asked - asked).toBe(3);
  });

  it('F14 are kept for 30 days after the last day of their build', async () => {
    const [a, b] = [build('a', ['home-AAAAAAAA.js']), build('b', ['home-BBBBBBBB.js'])];
    await publishAssets(objects, a);
    age('home-AAAAAAAA.js', 60);
    expect(await keepSharedAssets(objects, a)).toBe(0);
    expect(await keepSharedAssets(objects, b)).toBe(0);
    age('home-AAAAAAAA.js', 29);
    expect(await keepSharedAssets(objects, b)).toBe(0);
    age('home-AAAAAAAA.js', 31);
    expect(await keepSharedAssets(objects, b)).toBe(1);
    expect(names()).toEqual(['assets/home-BBBBBBBB.js']);
  });
});
