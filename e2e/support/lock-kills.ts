import { expect, type Page } from '@playwright/test';
import { choosePin, PIN, pinField, unlock } from './app-lock';
import { deskRows } from './device-rows';
import { go } from './go';
import { type KillableBrowser, openPage } from './killable-browser';
import { homeStands } from './person';
import { draftIsKept } from './stored';
import { writeEntry } from './writing';

const NEW_PIN = '830164';
const ENTRIES = ['Nobody but this device has these words.', 'Nor has anybody this second entry.'];
const HALF = 'Half a sentence that is no entry yet';

/** What a kill comes over, and the PINs that may open afterwards. */
export interface Change {
  readonly says: string;
  /** Whether the lock is on before. */
  readonly isOn: boolean;
  /** Up to the last digit. */
  begin(page: Page): Promise<void>;
  /** Whether it is half done, of so many drafts of which so many can be read; left out where nothing is rewritten. */
  readonly isHalfDone?: (read: number, halves: number) => boolean;
  /** It is done. */
  ended(page: Page): Promise<void>;
  readonly pins: readonly string[];
}

export const TURNING_ON: Change = {
  says: 'turning it on',
  isOn: false,
  async begin(page) {
    await page.getByRole('button', { name: 'Turn on app lock' }).click();
    await page.getByRole('radio', { name: 'Only when it starts' }).check({ force: true });
    await page.getByRole('checkbox').check({ force: true });
    await page.getByRole('button', { name: 'Continue' }).click();
    await choosePin(page, PIN);
  },
  isHalfDone: (read, halves) => read < halves,
  ended: (page) => expect(lockScreen(page)).toBeVisible({ timeout: 30_000 }),
  pins: [PIN],
};

const CHANGING: Change = {
  says: 'changing the PIN',
  isOn: true,
  begin: (page) => changePin(page, PIN, NEW_PIN),
  ended: pinIsSet,
  pins: [PIN, NEW_PIN],
};

const TURNING_OFF: Change = {
  says: 'turning it off',
  isOn: true,
  async begin(page) {
    await page.getByRole('button', { name: 'Turn off app lock' }).click();
    await pinField(page).fill(PIN);
  },
  isHalfDone: (read) => read > 0,
  ended: (page) => expect(turnOnButton(page)).toBeVisible({ timeout: 30_000 }),
  pins: [PIN],
};

export const CHANGES = [TURNING_ON, CHANGING, TURNING_OFF];

/** A guest with two entries, a draft and `halves` more of them, which take a while to seal: no server has any of it. */
export async function guestWithWords(
  phone: KillableBrowser,
  origin: string,
  halves: number,
): Promise<Page> {
  const page = await openPage(phone);
  await page.goto(`${origin}/begin`);
  await homeStands(page);
  for (const entry of ENTRIES) await writeEntry(page, origin, entry);
  await page.goto(`${origin}/journal?new`);
  await page.locator('textarea.sheet').first().fill(HALF);
  await draftIsKept(page, HALF);
  await page.evaluate(putDrafts, halves);
  return page;
}

/** Runs in the page: as if many forms had been left half filled. */
async function putDrafts(count: number): Promise<void> {
  const opening = indexedDB.open(`desk-${localStorage.getItem('userId')}`);
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  const writing = opening.result.transaction('drafts', 'readwrite');
  for (let at = 0; at < count; at += 1) {
    const value = { text: `half ${at} of ${count}` };
    writing.objectStore('drafts').put({ key: `form-${at}#tab`, value, updatedAt: at });
  }
  await new Promise((resolve) => {
    writing.oncomplete = resolve;
  });
  opening.result.close();
}

/** How many of them can be read, in a page whose lock is off, and how many rows there are. */
export async function halvesIn(
  page: Page,
): Promise<{ readonly rows: number; readonly read: number }> {
  const rows = await deskRows(page, 'drafts');
  const texts = rows.map(({ value }) => JSON.stringify(value)).filter((text) => text !== undefined);
  return { rows: rows.length, read: new Set(texts.filter((text) => text.includes('half '))).size };
}

