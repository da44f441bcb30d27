import { type BrowserContext, expect, type Page } from '@playwright/test';
import { diskWithSpares } from './support/faulty-disk';
import { holdApp, letAppGo } from './support/hold-app';
import { test } from './support/killable-browser';
import { MICROPHONE } from './support/microphone';
import { findSignal, loseSignal } from './support/network';
import {
  arrive,
  arriveAgain,
  everythingIsSynced,
  type Person,
  register,
  shellIsKept,
  somebody,
} from './support/person';
import { phonePage } from './support/phone-page';
import { saveData } from './support/save-data';
import { type RunningServer, startServer } from './support/server';
import { hasSpoken } from './support/voice-clock';
import { writeEntry } from './support/writing';

const REFLECTION = 'Thought about on a mountain, with no signal.';
/** Narration of the first seven days and the sounds of mindful moments. */
const SOUNDS = 12;
/** Narration of thirty days, and the same sounds. */
const SOUNDS_OF_30_DAYS = 35;

/** A phone and a desktop. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());
test.use({ phoneFlags: MICROPHONE, serviceWorkers: 'allow' });
test.describe.configure({ timeout: 180_000 });

test('after one visit the days of the window open offline, narration plays and seeks, and a completed day reaches a second device', async ({
  phone,
  browser,
}) => {
  const context = await phone.start();
  const page = await phonePage(context);
  const person = somebody();
  await visitOnce(page, person);
  await loseSignal(context);

  await test.step('every day of the window opens', async () => {
    for (const day of [1, 2, 15, 30]) {
      await page.goto(`${server.origin}/daily-drop?day=${day}`);
      await expect(page.getByRole('heading', { name: `Day ${day} of 90` })).toBeVisible();
      await expect(page.locator('.drop-question')).toBeVisible();
    }
    expect(await daysThatAnswer(page)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
  });

  await test.step('the first day beyond it says so', async () => {
    await page.goto(`${server.origin}/daily-drop?day=31`);
    await expect(page.getByRole('heading', { name: 'Day 31 isn’t downloaded' })).toBeVisible();
    await page.getByRole('link', { name: 'What is available offline' }).click();
    await expect(page.getByRole('heading', { name: 'Thirty days' })).toBeVisible();
    await expect(fact(page, 'Scripture and devotionals')).toContainText('30 days');
    await expect(fact(page, 'Narration, first seven days')).toContainText('Saved automatically');
    await expect(fact(page, 'Mindful moments')).toContainText(/^\d+, with sound$/);
  });

  await test.step('today’s narration plays from the device and seeks, answered in parts', async () => {
    await page.goto(`${server.origin}/daily-drop`);
    const part = page.waitForResponse((response) => response.url().endsWith('.mp3'));
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const answer = await part;
    expect([answer.status(), answer.fromServiceWorker()]).toEqual([206, true]);
    expect((await answer.allHeaders())['content-range']).toMatch(/^bytes 0-\d+\/\d+$/);
    await isHeard(page, 0.3);
    await page.getByLabel('Position').fill('60');
    await isHeard(page, 60.3);
    await page
      .getByRole('region', { name: 'Audio narration' })
      .getByRole('button', { name: 'Pause' })
      .click();
  });

  await test.step('a reflection of words and voice completes the day', async () => {
    await page.locator('.drop-sheet').fill(REFLECTION);
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    const bar = page.getByRole('group', { name: 'Voice recording' });
    await hasSpoken(bar, 2);
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await page.getByRole('button', { name: 'Save Text + Voice' }).click();
    await expect(page.getByText('Completed', { exact: true })).toBeVisible({ timeout: 15_000 });
  });

  await test.step('back online it is in the history of a second device', async () => {
    await findSignal(context);
    await page.goto(`${server.origin}/home`);
    await everythingIsSynced(page);
    const tablet = await browser.newContext({ serviceWorkers: 'block' });
    const second = await tablet.newPage();
    await arriveAgain(second, server.origin, person);
    await second.goto(`${server.origin}/daily-drop/history`);
    await expect(second.getByText(REFLECTION)).toBeVisible();
    await expect(second.getByRole('button', { name: 'Play recording' })).toBeVisible();
    await tablet.close();
  });
});

test('K5 offline the Daily Drop can be read before the app has started, and nothing moves as the app takes over', async ({
  context,
  page,
}) => {
  await visitOnce(page, somebody());
  await openDrop(page);
  await page.getByRole('button', { name: 'Larger text' }).click();
  // The worker paints in the size that it was told.
  await expect.poll(() => notedTextStep(page)).toBe('4');
  await loseSignal(context);
  await holdApp(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const address of ['/daily-drop', '/daily-drop?day=2']) {
      await test.step(`${size.width} px wide, ${address}`, async () => {
        const answer = await page.goto(server.origin + address);
        expect(await answer?.text()).toMatch(/id="early-page".*class="devotional/s);
        expect(await scriptsAskedForAhead(page)).toEqual([]);
        // A person begins to read, and reads on.
        await page.evaluate(() => scrollTo(0, 120));
        const early = await placesOfText(page, '#early-page');
        await letAppGo(page);
        await expect(page.locator('#root .drop-question')).toBeVisible();
        await expect(page.locator('#early-page')).toHaveCount(0);
        expect(await placesOfText(page, '#root')).toEqual(early);
      });
    }
  }
});

test('A22 who signed out sees the sign-in page only, and what is complete is not painted ahead', async ({
  context,
  page,
}) => {
  await register(page, server.origin, somebody());
  await windowIsKept(page);
  await openDrop(page);
  await page.locator('.drop-sheet').fill(REFLECTION);
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible({ timeout: 15_000 });
  await expect.poll(() => isPaintedAhead(page, '/daily-drop')).toBe(false);
  expect(await isPaintedAhead(page, '/daily-drop?day=1')).toBe(false);
  expect(await isPaintedAhead(page, '/daily-drop?day=2')).toBe(true);

  await page.goto(`${server.origin}/home`);
  await everythingIsSynced(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/auth');
  await loseSignal(context);
  expect(await isPaintedAhead(page, '/daily-drop?day=2')).toBe(false);
  await expect(page.locator('#root')).not.toBeEmpty();
  await expect(page.locator('.devotional')).toHaveCount(0);
});

test('where the person saves data no sound comes unasked; asked for, it comes and says how far it is', async ({
  page,
}) => {
  await saveData(page);
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/offline`);
  await textIsReady(page);
  await expect(page.getByText('Your browser is set to save data')).toBeVisible();
  await expect(page.getByText('0 of 7', { exact: true }).first()).toBeVisible();
  expect(await keptSounds(page)).toBe(0);

  await page.getByRole('button', { name: 'Save 30 days' }).click();
  await expect(page.getByRole('heading', { name: 'Narration is ready' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[1-9]\d{7}$/);
  await expect(fact(page, 'Mindful moments')).toContainText('with sound');
  expect(await keptSounds(page)).toBe(SOUNDS_OF_30_DAYS);
});

test('saving waits without a connection, is taken up at the next visit, and can be cancelled', async ({
  context,
  page,
}) => {
  await saveData(page);
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/offline`);
  await textIsReady(page);
  const save = page.getByRole('button', { name: 'Save 30 days' });
  await server.stop();
  try {
    await save.click();
    await expect(page.getByRole('heading', { name: 'Saving is paused' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(save).toBeVisible();
    await save.click();
    await expect(page.getByRole('heading', { name: 'Saving is paused' })).toBeVisible();
    await loseSignal(context);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Saving is paused' })).toBeVisible();
  } finally {
    server = await startServer();
  }
});

test('F2 a full disk ends the saving of narration; words find the room that narration had', async ({
  page,
}) => {
  const disk = diskWithSpares(page);
  await register(page, server.origin, somebody());
  await windowIsKept(page);
  await writeEntry(page, server.origin, 'Written before the disk was full.');
  await expect(page.getByRole('link').filter({ hasText: 'before the disk' })).toBeVisible();
  await page.goto(`${server.origin}/journal?new`);
  await expect(page.locator('textarea.sheet').first()).toBeVisible();
  await disk.fail();
  await page.locator('textarea.sheet').first().fill('Written when there was no room left.');
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page.getByRole('link').filter({ hasText: 'no room left' })).toBeVisible();
  expect(await keptSounds(page)).toBeLessThan(SOUNDS);
  // What was let go would fit once more.
  await disk.fail();

  await page.goto(`${server.origin}/offline`);
  await textIsReady(page);
  // The page may have begun by itself, and met the full disk already.
  await page.getByRole('button', { name: /Save 30 days|Try again/ }).click();
  await expect(page.getByText('This device has no space left.')).toBeVisible();
  await disk.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Narration is ready' })).toBeVisible();
  await page.goto(`${server.origin}/journal/history`);
  await expect(page.getByText('Written before the disk was full.').first()).toBeVisible();
  await expect(page.getByText('Written when there was no room left.').first()).toBeVisible();
});

test('the sync page says until when one can read, and no answer of the API is kept; today’s text is painted before any sound is asked for', async ({
  context,
  page,
}) => {
  await visitOnce(page, somebody());
  await test.step('until when', async () => {
    await page.goto(`${server.origin}/sync`);
    const last = new Date(Date.now() + 29 * 24 * 60 * 60 * 1000);
    const day = `${last.toLocaleString('en', { month: 'long' })} ${last.getDate()}`;
    const until = page.getByRole('link', { name: day });
    await expect(fact(page, 'Ready offline until')).toContainText(day);
    await until.click();
    await expect(page.getByText(`Day 30, ${day}`)).toBeVisible();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.waitForURL('**/sync');
  });

  await test.step('what is kept', async () => {
    const kept = await page.evaluate(async () => {
      const urls: string[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
      return urls;
    });
    expect(kept.length).toBeGreaterThan(40);
    expect(kept.filter((url) => new URL(url).pathname.startsWith('/api'))).toEqual([]);
  });

  await test.step('text before sound', async () => {
    await forgetContent(page);
    const painted = await whenPainted(page, '.drop-question');
    await page.goto(`${server.origin}/daily-drop`);
    await soundsAreKept(page);
    const begun = await page.evaluate(() => performance.timeOrigin);
    const askedAt = await firstSoundAt(context, begun);
    expect(askedAt).toBeGreaterThan(await painted());
    expect(askedAt).toBeLessThan(Infinity);
  });
});

