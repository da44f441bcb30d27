/**
 * npm run bench:search: the search screen over 10,000 journal entries of 500 letters, in Chromium, at 1× and at 4× CPU
 * throttle. Needs `npm run build`. RUNS=5 sets how many runs; prints Markdown.
 */
import { chromium, type Page } from '@playwright/test';
import { findOrInstallBrowser } from '../../scripts/lib/browser.mjs';
import { bundlePage } from '../sync/bundle';
import { openDevice } from '../sync/device';
import { signInAndPull } from '../sync/measure-app';
import { startAppServer } from '../sync/servers';
import { median, percentile, showTime } from '../sync/statistics';
import { makeReadableEntries } from './entries';
import { runWorkersInPage } from './index-in-page';
import { measureSearch, type SearchFigures } from './measure-search';

const ENTRIES = 10_000;
const LETTERS = 500;
const runs = Number(process.env.RUNS ?? 5);
const executablePath = await findOrInstallBrowser();
const server = await startAppServer();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  await measureAll();
} finally {
  await browser.close();
  await server.stop();
}

async function measureAll(): Promise<void> {
  const script = await bundlePage('bench/sync/app-page.ts');
  const app = { script, server };
  const person = await server.newPerson();
  const writer = await openDevice(browser, app, person);
  await writer.page.evaluate(
    (all) => window.bench.write(all),
    makeReadableEntries(ENTRIES, LETTERS),
  );
  await writer.page.evaluate((count) => window.bench.push(count), ENTRIES);
  await writer.context.close();

  const context = await browser.newContext();
  const page = await signInAndPull(context, app, person);
  const plain = await measureOften(page, 1);
  const throttled = await measureOften(page, 4);
  await context.addInitScript(runWorkersInPage);
  const together = await measureOften(page, 4);
  report([plain, throttled, together]);
}

async function measureOften(page: Page, throttle: number): Promise<SearchFigures[]> {
  const all: SearchFigures[] = [];
  for (let run = 0; run < runs; run += 1) {
    all.push(await measureSearch(page, server.origin, throttle));
  }
  return all;
}

function report(columns: readonly SearchFigures[][]): void {
  const middle = (read: (figures: SearchFigures) => number) =>
    columns.map((figures) => showTime(median(figures.map(read))));
  const answers = columns.map((figures) => figures.flatMap(({ answersMs }) => answersMs));
  const rows: [what: string, figures: string[]][] = [
    ['first answers after opening', middle(({ firstMs }) => firstMs)],
    [`all ${ENTRIES.toLocaleString('en')} in the index`, middle(({ indexMs }) => indexMs)],
    ['longest the page is busy meanwhile', middle(({ busyMs }) => busyMs)],
    [
      'then, keystroke → answers painted: median / worst',
      answers.map((all) => `${showTime(median(all))} / ${showTime(percentile(all, 1))}`),
    ],
  ];
  console.log(
    `| median of ${runs} runs | 1× CPU | page at 4× | page and index in one thread at 4× |`,
  );
  console.log('|---|---|---|---|');
  for (const [what, figures] of rows) console.log(`| ${what} | ${figures.join(' | ')} |`);
}
