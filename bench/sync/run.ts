/**
 * npm run bench:sync: the app's data layer, PouchDB and a bare Dexie table side by side in one Chromium, in turn.
 * Needs `npm run build` and `npm --prefix bench/peers ci`. RUNS=5 sets how many alternating runs; prints Markdown.
 */
import { chromium } from '@playwright/test';
import { findOrInstallBrowser } from '../../scripts/lib/browser.mjs';
import { prepareContestants } from './contestant';
import { type AppReopening, measureAppReopening } from './measure-app';
import { type LocalFigures, measureLocal } from './measure-local';
import { measureSync, type SyncFigures } from './measure-sync';
import { median, showBytes, showTime } from './statistics';

const runs = Number(process.env.RUNS ?? 5);
const executablePath = await findOrInstallBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-background-networking'],
});
const contestants = await prepareContestants();
const servers = new Set(contestants.map((contestant) => contestant.server));

const small = contestants.map((): SyncFigures[] => []);
const large = contestants.map((): SyncFigures[] => []);
const local = contestants.map((): LocalFigures[] => []);
const app: AppReopening[] = [];

try {
  await measureAll();
} finally {
  await browser.close();
  for (const server of servers) await server.stop();
}

async function measureAll(): Promise<void> {
  for (let run = 1; run <= runs; run += 1) {
    for (const [index, contestant] of contestants.entries()) {
      small[index]?.push(await measureSync(browser, contestant, 1_000));
      large[index]?.push(await measureSync(browser, contestant, 10_000));
      local[index]?.push(await measureLocal(browser, contestant));
      console.error(`run ${run}: ${contestant.name} done`);
    }
    if (contestants[0]) app.push(await measureAppReopening(browser, contestants[0]));
    report(run);
  }
}

function times<Figure>(all: Figure[][], read: (figure: Figure) => number): string[] {
  return all.map((figures) => showTime(median(figures.map(read))));
}

function saves(read: (figure: LocalFigures) => { median: number; p95: number }): string[] {
  return local.map((figures) => {
    const middle = median(figures.map((figure) => read(figure).median));
    return `${showTime(middle)} / ${showTime(median(figures.map((figure) => read(figure).p95)))}`;
  });
}

function wire(all: SyncFigures[][]): string[] {
  return all.map((figures) => {
    const bytes = median(figures.map((figure) => figure.wire.bytes));
    const requests = median(figures.map((figure) => figure.wire.requests));
    return `${showBytes(bytes)}, ${requests} requests`;
  });
}

/** The table after so many runs; the last one printed is the result. */
function report(run: number): void {
  const rows: [what: string, figures: string[]][] = [
    ['1,000 entries offline → durable on the server', times(small, (figure) => figure.upMs)],
    ['… until an empty second device holds them', times(small, (figure) => figure.downMs)],
    ['10,000 entries offline → durable on the server', times(large, (figure) => figure.upMs)],
    ['… until an empty second device holds them', times(large, (figure) => figure.downMs)],
    ['on the wire for 1,000, both ways', wire(small)],
    ['on the wire for 10,000, both ways', wire(large)],
    ['reopen 10,000, newest 50 painted', times(local, (figure) => figure.reopen)],
    ['… at 4× CPU throttle', times(local, (figure) => figure.reopenThrottled)],
    ['save, database empty: median / p95', saves((figure) => figure.saveEmpty)],
    ['save, 10,000 entries: median / p95', saves((figure) => figure.saveFull)],
    ['data layer, gzip', contestants.map((contestant) => showBytes(contestant.gzipBytes))],
  ];
  console.log(`| median of ${run} runs | ${contestants.map(({ name }) => name).join(' | ')} |`);
  console.log(`|---|${'---|'.repeat(contestants.length)}`);
  for (const [what, figures] of rows) console.log(`| ${what} | ${figures.join(' | ')} |`);
  console.log(
    `\nThe whole app, installed, with 10,000 entries: navigation to the journal list painted ` +
      `${showTime(median(app.map((figure) => figure.plain)))}, at 4× CPU throttle ` +
      `${showTime(median(app.map((figure) => figure.throttled)))}.`,
  );
}
