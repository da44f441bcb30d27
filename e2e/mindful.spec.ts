import { expect, type Page } from '@playwright/test';
import { findSignal, loseSignal } from './support/network';
import { arrive, arriveAgain, shellIsKept, somebody } from './support/person';
import type { RunningServer } from './support/server';
import { test } from './support/test';

/** Three minutes, with the sound of a stream. */
const SET_IT_DOWN = { id: 'set-it-down', title: 'Set it down', steps: 6 };
const MINUTE_MS = 60_000;

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 } });

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a moment is picked by what it is for, sat through without a network, kept, and there on another device', async ({
    page,
    context,
    browser,
  }) => {
    const person = somebody();
    await arrive(page, server.origin, person);
    await page.goto(`${server.origin}/home`);
    await shellIsKept(page);
    await page.getByRole('link', { name: 'Mindful Moment' }).click();

    await test.step('pick', async () => {
      await page.getByRole('button', { name: 'Sleep', exact: true }).click();
      await expect(page.getByRole('link', { name: SET_IT_DOWN.title })).toBeHidden();
      await page.getByRole('button', { name: 'Stress relief', exact: true }).click();
      await page.getByRole('link', { name: SET_IT_DOWN.title }).click();
      await expect(page.getByRole('heading', { name: SET_IT_DOWN.title })).toBeVisible();
      await expect(clockFace(page)).toHaveText('3:00');
    });

    await loseSignal(context);
    await freeze(page);
    await test.step('sit through it', async () => {
      await page.getByRole('button', { name: 'Start' }).click();
      await page.clock.runFor(3 * MINUTE_MS);
      await expect(page.getByText('Three minutes of quiet.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
      await page.clock.resume();
      await expect(page.getByText('It’s saved with your day.')).toBeVisible();
    });

    await test.step('back to /home: none of the five windows is lit by it', async () => {
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await expect(page).toHaveURL(/\/mindful-moment$/);
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await expect(page).toHaveURL(/\/home$/);
      await expect(page.getByRole('heading', { name: 'Today’s Progress' })).toBeVisible();
      await expect(page.getByText('0 of 5').first()).toBeVisible();
    });

    await findSignal(context);
    await test.step('another device', async () => {
      const other = await (await browser.newContext()).newPage();
      await arriveAgain(other, server.origin, person);
      await other.goto(`${server.origin}/mindful-moment`);
      await expect(other.getByRole('heading', { name: 'Lately' })).toBeVisible();
      await expect(
        other.getByRole('listitem').filter({ hasText: 'Set it down3 min' }),
      ).toBeVisible();
      await other.context().close();
    });
  });
});

test('Mindful timer: Start, Pause, Reset, the steps in their time, and what a screen reader hears', async ({
  page,
}) => {
  await arrive(page, server.origin, somebody());
  await sitDown(page);
  const said = page.getByRole('status').filter({ hasText: 'left' });

  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText(`Step 1 of ${SET_IT_DOWN.steps}`)).toBeVisible();
  await page.clock.runFor(74_000);
  await expect(clockFace(page)).toHaveText('1:46');
  await expect(page.getByText(`Step 3 of ${SET_IT_DOWN.steps}`)).toBeVisible();
  await expect(said).toHaveText('2 minutes left');

  await page.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(10 * MINUTE_MS);
  await expect(clockFace(page)).toHaveText('1:46');
  await expect(said).toHaveText('Paused, 1 minute 46 seconds left');

  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(clockFace(page)).toHaveText('3:00');
  await expect(page.getByRole('button', { name: 'Reset' })).toBeDisabled();

  await test.step('the space bar starts and pauses, and does not scroll', async () => {
    await page.getByRole('heading', { name: SET_IT_DOWN.title }).click();
    await page.keyboard.press('Space');
    await page.clock.runFor(10_000);
    await page.keyboard.press('Space');
    await page.clock.runFor(MINUTE_MS);
    await expect(clockFace(page)).toHaveText('2:50');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  await test.step('left on the way it waits; another moment resets it', async () => {
    await page.getByRole('link', { name: 'Choose another moment' }).click();
    await page.getByRole('link', { name: SET_IT_DOWN.title }).click();
    await expect(clockFace(page)).toHaveText('2:50');
    await page.getByRole('link', { name: 'Choose another moment' }).click();
    await page.getByRole('link', { name: 'Between two things' }).click();
    await expect(clockFace(page)).toHaveText('1:00');
    await page.getByRole('link', { name: 'Choose another moment' }).click();
    await page.getByRole('link', { name: SET_IT_DOWN.title }).click();
    await expect(clockFace(page)).toHaveText('3:00');
  });

  await test.step('one that runs is paused by leaving it, and says so', async () => {
    await page.getByRole('button', { name: 'Start' }).click();
    await page.clock.runFor(10_000);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page.getByText('Moment paused').first()).toBeVisible();
    await page.getByRole('link', { name: SET_IT_DOWN.title }).click();
    await expect(clockFace(page)).toHaveText('2:50');
  });

  await test.step('without a sound its two buttons stand in the middle', async () => {
    await page.goto(`${server.origin}/mindful-moment/between-two-things`);
    const [reset, start] = [
      await page.getByRole('button', { name: 'Reset' }).boundingBox(),
      await page.getByRole('button', { name: 'Start' }).boundingBox(),
    ];
    const middle = ((reset?.x ?? 0) + (start?.x ?? 0) + (start?.width ?? 0)) / 2;
    expect(Math.abs(middle - (page.viewportSize()?.width ?? 0) / 2)).toBeLessThan(2);
  });
});

