import { type BrowserContext, expect, type Page } from '@playwright/test';
import { POLICY_VERSION } from '../../shared/content/legal-editions';
import { hasRefusedCookies } from './consent';
import { nothingIsDue } from './overlays';
import { within } from './within';

export interface Person {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

let count = 0;

/** Somebody no other test knows. */
export function somebody(): Person {
  count += 1;
  const username = `person${process.pid}x${count}`;
  return { username, email: `${username}@example.org`, password: 'a quiet morning' };
}

/**
 * Creates the account behind the screens: from the next page on this browser has its session, and nothing comes over Home.
 * For tests about something else that sign nobody out: the device is given no key to seal with.
 */
export async function arrive(page: Page, origin: string, person: Person): Promise<void> {
  await arriveNewcomer(page, origin, person);
  await nothingIsDue(page.context());
}

/** As above, for somebody who is past the onboarding, and meets whatever else is due. */
export async function arriveNewcomer(page: Page, origin: string, person: Person): Promise<void> {
  const registration = { ...person, writingConsent: POLICY_VERSION };
  await takeSession(page.context(), `${origin}/api/auth/register`, registration);
}

/** As {@link arrive}, for somebody who has an account, on a further device. */
export async function arriveAgain(page: Page, origin: string, person: Person): Promise<void> {
  await takeSession(page.context(), `${origin}/api/auth/login`, person);
  await nothingIsDue(page.context());
}

async function takeSession(context: BrowserContext, address: string, person: Person) {
  const answer = await context.request.post(address, { data: person });
  expect(answer.ok()).toBe(true);
  const { user } = await answer.json();
  await context.addInitScript(({ id, username }) => {
    localStorage.setItem('userId', id);
    localStorage.setItem('username', username);
  }, user);
  await hasOnboarded(context);
}

/** Creates the account on the screen and waits until Home stands, over which nothing comes. */
export async function register(page: Page, origin: string, person: Person): Promise<void> {
  await nothingIsDue(page.context());
  await hasOnboarded(page.context());
  await createAccount(page, origin, person);
  await homeStands(page);
}

/** Creates the account on the screen, for whatever a new account meets. */
export async function createAccount(page: Page, origin: string, person: Person): Promise<void> {
  await page.goto(`${origin}/register`);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** Signs in on the screen and waits until Home stands, over which nothing comes. */
export async function signIn(page: Page, origin: string, person: Person): Promise<void> {
  await nothingIsDue(page.context());
  await signInAfresh(page, origin, person);
}

/** As above, on a device that shows whatever is due. */
export async function signInAfresh(page: Page, origin: string, person: Person): Promise<void> {
  await hasOnboarded(page.context());
  await hasRefusedCookies(page.context());
  await page.goto(`${origin}/login`);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await homeStands(page);
}

/** From the next page on, this browser takes whoever is signed in for somebody who has gone through the onboarding. */
export async function hasOnboarded(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const personId = localStorage.getItem('userId');
    if (personId) localStorage.setItem(`answer:${personId}:onboarded`, 'true');
  });
}

export async function homeStands(page: Page): Promise<void> {
  await page.waitForURL('**/home');
  await expect(page.getByRole('heading', { name: 'Today’s Progress' })).toBeVisible();
}

/** Waits until the service worker keeps the shell, so that the next load needs no network. */
export async function shellIsKept(page: Page): Promise<void> {
  const ready = page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await within('a service worker that is active', ready, 60_000);
}

/** Waits until the page says that nothing waits (phones tell it to screen readers alone). */
export async function everythingIsSynced(page: Page): Promise<void> {
  await expect(page.getByText('Everything is synced').first()).toBeAttached({ timeout: 30_000 });
}

/** Signs in again in place, from the bar that says that the session has ended. */
export async function signInAgain(page: Page, person: Person): Promise<void> {
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toHaveCount(0);
}
