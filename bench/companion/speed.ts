/**
 * npm run bench:companion: how long the companion needs in airplane mode, in a page that was just loaded, from the press on
 * "Read on this phone" until verses are painted. Needs `npm run build`. RUNS=9 sets how often; prints Markdown. The throttle
 * slows the page, not the worker that looks through Scripture.
 */
import { loadavg } from 'node:os';
import type { CDPSession, Page } from '@playwright/test';
import { arrive, shellIsKept, somebody } from '../../e2e/support/person';
import { draftIsKept } from '../../e2e/support/stored';
import { pressAndWait } from '../press-and-wait';
import { median, showTime } from '../sync/statistics';
import { withApp } from '../with-app';

const PAGE =
  'I lay awake again, anxious about tomorrow and afraid of losing what I love. I want to trust God with it.';
const READ = '.side-panel-action button';
const VERSES = '.passage blockquote';
/** A person needs a moment to see what they press; zero is the worst case. */
const PAUSES_MS = [0, 1_000];

const runs = Number(process.env.RUNS ?? 9);

await withApp(async (server, browser) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/home`);
  await shellIsKept(page);
  await page.goto(`${server.origin}/journal?new`);
  await page.locator('textarea.sheet').first().fill(PAGE);
  await draftIsKept(page, PAGE);
  await page.getByRole('button', { name: 'Reflect with Scripture' }).click();
  await page.getByRole('button', { name: 'Download the Bible and read' }).click();
  await page.locator(VERSES).first().waitFor({ timeout: 120_000 });
  await page.goBack();
  await context.setOffline(true);
  const session = await context.newCDPSession(page);
  console.log(
    `| median of ${runs} | pause before the press | press → verses painted | slowest | load |`,
  );
  console.log('|---|---|---|---|---|');
  for (const rate of [1, 4]) {
    for (const pause of PAUSES_MS) await report(page, session, rate, pause);
  }
});

async function report(page: Page, session: CDPSession, rate: number, pause: number): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await page.reload();
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.getByRole('button', { name: 'Reflect with Scripture' }).click();
    await page.locator(READ).first().waitFor();
    await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), pause);
    times.push(await pressAndWait(page, READ, VERSES));
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goBack();
  }
  const [middle, slowest] = [median(times), Math.max(...times)].map(showTime);
  const [load = 0] = loadavg();
  console.log(`| ${rate}× CPU | ${pause} ms | ${middle} | ${slowest} | ${load.toFixed(1)} |`);
}
