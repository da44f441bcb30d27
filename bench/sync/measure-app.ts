import type { Browser, BrowserContext, Page } from '@playwright/test';
import { notePainted, timesPainted } from '../painted';
import type { Contestant } from './contestant';
import { openDevice } from './device';
import { median } from './statistics';

const RUNS = 9;
const ENTRIES = 10_000;

export interface AppReopening {
  /** From the start of a reload until the first journal entry is painted, milliseconds; median of nine. */
  readonly plain: number;
  readonly throttled: number;
}

/** Opens the built app itself at its journal history, with 10,000 entries in the local database. */
export async function measureAppReopening(
  browser: Browser,
  contestant: Pick<Contestant, 'script' | 'server'>,
): Promise<AppReopening> {
  const person = await contestant.server.newPerson();
  const writer = await openDevice(browser, contestant, person);
  await writer.page.evaluate((count) => window.bench.write(window.makeEntries(0, count)), ENTRIES);
  await writer.page.evaluate((count) => window.bench.push(count), ENTRIES);
  await writer.context.close();

  const context = await browser.newContext();
  await notePainted(context, { entry: '#root li time' });
  const page = await signInAndPull(context, contestant, person);
  const plain = await firstEntryPainted(page, 1);
  const throttled = await firstEntryPainted(page, 4);
  await context.close();
  return { plain, throttled };
}

/** Signs a person in on a new device, installs the app, and resolves when everything has come. */
export async function signInAndPull(
  context: BrowserContext,
  { server }: Pick<Contestant, 'server'>,
  person: { readonly id: string; readonly cookie: string | undefined },
): Promise<Page> {
  const [name = '', value = ''] = (person.cookie ?? '').split('=');
  await context.addCookies([{ name, value, url: server.origin }]);
  await context.addInitScript((id) => {
    localStorage.setItem('userId', id);
    localStorage.setItem('username', 'bench');
  }, person.id);
  const page = await context.newPage();
  await page.goto(`${server.origin}/home`);
  const synced = page.getByText('Everything is synced').first();
  await synced.waitFor({ state: 'attached', timeout: 120_000 });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(`${server.origin}/journal/history`);
  return page;
}

async function firstEntryPainted(page: Page, throttle: number): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { entry } = await timesPainted<'entry'>(page, () => page.reload({ waitUntil: 'commit' }));
    times.push(entry);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return median(times);
}
