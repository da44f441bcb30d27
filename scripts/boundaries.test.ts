import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const A_PROCESS_TAKES_MS = 60_000;
let tree: string;

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'boundaries-'));
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  plant({
    'tsconfig.json': '{"compilerOptions":{"moduleResolution":"Bundler","module":"ESNext"}}',
  });
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

function plant(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
}

function cruise(): { code: number | null; output: string } {
  const config = join(root, '.dependency-cruiser.cjs');
  const binary = join(root, 'node_modules/.bin/depcruise');
  const { status, stdout, stderr } = spawnSync(binary, ['--config', config, '.'], {
    cwd: tree,
    encoding: 'utf8',
  });
  return { code: status, output: stdout + stderr };
}

/** Each breaks one rule, in its first file. */
const FAULTS: [rule: string, files: Record<string, string>][] = [
  [
    'features-stand-alone',
    {
      'web/features/a/a.ts': "import { b } from '../b/b'; export const a = b;",
      'web/features/b/b.ts': 'export const b = 1;',
    },
  ],
  [
    'client-and-server-meet-in-shared',
    {
      'web/app/a.ts': "import type { S } from '../../sync-server/s'; export type A = S;",
      'sync-server/s.ts': 'export type S = string;',
    },
  ],
  [
    'features-through-the-local-store',
    { 'web/features/c/c.ts': "import Dexie from 'dexie'; export const c = Dexie;" },
  ],
  [
    'records-is-below',
    {
      'web/records/a.ts': "import { b } from '../media/b'; export const a = b;",
      'web/media/b.ts': 'export const b = 1;',
    },
  ],
  [
    'media-is-below',
    {
      'web/media/c.ts': "import type { D } from '../outbox/d'; export type C = D;",
      'web/outbox/d.ts': 'export type D = string;',
    },
  ],
  [
    'outbox-is-below',
    {
      'web/outbox/e.ts': "import { f } from '../sync/f'; export const e = f;",
      'web/sync/f.ts': 'export const f = 1;',
    },
  ],
  [
    'modules-run-anywhere',
    { 'web/records/g.ts': "import { useState } from 'react'; export const g = useState;" },
  ],
  [
    'modules-know-no-screens',
    {
      'web/journey/h.ts': "import { i } from '../features/i/i'; export const h = i;",
      'web/features/i/i.ts': 'export const i = 1;',
    },
  ],
  [
    'database-behind-the-store',
    { 'sync-server/services/a.ts': "import D from 'better-sqlite3'; export const a = D;" },
  ],
  [
    'driver-in-its-folder',
    { 'sync-server/store/sql/a.ts': "import D from 'better-sqlite3'; export const a = D;" },
  ],
  [
    'postgres-in-its-folder',
    { 'sync-server/store/sql/p.ts': "import { Pool } from 'pg'; export const a = Pool;" },
  ],
  [
    'bucket-behind-its-port',
    {
      'sync-server/media/a.ts':
        "import { AwsClient } from 'aws4fetch'; export const a = AwsClient;",
    },
  ],
  [
    'store-below-services',
    {
      'sync-server/store/a.ts': "import { e } from '../services/e'; export const a = e;",
      'sync-server/services/e.ts': 'export const e = 1;',
    },
  ],
  [
    'sealing-stands-alone',
    {
      'sync-server/sealing/a.ts': "import { f } from '../store/f'; export const a = f;",
      'sync-server/store/f.ts': 'export const f = 1;',
    },
  ],
  [
    'config-knows-no-room',
    {
      'sync-server/config.ts': "import type { S } from './billing/s'; export type C = S;",
      'sync-server/billing/s.ts': 'export type S = string;',
    },
  ],
  [
    'ground-rooms-know-no-other',
    {
      'sync-server/errors/a.ts': "import { b } from '../services/b'; export const a = b;",
      'sync-server/services/b.ts': 'export const b = 1;',
    },
  ],
  [
    'adapters-know-no-service',
    {
      'sync-server/mail/a.ts': "import { c } from '../services/c'; export const a = c;",
      'sync-server/services/c.ts': 'export const c = 1;',
    },
  ],
  [
    'middleware-knows-no-answer',
    {
      'sync-server/middleware/a.ts': "import { d } from '../static/d'; export const a = d;",
      'sync-server/static/d.ts': 'export const d = 1;',
    },
  ],
  ['shared-runs-anywhere', { 'shared/c.ts': "import Dexie from 'dexie'; export const c = Dexie;" }],
  [
    'shared-without-node',
    { 'shared/d.ts': "import { join } from 'node:path'; export const d = join;" },
  ],
  [
    'server-knows-no-client',
    {
      'sync-server/routes/a.ts': "import type { J } from '../../web/j'; export type A = J;",
      'web/j.ts': 'export type J = string;',
    },
  ],
  [
    'ui-is-presentational',
    {
      'web/ui/a.ts': "import { k } from '../records/k'; export const a = k;",
      'web/records/k.ts': 'export const k = 1;',
    },
  ],
  [
    'live-is-below',
    {
      'web/live/a.ts': "import { l } from '../platform/l'; export const a = l;",
      'web/platform/l.ts': 'export const l = 1;',
    },
  ],
  [
    'platform-is-below',
    {
      'web/platform/m.ts': "import { n } from '../records/n'; export const m = n;",
      'web/records/n.ts': 'export const n = 1;',
    },
  ],
  [
    'answers-is-below',
    {
      'web/answers/o.ts': "import { p } from '../person/p'; export const o = p;",
      'web/person/p.ts': 'export const p = 1;',
    },
  ],
  [
    'person-is-below',
    {
      'web/person/q.ts': "import { r } from '../sync/r'; export const q = r;",
      'web/sync/r.ts': 'export const r = 1;',
    },
  ],
  [
    'services-know-no-http',
    { 'sync-server/services/h.ts': "import { Hono } from 'hono'; export const h = Hono;" },
  ],
  [
    'payments-behind-their-port',
    { 'sync-server/services/s.ts': "import Stripe from 'stripe'; export const s = Stripe;" },
  ],
  [
    'no-barrels',
    {
      'shared/e.ts': "import { f } from './f/index'; export const e = f;",
      'shared/f/index.ts': 'export const f = 1;',
    },
  ],
  ['no-unresolved', { 'shared/g.ts': "import { gone } from './gone'; export const g = gone;" }],
  [
    'no-cycles',
    {
      'shared/a.ts': "import { b } from './b'; export const a = () => b;",
      'shared/b.ts': "import { a } from './a'; export const b = () => a;",
    },
  ],
];

it(
  'the checker finds every planted fault',
  () => {
    for (const [, files] of FAULTS) plant(files);
    const { code, output } = cruise();
    const found = output.matchAll(/error (\S+): (\S+)/g);
    expect([...found].map(([, rule, file]) => `${rule} ${file}`).toSorted()).toEqual(
      FAULTS.map(([rule, files]) => `${rule} ${Object.keys(files)[0]}`).toSorted(),
    );
    expect(code).not.toBe(0);
  },
  A_PROCESS_TAKES_MS,
);

it('and each of its rules has a planted fault', () => {
  const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
    readonly forbidden: readonly { readonly name: string }[];
  };
  const planted = new Set(FAULTS.map(([rule]) => rule));
  expect(forbidden.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
});

it(
  'and passes a tree without one',
  () => {
    plant({ 'web/features/a/a.ts': 'export const a = 1;' });
    expect(cruise()).toMatchObject({ code: 0 });
  },
  A_PROCESS_TAKES_MS,
);