/** Opens the screen on which a change begins, with the lock as it is before it. `pin` opens it now, if it is on. */
export async function standsBefore(
  page: Page,
  origin: string,
  change: Change,
  pin = PIN,
): Promise<void> {
  const isOn = await openSettings(page, origin, pin);
  if (isOn && pin !== PIN) {
    await changePin(page, pin, PIN);
    await pinIsSet(page);
  }
  if (isOn === change.isOn) return;
  const way = isOn ? TURNING_OFF : TURNING_ON;
  await way.begin(page);
  await way.ended(page);
  await openSettings(page, origin, PIN);
}

/** How long a change takes from its last digit on. */
export async function lengthOf(page: Page, change: Change): Promise<number> {
  await change.begin(page);
  const beganAt = Date.now();
  await change.ended(page);
  return Date.now() - beganAt;
}

/** Kills the browser as soon as some rows are rewritten, or right after the last digit. */
export async function killMeanwhile(
  phone: KillableBrowser,
  page: Page,
  { begin, isHalfDone }: Change,
  halves: number,
): Promise<void> {
  await begin(page);
  if (isHalfDone) {
    const looks = () =>
      halvesIn(page).then(
        ({ read }) => isHalfDone(read, halves),
        // The page is being loaded again: everything is rewritten.
        () => true,
      );
    await expect.poll(looks, { intervals: [20], timeout: 30_000 }).toBe(true);
  }
  await phone.kill();
}

/** Started again after a kill: one PIN opens, or none is needed, and every word is there once. Says how the lock was found. */
export async function findEverything(
  phone: KillableBrowser,
  origin: string,
  { pins }: Change,
): Promise<{ readonly page: Page; readonly found: string; readonly pin: string | undefined }> {
  const page = await openPage(phone);
  await page.goto(`${origin}/home`);
  await expect(lockScreen(page).or(home(page))).toBeVisible({ timeout: 30_000 });
  const found = await stateOf(page);
  const opening: string[] = [];
  for (const pin of found === 'off' ? [] : pins) {
    await pinField(page).fill(pin);
    const refused = page.getByRole('alert').filter({ hasText: 'isn’t right' });
    await expect(refused.or(home(page))).toBeVisible({ timeout: 30_000 });
    if (!(await home(page).isVisible())) continue;
    opening.push(pin);
    await everyWordIsThere(page);
    await page.goto(`${origin}/home`);
    await expect(lockScreen(page).or(home(page))).toBeVisible({ timeout: 30_000 });
  }
  if (found === 'off') {
    await expect(home(page)).toBeVisible({ timeout: 30_000 });
    await everyWordIsThere(page);
  } else expect(opening, `what opens a lock that was ${found}`).toHaveLength(1);
  return { page, found, pin: opening[0] };
}

async function everyWordIsThere(page: Page): Promise<void> {
  await go(page, '/journal?new');
  await expect(page.locator('textarea.sheet').first()).toHaveValue(HALF, { timeout: 30_000 });
  await go(page, '/journal/history');
  for (const entry of ENTRIES) await expect(page.getByText(entry)).toHaveCount(1);
}

/** Whether the lock is on. */
async function openSettings(page: Page, origin: string, pin: string): Promise<boolean> {
  await page.goto(`${origin}/settings/lock`);
  const turnOn = turnOnButton(page);
  await expect(lockScreen(page).or(turnOn)).toBeVisible({ timeout: 30_000 });
  if (await lockScreen(page).isVisible()) await unlock(page, pin);
  const lockNow = page.getByRole('button', { name: 'Lock now' });
  await expect(turnOn.or(lockNow)).toBeEnabled();
  return lockNow.isVisible();
}

async function changePin(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: 'Change PIN' }).click();
  await pinField(page).fill(from);
  await choosePin(page, to);
}

async function pinIsSet(page: Page): Promise<void> {
  await expect(page.getByText('Your new PIN is set').first()).toBeVisible();
}

/** As the row in the `device` database says. */
function stateOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const device = await settled(indexedDB.open('device'));
    const [row] = await settled(device.transaction('locks').objectStore('locks').getAll());
    device.close();
    return String(row?.state ?? 'off');
  });
}

function lockScreen(page: Page) {
  return page.getByRole('heading', { name: 'Enter your PIN' });
}

function home(page: Page) {
  return page.getByRole('heading', { name: 'Today’s Progress' });
}

function turnOnButton(page: Page) {
  return page.getByRole('button', { name: 'Turn on app lock' });
}
