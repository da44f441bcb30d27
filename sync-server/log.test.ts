import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentOf } from './testing/content';
import { ROUTES, type RouteRow } from './testing/route-table';
import { type CallInit, type Client, openTestApp, type TestApp } from './testing/test-app';

/** One word, so that it looks the same in an address, a header and a body. */
const SECRET = 'Sentinel-that-nobody-may-read';

let webRoot: string;
let test: TestApp;
let owner: Client;
let lines: string[];
beforeEach(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'log-'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html>the shell');
  // What the test before left to be done afterwards writes into its own.
  const written: string[] = [];
  lines = written;
  const logger = pino({ level: 'trace' }, { write: (line) => void written.push(line) });
  test = openTestApp({ logger, content: contentOf(1), files: { webRoot } });
  owner = await test.person('owner');
});
afterEach(async () => {
  await test.close();
  rmSync(webRoot, { recursive: true });
});

const each = ROUTES.map((row) => [row.route, row] as const);

/** Every way to hand words to a route: as it wants them, broken, misplaced, in address and headers. */
function requestsOf(row: RouteRow): [method: string, address: string, init: CallInit][] {
  const [verb = '', path = ''] = row.route.split(' ');
  const method = verb === 'ALL' ? 'POST' : verb;
  const address = row.address.replace('{self}', owner.id);
  const good = row.send(SECRET);
  const self = { 'x-user-id': owner.id, 'x-sync-protocol': '1', ...good.headers };
  const named = path.replace(/:\w+|\*/g, SECRET);
  const inHeaders = ['user-agent', 'referer', 'idempotency-key', 'x-local-day', 'x-time-zone'];
  const requests: [string, string, CallInit][] = [
    [method, address, { ...good, headers: self }],
    [method, `${named}?q=${SECRET}&person=${SECRET}&since=${SECRET}`, { ...good, headers: self }],
    [method, address, { ...good, headers: { ...self, 'x-user-id': SECRET } }],
    [method, address, { ...good, headers: { ...self, origin: `https://${SECRET}.example` } }],
    ...inHeaders.map((name): [string, string, CallInit] => [
      method,
      address,
      { ...good, headers: { ...self, [name]: SECRET } },
    ]),
  ];
  if (method === 'GET') return requests;
  const bodies = [`{"content":"${SECRET}`, `["${SECRET}"]`, `{"${SECRET}":{"content":7}}`, SECRET];
  const headers = { ...self, 'content-type': 'application/json' };
  return [
    ...requests,
    ...bodies.map((body): [string, string, CallInit] => [method, address, { body, headers }]),
  ];
}

it.each(each)('A23 no line of the log holds a word that came to %s', async (_, row) => {
  const requests = requestsOf(row);
  for (const [method, address, init] of requests) {
    await owner.call(method, address, init);
    await test.visitor.call(method, address, init);
  }
  expect(lines.filter((line) => line.includes('"status"'))).toHaveLength(2 * requests.length);
  expect(lines.filter((line) => line.includes(SECRET))).toEqual([]);
});

it.each(each)('A23 nor does it where %s fails', async (_, row) => {
  await test.store.close();
  for (const [method, address, init] of requestsOf(row)) await owner.call(method, address, init);
  const ofApi = row.address.startsWith('/api/');
  expect(lines.some((line) => line.includes('request failed'))).toBe(ofApi);
  expect(lines.filter((line) => line.includes(SECRET))).toEqual([]);
});

it('names the route and the status of a request', async () => {
  await owner.call('GET', '/api/check-in/2026-03-10');
  await test.visitor.call('DELETE', '/api/journal/entry-1', { headers: { origin: 'null' } });
  await owner.call('GET', '/api/nothing/here');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { method: 'GET', path: '/api/check-in/:date', status: 200, accountId: owner.id },
    { method: 'DELETE', path: '/api/journal/:id', status: 403 },
    { method: 'GET', path: '/api/*', status: 404 },
  ]);
});
