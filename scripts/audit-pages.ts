/**
 * npm run audit:pages: Lighthouse, on its mobile settings, of the landing page for a visitor and of Home for somebody with
 * the demo data. Needs `npm run build`. Fails where a score is below its aim.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { everythingIsSynced, shellIsKept, signIn } from '../e2e/support/person';
import { freePort, startServer } from '../e2e/support/server';
import { findOrInstallBrowser } from './lib/browser.mjs';

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** The least score of each category, of 100. */
type Aims = Readonly<Record<string, number>>;

const LANDING: Aims = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const HOME: Aims = { performance: 90, accessibility: 100 };
const SEEDED = { username: 'miriam', email: 'miriam@example.org', password: 'wholeness' };
const FIGURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

const server = await startServer();
const profile = mkdtempSync(join(tmpdir(), 'audit-pages-'));
const port = await freePort();
const context = await openBrowser();
try {
  const landing = await audit(`${server.origin}/`, LANDING);
  spawnSync('npm', ['run', 'seed'], { env: { ...process.env, DATA_DIR: server.dataDir } });
  const page = await context.newPage();
  await signIn(page, server.origin, SEEDED);
  await everythingIsSynced(page);
  await shellIsKept(page);
  await page.close();
  const home = await audit(`${server.origin}/home`, HOME);
  process.exitCode = landing && home ? 0 : 1;
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

/** Prints the scores of a page; whether each reaches its aim. */
async function audit(address: string, aims: Aims): Promise<boolean> {
  const run = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: Object.keys(aims),
    disableStorageReset: true,
  });
  if (!run) throw new Error(`Lighthouse said nothing of ${address}.`);
  const { categories, audits } = run.lhr;
  console.log(`\n${address}`);
  for (const id of FIGURES) {
    const figure = audits[id];
    if (figure) console.log(`  ${figure.title}: ${figure.displayValue}`);
  }
  return Object.entries(aims)
    .map(([id, aim]) => report(categories[id], aim, audits))
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
