/**
 * npm run audit:pages: Lighthouse, on its mobile settings, of the landing page for a visitor and of Home for somebody with
 * the demo data. Needs `npm run build`. Fails where a score is below its aim, or the largest content painted too late.
 *
 * Lighthouse works out from a fast load what a slow phone would have taken (`simulate`). The landing page is loaded slowly
 * too (`devtools`): 4× CPU throttle, and a slow 4G of which each request waits 562 ms.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { named } from '../e2e/support/named';
import { nothingIsDue } from '../e2e/support/overlays';
import { everythingIsSynced, shellIsKept, signIn } from '../e2e/support/person';
import { startServer } from '../e2e/support/server';
import { freePort } from '../sync-server/testing/free-port';
import { findOrInstallBrowser } from './lib/browser.mjs';

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

interface Aims {
  /** The least score of each category, of 100. */
  readonly scores: Readonly<Record<string, number>>;
  /** When the largest content is to be painted at the latest, where that is an aim. */
  readonly paintedWithinMs?: number;
}

const LANDING: Aims = {
  scores: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 },
  paintedWithinMs: 1_500,
};
const LANDING_LOADED_SLOWLY: Aims = { scores: { performance: 95 }, paintedWithinMs: 1_500 };
const HOME: Aims = { scores: { performance: 90, accessibility: 100 } };
const SEEDED = { username: 'miriam', email: 'miriam@example.org', password: 'wholeness' };
const LARGEST_PAINT = 'largest-contentful-paint';
const FIGURES = [
  'first-contentful-paint',
  LARGEST_PAINT,
  'total-blocking-time',
  'cumulative-layout-shift',
];

const server = await startServer();
const profile = mkdtempSync(join(tmpdir(), 'audit-pages-'));
const port = await freePort();
const context = await openBrowser();
try {
  const simulated = await audit(`${server.origin}/`, LANDING, 'simulate');
  const landing = await audit(`${server.origin}/`, LANDING_LOADED_SLOWLY, 'devtools');
  spawnSync('npm', ['run', 'seed'], { env: { ...process.env, DATA_DIR: server.dataDir } });
  const page = await context.newPage();
  await signIn(page, server.origin, SEEDED);
  await everythingIsSynced(page);
  await shellIsKept(page);
  await page.close();
  // A visit as most are: the streak was celebrated before, and no dialog comes over Home.
  const headers = await named(context.request, server.origin);
  const streak = await context.request.get(`${server.origin}/api/user/streak`, { headers });
  await nothingIsDue(context, (await streak.json()).currentStreak);
  const home = await audit(`${server.origin}/home`, HOME, 'simulate');
  process.exitCode = simulated && landing && home ? 0 : 1;
} finally {
  await context.close();
  await server.stop();
  rmSync(profile, { recursive: true, force: true });
}

/** One with a profile, so that a page opened by Lighthouse has the session of a page opened here. */
async function openBrowser(): Promise<BrowserContext> {
  const executablePath = await findOrInstallBrowser();
  return chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      `--remote-debugging-port=${String(port)}`,
    ],
  });
}

/** Prints the figures and scores of a page; whether each reaches its aim. */
async function audit(
  address: string,
  { scores, paintedWithinMs = Number.POSITIVE_INFINITY }: Aims,
  throttlingMethod: 'simulate' | 'devtools',
): Promise<boolean> {
  const run = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: Object.keys(scores),
    disableStorageReset: true,
    throttlingMethod,
  });
  if (!run) throw new Error(`Lighthouse said nothing of ${address}.`);
  const { categories, audits } = run.lhr;
  console.log(`\n${address} (${throttlingMethod})`);
  for (const id of FIGURES) {
    const figure = audits[id];
    if (figure) console.log(`  ${figure.title}: ${figure.displayValue}`);
  }
  const isPaintedInTime = (audits[LARGEST_PAINT]?.numericValue ?? 0) <= paintedWithinMs;
  if (!isPaintedInTime) console.error(`    later than ${paintedWithinMs} ms`);
  return Object.entries(scores)
    .map(([id, aim]) => report(categories[id], aim, audits))
    .concat(isPaintedInTime)
    .every(Boolean);
}

function report(
  category: Report['categories'][string] | undefined,
  aim: number,
  audits: Report['audits'],
): boolean {
  const score = Math.round((category?.score ?? 0) * 100);
  console.log(`  ${category?.title}: ${score} (at least ${aim})`);
  if (score >= aim) return true;
  for (const { id, weight } of category?.auditRefs ?? []) {
    const { title, score: part } = audits[id] ?? {};
    if (weight > 0 && part !== null && (part ?? 1) < 1) console.error(`    ${title}`);
  }
  return false;
}
