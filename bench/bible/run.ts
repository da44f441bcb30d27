/**
 * npm run bench:bible: with the whole Bible on the device and no network, how soon a chapter can be read, how long the Bible is
 * read for a search, and how soon a keystroke is answered, in Chromium at 390 px, at 1× and at 4× CPU throttle. Needs
 * `npm run build`. RUNS=5 sets how many runs; prints Markdown. The throttle slows the page, not the worker that searches; the
 * last column has both in one thread.
 */
import { loadavg } from 'node:os';
import type { BrowserContext, Page } from '@playwright/test';
import { arrive, shellIsKept, somebody } from '../../e2e/support/person';
import { atRest } from '../at-rest';
import { pressAndWait } from '../press-and-wait';
import { runWorkersInPage } from '../search/index-in-page';
import { median, percentile, showTime } from '../sync/statistics';
import { withApp } from '../with-app';
import { type FindFigures, measureFind } from './measure-find';

interface Figures extends FindFigures {
  /** From the press on a chapter until its first verse is painted, milliseconds; the screen's code is not read yet. */
  readonly chapterMs: number;
  /** From the start of a page that was reloaded until the first verse is painted. */
  readonly reloadMs: number;
}

const CHAPTER = 'a[aria-label="Chapter 119"]';
const FIRST_VERSE = '#v1';
const runs = Number(process.env.RUNS ?? 5);

await withApp(async (server, browser) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  // The compiler wraps functions in a call of it.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  await keepBible(page, server.origin);
  await context.setOffline(true);
  const plain = await measureOften(page, server.origin, 1);
  const throttled = await measureOften(page, server.origin, 4);
  report([plain, throttled, await inOneThread(context, page, server.origin)]);
});

async function keepBible(page: Page, origin: string): Promise<void> {
  await arrive(page, origin, somebody());
  await page.goto(`${origin}/home`);
  await shellIsKept(page);
  await page.goto(`${origin}/bible`);
  await page.getByRole('button', { name: /^Download, / }).click();
  await page.getByRole('button', { name: /^Remove the Bible/ }).waitFor({ timeout: 120_000 });
}

async function inOneThread(
  context: BrowserContext,
  page: Page,
  origin: string,
): Promise<Figures[]> {
  await context.addInitScript(runWorkersInPage);
  return measureOften(page, origin, 4);
}

async function measureOften(page: Page, origin: string, throttle: number): Promise<Figures[]> {
  const all: Figures[] = [];
  for (let run = 0; run < runs; run += 1) {
    const chapter = await measureChapter(page, origin, throttle);
    all.push({ ...chapter, ...(await measureFind(page, origin, throttle)) });
  }
  return all;
}

async function measureChapter(page: Page, origin: string, throttle: number) {
  const session = await page.context().newCDPSession(page);
  await page.goto(`${origin}/bible/psalms`);
  await page.locator(CHAPTER).waitFor();
  await page.evaluate(atRest);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const chapterMs = await pressAndWait(page, CHAPTER, FIRST_VERSE);
  await page.reload({ waitUntil: 'commit' });
  const reloadMs = await page.evaluate(async (verse) => {
    while (!document.querySelector(verse)) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now();
  }, FIRST_VERSE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return { chapterMs, reloadMs };
}

function report(columns: readonly Figures[][]): void {
  const middle = (read: (figures: Figures) => number) =>
    columns.map((figures) => showTime(median(figures.map(read))));
  const answers = columns.map((figures) => figures.flatMap(({ answersMs }) => answersMs));
  const rows: [what: string, figures: string[]][] = [
    ['Psalm 119 from the list of chapters → first verse painted', middle((run) => run.chapterMs)],
    ['Psalm 119 reloaded → first verse painted', middle((run) => run.reloadMs)],
    ['search opened → first answers painted', middle((run) => run.firstMs)],
    ['search opened → all 66 books read', middle((run) => run.indexMs)],
    ['longest task of the page meanwhile (0: none over 50 ms)', middle((run) => run.busyMs)],
    [
      'then, keystroke → answers painted: median / worst',
      answers.map((all) => `${showTime(median(all))} / ${showTime(percentile(all, 1))}`),
    ],
  ];
  console.log(`Load ${(loadavg()[0] ?? 0).toFixed(1)}.`);
  console.log(
    `| median of ${runs} runs | 1× CPU | page at 4× | page and worker in one thread at 4× |`,
  );
  console.log('|---|---|---|---|');
  for (const [what, figures] of rows) console.log(`| ${what} | ${figures.join(' | ')} |`);
}