/** Visits Home with a new account and stays until all that comes by itself is on the device. */
async function visitOnce(page: Page, person: Person): Promise<void> {
  await arrive(page, server.origin, person);
  await page.goto(`${server.origin}/home`);
  await windowIsKept(page);
}

/** Waits until the shell, the text and the sound of the window are on the device. */
async function windowIsKept(page: Page): Promise<void> {
  await shellIsKept(page);
  await soundsAreKept(page);
  await everythingIsSynced(page);
}

async function openDrop(page: Page): Promise<void> {
  await page.goto(`${server.origin}/daily-drop`);
  await expect(page.locator('.drop-sheet')).toBeVisible();
}

/** Where heading, Scripture and devotional stand in the window, in their own faces. */
function placesOfText(page: Page, within: string): Promise<unknown> {
  return page.evaluate(async (root) => {
    await document.fonts.ready;
    return ['.drop-day', '.scripture', '.devotional'].map((part) =>
      document.querySelector(`${root} ${part}`)?.getBoundingClientRect().toJSON(),
    );
  }, within);
}

async function isPaintedAhead(page: Page, address: string): Promise<boolean> {
  const answer = await page.goto(server.origin + address);
  return (await answer?.text())?.includes('id="early-page"') ?? false;
}

/** Waits until the page says that all text is here: the worker comes with the first visit, and installs first. */
async function textIsReady(page: Page): Promise<void> {
  await expect(fact(page, 'Scripture and devotionals')).toContainText('30 days', {
    timeout: 30_000,
  });
}