test('a page that slept for an hour is at its end when it wakes, once', async ({ page }) => {
  await arrive(page, server.origin, somebody());
  await sitDown(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.clock.runFor(5_000);
  await page.clock.fastForward(60 * MINUTE_MS);
  await expect(clockFace(page)).toHaveText('0:00');
  await page.clock.resume();
  await expect(page.getByText('It’s saved with your day.')).toBeVisible();
});

test('the sound loops without a seam and keeps its place; the screen stays awake meanwhile; both end', async ({
  page,
}) => {
  await page.addInitScript(listenIn);
  await arrive(page, server.origin, somebody());
  await sitDown(page);
  const heard = () => page.evaluate(() => (window as unknown as { heard: Heard }).heard);

  await page.getByRole('button', { name: 'Start' }).click();
  await expect.poll(async () => (await heard()).loops).toHaveLength(1);
  const { loops, locks } = await heard();
  const moment = await momentOfServer();
  expect(loops[0]!.loopEnd - loops[0]!.loopStart).toBeCloseTo(moment.loopSeconds, 3);
  expect(loops[0]!.loopEnd).toBeLessThanOrEqual(loops[0]!.fileSeconds);
  expect(locks).toEqual(['held']);

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(async () => (await heard()).locks).toEqual(['released']);
  await expect.poll(async () => (await heard()).contexts).toEqual(['suspended']);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect.poll(async () => (await heard()).loops).toHaveLength(2);
  expect((await heard()).loops[1]!.from).toBeGreaterThan(loops[0]!.loopStart);

  await page.clock.runFor(3 * MINUTE_MS);
  await expect(page.getByText('Three minutes of quiet.')).toBeVisible();
  expect((await heard()).bells).toBe(3);
  await expect.poll(async () => (await heard()).locks).toEqual(['released', 'released']);

  await test.step('silence is remembered', async () => {
    await page.getByRole('button', { name: 'Stream, on' }).click();
    await page.clock.resume();
    await page.reload();
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('button', { name: 'Stream, off' })).toBeVisible();
    await page.clock.runFor(30_000);
    expect((await heard()).loops).toEqual([]);
  });
});

/** Opens the moment, its clock standing still. */
async function sitDown(page: Page): Promise<void> {
  await page.goto(`${server.origin}/mindful-moment/${SET_IT_DOWN.id}`);
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await freeze(page);
}

/** From now on time passes when the test says so. */
async function freeze(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
}

function clockFace(page: Page) {
  return page.getByRole('timer');
}

async function momentOfServer(): Promise<{ readonly loopSeconds: number }> {
  const manifest = await (await fetch(`${server.origin}/content/manifest.json`)).json();
  const moments = await (await fetch(server.origin + manifest.mindfulMoments.url)).json();
  return moments.find(({ id }: { id: string }) => id === SET_IT_DOWN.id);
}

interface Heard {
  readonly loops: {
    readonly loopStart: number;
    readonly loopEnd: number;
    readonly fileSeconds: number;
    readonly from: number;
  }[];
  bells: number;
  readonly contexts: string[];
  readonly locks: string[];
}

/** Notes what the page asks of the browser's own sound and screen. Runs in the page. */
function listenIn(): void {
  const contexts: AudioContext[] = [];
  const locks: WakeLockSentinel[] = [];
  const heard = {
    loops: [] as Heard['loops'],
    bells: 0,
    get contexts() {
      return contexts.map(({ state }) => state);
    },
    get locks() {
      return locks.map(({ released }) => (released ? 'released' : 'held'));
    },
  };
  Object.assign(window, { heard });
  const { AudioContext: Real } = window;
  window.AudioContext = class extends Real {
    constructor() {
      super();
      contexts.push(this);
    }
  };
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (when, from = 0) {
    const { loopStart, loopEnd, buffer } = this;
    heard.loops.push({ loopStart, loopEnd, fileSeconds: buffer?.duration ?? 0, from });
    start.call(this, when, from);
  };
  const { start: ring } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (when) {
    heard.bells += 1;
    ring.call(this, when);
  };
  const { request } = WakeLock.prototype;
  WakeLock.prototype.request = async function (type) {
    const lock = await request.call(this, type);
    locks.push(lock);
    return lock;
  };
}
