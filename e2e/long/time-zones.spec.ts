import { expect, type Locator, type Page } from '@playwright/test';
import { showsMonths } from '../support/calendar';
import { choose } from '../support/choose';
import { go } from '../support/go';
import { arrive, arriveAgain, everythingIsSynced, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';
import { homeFollows, WORDS, writeCheckIn, writeEntry } from '../support/writing';
import { momentIn, traveller, ZONES } from '../support/zones';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

test.use({ viewport: { width: 390, height: 844 } });

for (const zone of ZONES) {
  test.describe(zone, () => {
    test.use({ timezoneId: zone });

    test('a check-in begun before midnight belongs to that evening, wherever it is read', async ({
      page,
      browser,
    }) => {
      const person = somebody();
      await page.clock.install({ time: momentIn(zone, '2026-03-18T23:50') });
      await showsMonths(page.context());
      await arrive(page, server.origin, person);
      await page.goto(`${server.origin}/check-in`);
      await choose(page, 'Hopeful');
      await page.getByLabel('A truth to hold today').fill(WORDS.truth);
      await page.clock.fastForward('20:00');
      await page.getByRole('button', { name: 'Save Check-In' }).click();
      await homeFollows(page);
      await writeEntry(page, server.origin, WORDS.firstEntry);
      await go(page, '/home');
      await everythingIsSynced(page);

      const evening = 'March 18, 1 of 5: Check-In';
      await go(page, '/calendar');
      await expect(day(page, '2026-03-18')).toHaveAccessibleName(evening);
      await expect(day(page, '2026-03-19')).toHaveAccessibleName(
        'Today, March 19, 1 of 5: Journal',
      );

      const elsewhere = await browser.newPage({ timezoneId: 'Pacific/Honolulu' });
      await elsewhere.clock.setFixedTime(momentIn('Pacific/Honolulu', '2026-03-20T12:00'));
      await showsMonths(elsewhere.context());
      await arriveAgain(elsewhere, server.origin, person);
      await elsewhere.goto(`${server.origin}/calendar`);
      await expect(day(elsewhere, '2026-03-18')).toHaveAccessibleName(evening);
      await expect(day(elsewhere, '2026-03-19')).toHaveAccessibleName('March 19, 1 of 5: Journal');
    });
  });
}

const CHANGES = [
  { clocks: 'forward', days: ['2026-03-07', '2026-03-08', '2026-03-09'] },
  { clocks: 'back', days: ['2025-11-01', '2025-11-02', '2025-11-03'] },
] as const;

for (const { clocks, days } of CHANGES) {
  test(`a streak holds over the night in which the clocks go ${clocks}`, async ({ browser }) => {
    const zone = 'America/Los_Angeles';
    const page = await browser.newPage({ timezoneId: zone, viewport: { width: 390, height: 844 } });
    await showsMonths(page.context());
    await arrive(page, server.origin, somebody());
    // The last minutes of one day, then the first of the next but one: between them lies the day of 23 or 25 hours.
    for (const [index, time] of ['23:55', '23:55', '00:05'].entries()) {
      await page.clock.setFixedTime(momentIn(zone, `${days[index]}T${time}`));
      await writeCheckIn(page, server.origin);
    }
    await page.goto(`${server.origin}/calendar`);
    for (const each of days) await expect(day(page, each)).toHaveAccessibleName(/1 of 5: Check-In/);
    await page.goto(`${server.origin}/home`);
    await expect(streakOf(page, 3)).toBeVisible();
  });
}

const FLIGHTS = [
  // The same clock on the wall, a day earlier: March 18 is lived twice.
  { way: 'east', from: 'Pacific/Kiritimati', to: 'Pacific/Honolulu', landed: '2026-03-17' },
  // March 18 is left out: who leaves on the evening of the 17th lands on the morning of the 19th.
  { way: 'west', from: 'Pacific/Honolulu', to: 'Pacific/Kiritimati', landed: '2026-03-19' },
] as const;

for (const { way, from, to, landed } of FLIGHTS) {
  test(`a flight ${way} over the date line: the day is that of the place, and the streak goes on`, async ({
    page,
  }) => {
    const flyTo = await traveller(page);
    await flyTo(from);
    const left = way === 'east' ? '2026-03-18T08:00' : '2026-03-17T22:00';
    await page.clock.setFixedTime(momentIn(from, left));
    await showsMonths(page.context());
    await arrive(page, server.origin, somebody());
    await writeCheckIn(page, server.origin);

    await page.clock.setFixedTime(momentIn(to, `${landed}T10:00`));
    await flyTo(to);
    await looksAgain(page);
    await writeEntry(page, server.origin, WORDS.firstEntry);
    await go(page, '/calendar');
    await expect(day(page, landed)).toHaveAccessibleName(/^Today, .*: Journal$/);
    await expect(day(page, left.slice(0, 10))).toHaveAccessibleName(/1 of 5: Check-In/);
    await go(page, '/home');
    await expect(streakOf(page, 2)).toBeVisible();
  });
}

for (const years of [-10, 10]) {
  test(`F11 a phone whose clock is ${years} years off loses no word and misleads no other device`, async ({
    page,
    browser,
  }) => {
    const person = somebody();
    const wrong = new Date();
    wrong.setFullYear(wrong.getFullYear() + years);
    await page.clock.setFixedTime(wrong);
    await arrive(page, server.origin, person);
    await writeEntry(page, server.origin, WORDS.firstEntry);
    await go(page, '/home');
    await everythingIsSynced(page);

    const right = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await arriveAgain(right, server.origin, person);
    await writeEntry(right, server.origin, WORDS.secondEntry);
    await go(right, '/journal/history');
    await expect(right.getByText(WORDS.firstEntry)).toBeVisible();
    await expect(right.getByText(WORDS.secondEntry)).toBeVisible();
    await go(right, '/home');
    await expect(streakOf(right, 1)).toBeVisible();

    await page.clock.setFixedTime(new Date());
    await page.reload();
    await go(page, '/journal/history');
    await expect(page.getByText(WORDS.firstEntry)).toBeVisible();
    await expect(page.getByText(WORDS.secondEntry)).toBeVisible();
  });
}

function day(page: Page, name: string): Locator {
  return page.locator(`[data-day="${name}"]`);
}

function streakOf(page: Page, days: number): Locator {
  return page.getByText(new RegExp(`\\b${days}[ -]day`, 'i')).first();
}

/** As where the phone is taken out again: the page asks the clock itself. */
async function looksAgain(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('focus')));
}
