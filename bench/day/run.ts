/**
 * npm run bench:day: a scripted day on a slow phone, for a person with three years of days. The person completes a Daily Drop,
 * checks in, writes an entry, records Nourish and Bible & Prayer, and opens every tab. It measures how soon each press and each
 * key is painted, how much memory the page uses afterwards, and how many timers and requests an hour without input has.
 * Needs `npm run build`. Prints Markdown.
 */
import { execFileSync } from 'node:child_process';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { everythingIsSynced, shellIsKept, signIn } from '../../e2e/support/person';
import { atRest } from '../at-rest';
import { slowDown } from '../slow-down';
import { showBytes, showTime } from '../sync/statistics';
import { withApp } from '../with-app';
import { type Interactions, noteInteractions, readInteractions } from './interactions';
import { liveDay } from './live-day';
import { type PageMemory, readMemory } from './memory';
import { liveQuietHour, type QuietHour } from './quiet-hour';

const DAYS = 3 * 365;
const SEEDED = { username: 'miriam', email: 'miriam@example.org', password: 'wholeness' };
const CPU_RATE = 4;
const SLOWEST_SHOWN = 8;
/** Held back, and beside other work, typing a text takes its time. */
const STEP_WITHIN_MS = 180_000;

await withApp(async (server, browser) => {
  const env = { ...process.env, DATA_DIR: server.dataDir };
  execFileSync('npx', ['tsx', 'scripts/seed.ts', '--days', String(DAYS)], { env });
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width: 390, height: 844 },
  });
  await noteInteractions(context);
  await arrive(context, server.origin);
  const { interactions, memory } = await measureDay(browser, context);
  report(interactions, memory, await liveQuietHour(context));
});

/** The first visit, until everything has come to the device. */
async function arrive(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await signIn(page, origin, SEEDED);
  await shellIsKept(page);
  await everythingIsSynced(page);
  await page.close();
}

/** Lives the whole day in one page, without a reload. */
async function measureDay(
  browser: Browser,
  context: BrowserContext,
): Promise<{ readonly interactions: Interactions; readonly memory: PageMemory }> {
  const page = await openHome(context);
  const session = await slowDown(page, CPU_RATE);
  await liveDay(page);
  const interactions = await readInteractions(page);
  await page.evaluate(atRest);
  const memory = await readMemory(browser, session);
  await page.close();
  return { interactions, memory };
}

async function openHome(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_WITHIN_MS);
  await page.goto('/home');
  await page.evaluate(atRest);
  return page;
}

function report({ count, p98, told }: Interactions, memory: PageMemory, hour: QuietHour): void {
  console.log(`| a day at ${CPU_RATE}× CPU | |`);
  console.log('|---|---|');
  console.log(`| ${count} interactions, until painted: 98 % within | ${showTime(p98)} |`);
  console.log(`| the slowest | ${told.slice(0, SLOWEST_SHOWN).map(showOne).join(', ')} |`);
  console.log(`| script heap at its end | ${showBytes(memory.scriptHeap)} |`);
  console.log(`| the page’s own memory | ${showBytes(memory.own)} |`);
  console.log(`| the page’s whole process | ${showBytes(memory.process)} |`);
  console.log(`| a quiet hour: timers | ${showCounts(hour.timers.map(showTime))} |`);
  console.log(`| … requests | ${showCounts(hour.requests)} |`);
}

function showOne({ what, ms }: Interactions['told'][number]): string {
  return `${showTime(ms)} (${what.replaceAll(/[\s|]+/g, ' ').trim()})`;
}

/** `none`, or `3: 2 × /api/a, 1 × /api/b`. */
function showCounts(all: readonly string[]): string {
  const kinds = [...new Set(all)];
  const counts = kinds.map((kind) => `${all.filter((one) => one === kind).length} × ${kind}`);
  return kinds.length === 0 ? 'none' : `${all.length}: ${counts.join(', ')}`;
}
