import type { Browser, Page } from '@playwright/test';
import { type Contestant, openDevice } from './contestant';
import { makeEntries } from './entries';
import { median, percentile } from './statistics';

const SAVES = 60;

export interface LocalFigures {
  readonly saveEmpty: { readonly median: number; readonly p95: number };
  readonly saveFull: { readonly median: number; readonly p95: number };
  /** Reopening the database with 10,000 entries until the newest 50 are painted, milliseconds. */
  readonly reopen: number;
  readonly reopenThrottled: number;
}

/** Save latency with an empty and a full database, and how long reopening the full one takes. */
export async function measureLocal(
  browser: Browser,
  contestant: Contestant,
): Promise<LocalFigures> {
  const person = await contestant.server.newPerson();
  const { context, page } = await openDevice(browser, contestant, person);
  const extra = makeEntries(10_000 + 2 * SAVES, 500);
  const saveEmpty = await saves(page, extra.slice(0, SAVES));
  await page.evaluate((all) => window.bench.write(all), extra.slice(2 * SAVES));
  const saveFull = await saves(page, extra.slice(SAVES, 2 * SAVES));
  const reopen = await reopenAndPaint(page, contestant, person.id, 1);
  const reopenThrottled = await reopenAndPaint(page, contestant, person.id, 4);
  await context.close();
  return { saveEmpty, saveFull, reopen, reopenThrottled };
}

async function saves(
  page: Page,
  entries: ReturnType<typeof makeEntries>,
): Promise<{ median: number; p95: number }> {
  const times = await page.evaluate(async (all) => {
    const taken: number[] = [];
    for (const entry of all) taken.push(await window.bench.saveOne(entry));
    return taken;
  }, entries);
  return { median: median(times), p95: percentile(times, 0.95) };
}

async function reopenAndPaint(
  page: Page,
  { script }: Contestant,
  personId: string,
  throttle: number,
): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await page.reload();
  await page.addScriptTag({ content: script });
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const taken = await page.evaluate(async (id) => {
    const begun = performance.now();
    await window.bench.open(id);
    const list = document.getElementById('list');
    for (const text of await window.bench.newest(50)) {
      const item = document.createElement('li');
      item.textContent = text;
      list?.append(item);
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    return performance.now() - begun;
  }, personId);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return taken;
}
