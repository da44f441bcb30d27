import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics } from './metrics';

/** Counts of a process, and their text as Prometheus reads it. */
export interface Prometheus {
  readonly metrics: Metrics;
  readonly contentType: string;
  scrape(): Promise<string>;
}

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const BYTES = [1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000];
const COUNTS = [1, 2, 5, 10, 20, 50, 100, 200];
/** A client can name any other. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Counts with prom-client. `openStreams` is asked at each scrape. */
export function createPrometheus(openStreams: () => number): Prometheus {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = <Label extends string>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: Label[] = [],
  ) => new Histogram({ name, help, buckets, labelNames, registers });

  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'open_streams',
    help: 'Streams that are open now',
    registers,
    collect() {
      this.set(openStreams());
    },
  });
  const requests = histogram('http_request_seconds', 'Time until an answer is there', SECONDS, [
    'method',
    'route',
    'status',
  ]);
  const bodies = histogram('http_request_bytes', 'Declared length of bodies that came', BYTES);
  const errors = counter('http_errors_total', 'Error answers by code', ['code']);
  const pushes = histogram('sync_push_rows', 'Accepted rows of a push', COUNTS);
  const pulls = histogram('sync_pull_rows', 'Rows of a pulled page', COUNTS);
  const pages = histogram('sync_pull_bytes', 'Length of a pulled page', BYTES);
  const pokes = histogram('poke_delay_seconds', 'From a change until its poke is written', SECONDS);
  const commits = histogram('database_commit_writes', 'Writes that share a commit', COUNTS);
  const waits = histogram('database_write_wait_seconds', 'Until a write is committed', SECONDS);
  const jobs = counter('job_runs_total', 'Runs of jobs by outcome', ['name', 'outcome']);

  return {
    contentType: registry.contentType,
    scrape: () => registry.metrics(),
    metrics: {
      answered(method, route, status, ms) {
        const labels = {
          method: METHODS.has(method) ? method : 'other',
          route,
          status: `${Math.floor(status / 100)}xx`,
        };
        requests.observe(labels, ms / 1000);
      },
      received: (bytes) => bodies.observe(bytes),
      failed: (code) => errors.inc({ code }),
      pushed: (rows) => pushes.observe(rows),
      pulled(rows, bytes) {
        pulls.observe(rows);
        pages.observe(bytes);
      },
      poked: (ms) => pokes.observe(ms / 1000),
      committed(writes, waitedMs) {
        commits.observe(writes);
        waits.observe(waitedMs / 1000);
      },
      jobRan: (name, outcome) => jobs.inc({ name, outcome }),
    },
  };
}