async function soundsAreKept(page: Page): Promise<void> {
  await expect.poll(() => keptSounds(page), { timeout: 30_000 }).toBe(SOUNDS);
}

function notedTextStep(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const noted = await (await caches.open('early-page')).match('/early-page/text-step');
    return noted?.text();
  });
}

function keptSounds(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await caches.open('content-audio')).keys()).length);
}

/** Empties what is kept once no page is open that would ask for it again. */
async function forgetContent(page: Page): Promise<void> {
  await soundsAreKept(page);
  await page.goto('about:blank');
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => {
    // Full of what was kept so far, it would take no note of what is asked for next.
    performance.clearResourceTimings();
    return Promise.all(['content-text', 'content-audio'].map((name) => caches.delete(name)));
  });
}

/** Which of the first 31 drops of the kept pack answer. */
function daysThatAnswer(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const { drops } = await (await fetch('/content/manifest.json')).json();
    const days: number[] = [];
    for (const { day, url } of drops.slice(0, 31)) {
      const drop = await fetch(url)
        .then((answer) => answer.json())
        .catch(() => undefined);
      if (drop?.day === day) days.push(day);
    }
    return days;
  });
}

/** Notes, from the next page on, when something first stands in a frame; returns how to ask, milliseconds since the epoch. */
async function whenPainted(page: Page, selector: string): Promise<() => Promise<number>> {
  await page.addInitScript((wanted) => {
    const look = () => {
      if (!document.querySelector(wanted)) return;
      looking.disconnect();
      requestAnimationFrame(() => performance.mark('painted'));
    };
    const looking = new MutationObserver(look);
    looking.observe(document, { childList: true, subtree: true });
  }, selector);
  return () =>
    page.evaluate(
      () =>
        performance.timeOrigin +
        (performance.getEntriesByName('painted')[0]?.startTime ?? Infinity),
    );
}

/** When the worker first asked for a sound after that moment; milliseconds since the epoch. */
async function firstSoundAt(context: BrowserContext, after: number): Promise<number> {
  const [worker] = context.serviceWorkers();
  const times = await worker?.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries
      .filter(({ name }) => name.endsWith('.mp3'))
      .map(({ startTime }) => performance.timeOrigin + startTime);
  });
  return Math.min(...(times ?? []).filter((time) => time > after));
}

/** Waits until what was last told to play sounds, and is past this second. */
async function isHeard(page: Page, seconds: number): Promise<void> {
  const position = () =>
    page.evaluate(() => {
      const { played } = globalThis as unknown as { played: HTMLMediaElement[] };
      const last = played.at(-1);
      return last && !last.paused && !last.error ? last.currentTime : 0;
    });
  await expect.poll(position, { timeout: 15_000 }).toBeGreaterThan(seconds);
}

function fact(page: Page, label: string) {
  return page.locator('.facts > div').filter({ hasText: label }).locator('dd');
}

/** The app's scripts that the browser asked for before it had read the page. */
function scriptsAskedForAhead(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    const read = (visit as PerformanceNavigationTiming).domContentLoadedEventStart;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < read)
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/'));
  });
}
