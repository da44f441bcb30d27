import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../shared/protocol/errors';
import { sampleRecord } from '../store/testing/samples';
import { cpuMs } from '../testing/cpu-ms';
import { ROUTES } from '../testing/route-table';
import { serveApp } from '../testing/serve-app';
import { type Client, openTestApp, type TestApp } from '../testing/test-app';
import { countRuns } from './count-runs';
import { createPrometheus, type Prometheus } from './prometheus';
import { serveMetrics } from './serve-metrics';

const SECRET = 'Sentinel-that-nobody-may-read';
const SYNC = { 'x-sync-protocol': '1' };

let prometheus: Prometheus;
let test: TestApp;
let owner: Client;
beforeEach(async () => {
  prometheus = createPrometheus(() => test.streams.size);
  test = openTestApp({ metrics: prometheus.metrics });
  owner = await test.person(SECRET.toLowerCase());
});
afterEach(() => test.close());

async function push(id: string, content: string) {
  const rows = [sampleRecord({ id, body: { ...sampleRecord().body, content } })];
  const json = { epoch: await test.store.readEpoch(), rows };
  return owner.call('POST', '/api/sync/v1/push', { json, headers: SYNC });
}

/** The value of each sample by its name and labels. */
async function scrape(): Promise<Map<string, number>> {
  const lines = (await prometheus.scrape()).split('\n').filter((line) => /^[a-z]/.test(line));
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]));
}

describe('metrics', () => {
  it('count requests, rows and errors by fixed names', async () => {
    expect((await push('entry-1', 'a word')).status).toBe(200);
    await owner.call('GET', '/api/sync/v1/pull?since=0', { headers: SYNC });
    await owner.call('GET', '/api/media/nothing-here');
    const job = (name: string, run: () => Promise<void>) =>
      countRuns({ name, run }, prometheus.metrics).run(new AbortController().signal);
    await job('recordings', async () => undefined);
    const failing = job('recordings', () => Promise.reject(new Error('disk')));
    await expect(failing).rejects.toThrow('disk');
    prometheus.metrics.committed(3, 4);
    prometheus.metrics.poked(2);
    const samples = await scrape();
    const count = (route: string, status: string, method = 'GET') =>
      samples.get(
        `http_request_seconds_count{method="${method}",route="${route}",status="${status}"}`,
      );
    expect([
      count('/api/sync/v1/push', '2xx', 'POST'),
      count('/api/sync/v1/pull', '2xx'),
      count('/api/media/:id', '4xx'),
    ]).toEqual([1, 1, 1]);
    const named = [
      'sync_push_rows_sum',
      'sync_pull_rows_sum',
      'http_errors_total{code="NOT_FOUND"}',
      'job_runs_total{name="recordings",outcome="done"}',
      'job_runs_total{name="recordings",outcome="failed"}',
      'database_commit_writes_sum',
      'poke_delay_seconds_count',
      'open_streams',
    ];
    expect(named.map((name) => samples.get(name))).toEqual([1, 1, 1, 1, 1, 3, 1, 0]);
    expect(samples.get('sync_pull_bytes_sum')).toBeGreaterThan(100);
    expect(samples.get('http_request_bytes_count')).toBe(0);
    expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  it('hold no word and no id, whatever a request brings', async () => {
    await push(SECRET, SECRET);
    const headers = { ...SYNC, 'content-type': 'application/json', 'x-strange': SECRET };
    const methods = ['GET', 'POST', 'PUT', 'DELETE', SECRET.toUpperCase()];
    for (const method of methods) {
      for (const path of ['journal', 'media', 'sync/v1/pull', SECRET, `prayer-groups/${SECRET}`]) {
        const body = method === 'GET' ? {} : { body: JSON.stringify({ [SECRET]: SECRET }) };
        await owner.call(method, `/api/${path}/${SECRET}?q=${SECRET}`, { headers, ...body });
      }
    }
    const text = await prometheus.scrape();
    expect(text).toContain('method="other"');
    expect(text.toLowerCase()).not.toContain('sentinel');
    expect(text).not.toContain(owner.id);
    const routes = new Set(ROUTES.map(({ route }) => route.split(' ')[1]));
    const patterns = new Set([...routes, '/*', '/api/*']);
    const labels = (name: string) =>
      Array.from(text.matchAll(new RegExp(`\\b${name}="([^"]*)"`, 'g')), ([, value]) => value);
    expect(labels('route').filter((route) => !patterns.has(route ?? ''))).toEqual([]);
    const codes: readonly string[] = ERROR_CODES;
    expect(labels('code').filter((code) => !codes.includes(code ?? ''))).toEqual([]);
  });

  it('count how long a poke took to its device', async () => {
    const served = await serveApp(test.app);
    const stream = await fetch(`${served.origin}/api/sync/v1/stream?person=${owner.id}`, {
      headers: { cookie: owner.cookie ?? '' },
    });
    const reader = stream.body!.getReader();
    await reader.read();
    expect((await scrape()).get('open_streams')).toBe(1);
    await push('entry-1', 'a word');
    await reader.read();
    await expect.poll(async () => (await scrape()).get('poke_delay_seconds_count')).toBe(1);
    await reader.cancel();
    await served.close();
  });

  it('take a few microseconds a request', async () => {
    const { metrics } = prometheus;
    const TIMES = 20_000;
    const ms = await cpuMs(async () => {
      for (let at = 0; at < TIMES; at += 1) {
        metrics.received(at);
        metrics.answered('POST', '/api/sync/v1/push', 200, at % 50);
        metrics.pushed(at % 9);
      }
    });
    expect((ms / TIMES) * 1000).toBeLessThan(50);
  });
});

describe('the port of the metrics', () => {
  let server: Server;
  afterEach(() => new Promise((closed) => server.close(closed)));

  it('answers a scrape and nothing else', async () => {
    server = serveMetrics(prometheus, 0, '127.0.0.1');
    await new Promise((listening) => server.once('listening', listening));
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const scraped = await fetch(`${at}/metrics`);
    expect([scraped.status, scraped.headers.get('content-type')]).toEqual([
      200,
      prometheus.contentType,
    ]);
    expect(await scraped.text()).toContain('open_streams 0');
    expect((await fetch(`${at}/api/journal`)).status).toBe(404);
    expect((await fetch(`${at}/metrics`, { method: 'POST' })).status).toBe(404);
  });
});
