import type { Browser, Page } from '@playwright/test';
import type { Contestant } from './contestant';
import { openDevice } from './device';
import { OVER_LIMIT, withinLimit } from './limit';
import { median, percentile } from './statistics';

const SAVES = 60;
/** One by itself differs by half from run to run. */
const REOPENINGS = 9;
/** How long a program may take to write the entries that a row needs, milliseconds. */
const FILL_LIMIT_MS = 300_000;

interface Saves {
  readonly median: number;
  readonly p95: number;
}

const OVER_SAVES: Saves = { median: OVER_LIMIT, p95: OVER_LIMIT };

/** With so many entries in the local database, milliseconds; NaN after a row that did not end. */
export interface LocalFigures {
  readonly save: Saves;
  /** Reopening the database until the newest 50 are painted. */
  readonly reopen: number;
  readonly reopenThrottled: number;
}

/** Saves and reopenings with each number of entries, smallest first; ends early after a row that did not end. */
export async function measureLocal(
  browser: Browser,
  contestant: Contestant,
  sizes: readonly number[],
): Promise<LocalFigures[]> {
  const person = await contestant.server.newPerson();
  const { context, page } = await openDevice(browser, contestant, person);
  const figures: LocalFigures[] = [];
  let written = 0;
  for (const size of sizes) {
    if (!(await fill(page, written, size))) break;
    const measured = await measureSize(page, contestant.script, person.id, size);
    figures.push(measured);
    if (measured.reopenThrottled === OVER_LIMIT || Number.isNaN(measured.reopenThrottled)) break;
    written = size + SAVES;
  }
  await context.close();
  return figures;
}

async function measureSize(
  page: Page,
  script: string,
  personId: string,
  size: number,
): Promise<LocalFigures> {
  const ended = { save: OVER_SAVES, reopen: Number.NaN, reopenThrottled: Number.NaN };
  const save = await saves(page, size);
  if (!save) return ended;
  const reopen = await reopenings(page, script, personId, 1);
  if (reopen === OVER_LIMIT) return { ...ended, save, reopen };
  return { save, reopen, reopenThrottled: await reopenings(page, script, personId, 4) };
}

/** The median of some; the first that does not end is the last. */
async function reopenings(
  page: Page,
  script: string,
  personId: string,
  throttle: number,
): Promise<number> {
  const times: number[] = [];
  while (times.length < REOPENINGS) {
    const taken = await reopenAndPaint(page, script, personId, throttle);
    if (taken === OVER_LIMIT) return taken;
    times.push(taken);
  }
  return median(times);
}

/** Whether the database holds `to` entries in time. */
async function fill(page: Page, from: number, to: number): Promise<boolean> {
  const filled = page.evaluate(
    async (span) => {
      await window.bench.write(window.makeEntries(span.from, span.to));
      return true;
    },
    { from, to },
  );
  return (await withinLimit(filled, FILL_LIMIT_MS)) ?? false;
}

async function saves(page: Page, from: number): Promise<Saves | undefined> {
  const times = await withinLimit(
    page.evaluate(
      async (span) => {
        const taken: number[] = [];
        for (const entry of window.makeEntries(span.from, span.to)) {
          taken.push(await window.bench.saveOne(entry));
        }
        return taken;
      },
      { from, to: from + SAVES },
    ),
  );
  return times && { median: median(times), p95: percentile(times, 0.95) };
}

async function reopenAndPaint(
  page: Page,
  script: string,
  personId: string,
  throttle: number,
): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await page.reload();
  await page.addScriptTag({ content: script });
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const taken = await withinLimit(page.evaluate(openAndPaint, personId));
  if (taken === undefined) return OVER_LIMIT;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return taken;
}

/** Runs in the page. */
async function openAndPaint(personId: string): Promise<number> {
  const begun = performance.now();
  await window.bench.open(personId);
  const list = document.getElementById('list');
  for (const text of await window.bench.newest(50)) {
    const item = document.createElement('li');
    item.textContent = text;
    list?.append(item);
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  return performance.now() - begun;
}
