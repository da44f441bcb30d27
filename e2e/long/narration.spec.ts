import { expect, type Page } from '@playwright/test';
import { JOURNEY_DAYS } from '../../shared/domain/challenge-day';
import { go } from '../support/go';
import { loseSignal } from '../support/network';
import { arrive, shellIsKept, somebody } from '../support/person';
import { test } from '../support/test';

/** Narration of the first seven days and the sounds of mindful moments. */
const KEPT_UNASKED = 12;

/** Soon enough for ninety days. */
const OFTEN = { intervals: [20, 30, 50, 100] };

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

test('each of ninety days is read by a computer voice, plays and seeks; the first days also offline', async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(180_000);
  await noteSounds(page);
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/daily-drop`);

  for (let day = 1; day <= JOURNEY_DAYS; day += 1) await hear(page, day);

  await test.step('what is kept unasked', async () => {
    await shellIsKept(page);
    await expect.poll(() => keptSounds(page)).toBe(KEPT_UNASKED);
    await loseSignal(context);
    for (const day of [1, 4, 7]) await hear(page, day);
  });
});

/** Opens a day and hears its beginning, and then the middle. */
async function hear(page: Page, day: number): Promise<void> {
  await go(page, `/daily-drop?day=${day}`);
  await expect(page.getByRole('heading', { name: `Day ${day} of 90` })).toBeVisible();
  await expect(page.getByText('Read by a computer voice.')).toBeVisible();
  await page.getByRole('button', { name: 'Play' }).click();
  await isHeard(page, day, 0);
  const position = page.getByRole('slider', { name: 'Position' });
  const middle = Math.floor(Number(await position.getAttribute('max')) / 2);
  expect(middle).toBeGreaterThan(20);
  await position.fill(String(middle));
  await isHeard(page, day, middle);
}

/** Waits until the sound of that day plays, past this second. */
async function isHeard(page: Page, day: number, second: number): Promise<void> {
  const name = `drop-${String(day).padStart(3, '0')}-`;
  const heard = () =>
    page.evaluate((part) => {
      const { played } = globalThis as unknown as { played: HTMLMediaElement[] };
      const sound = played.at(-1);
      return sound && !sound.paused && sound.src.includes(part) ? sound.currentTime : -1;
    }, name);
  await expect.poll(heard, { ...OFTEN, message: `day ${day}` }).toBeGreaterThan(second);
}

/** Lets the test see what is told to play: a sound stands in no document. */
async function noteSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const played: HTMLMediaElement[] = [];
    Object.assign(globalThis, { played });
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      played.push(this);
      return play.call(this);
    };
  });
}

function keptSounds(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await caches.open('content-audio')).keys()).length);
}
