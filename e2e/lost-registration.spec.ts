import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { fullDisk } from './support/faulty-disk';
import { go } from './support/go';
import { openPhone } from './support/open-phone';
import {
  createAccount,
  everythingIsSynced,
  hasOnboarded,
  homeStands,
  type Person,
  signIn,
  somebody,
} from './support/person';
import type { RunningServer } from './support/server';
import { storedNamesWith } from './support/stored-names';
import { test } from './support/test';
import { WORDS, writeCheckIn } from './support/writing';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.describe.configure({ timeout: 120_000 });

test('P78 a guest whose account was made, and its answer lost, is signed in to it by the form that waits, with their words', async ({
  browser,
}) => {
  const person = somebody();
  const page = await openGuest(browser);
  const asked = await atFirstAnswer(page.context(), 'it is lost');
  await createAccount(page, server.origin, person);
  await homeStands(page);
  await everythingIsSynced(page);
  expect(asked).toEqual(['register', 'register', 'login']);
  expect(await storedNamesWith(page, 'guest-')).toEqual([]);
  await hasWords(browser, person);
  await page.context().close();
});

test('P78 a guest whose disk was full when the account was made signs in to it once there is space, with their words', async ({
  browser,
}) => {
  const person = somebody();
  const page = await openGuest(browser);
  const disk = fullDisk(page);
  const asked = await atFirstAnswer(page.context(), () => disk.fail());
  await createAccount(page, server.origin, person);
  const refusal = page.getByText('This device couldn’t save that you signed in.').first();
  await expect(refusal).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(person.username);
  await disk.mend();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await homeStands(page);
  await everythingIsSynced(page);
  expect(asked).toEqual(['register', 'register', 'login']);
  await hasWords(browser, person);
  await page.context().close();
});

test('P78 who creates an account without having been a guest is signed in to it by the second press, and agrees once', async ({
  browser,
}) => {
  const person = somebody();
  const page = await openPhone(browser);
  await hasOnboarded(page.context());
  await atFirstAnswer(page.context(), 'it is lost');
  await createAccount(page, server.origin, person);
  await expect(page.getByText('We can’t reach the server.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await homeStands(page);
  await everythingIsSynced(page);
  await expect(page.getByRole('button', { name: 'I Agree' })).toHaveCount(0);
  await page.context().close();
});

test('P78 a name that another person has stays taken, although the first try had no answer', async ({
  browser,
}) => {
  const person = somebody();
  const first = await openPhone(browser);
  await hasOnboarded(first.context());
  await createAccount(first, server.origin, person);
  await homeStands(first);
  await first.context().close();
  const page = await openGuest(browser);
  const asked = await atFirstAnswer(page.context(), 'it is lost');
  await createAccount(page, server.origin, { ...person, password: 'a restless evening' });
  await expect(page.getByText('This username is already taken').first()).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect.poll(() => asked).toEqual(['register', 'register', 'login', 'register']);
  await go(page, '/check-in/history');
  await expect(page.getByText(WORDS.truth)).toBeVisible();
  await page.context().close();
});

async function openGuest(browser: Browser): Promise<Page> {
  const page = await openPhone(browser);
  await hasOnboarded(page.context());
  await page.goto(`${server.origin}/begin`);
  await homeStands(page);
  await writeCheckIn(page, server.origin);
  return page;
}

/** What becomes of the answer to the first registration, which the server has taken. Resolves with what is asked from now on. */
async function atFirstAnswer(
  context: BrowserContext,
  meanwhile: 'it is lost' | (() => Promise<void>),
): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/\/api\/auth\/(register|login)$/, async (route) => {
    asked.push(route.request().url().split('/').at(-1) ?? '');
    if (asked.length > 1) return route.continue();
    const response = await route.fetch();
    if (meanwhile === 'it is lost') return route.abort();
    await meanwhile();
    await route.fulfill({ response });
  });
  return asked;
}

/** The words are on the server: another device gets them. */
async function hasWords(browser: Browser, person: Person): Promise<void> {
  const other = await openPhone(browser);
  await signIn(other, server.origin, person);
  await go(other, '/check-in/history');
  await expect(other.getByText(WORDS.truth)).toBeVisible();
  await other.context().close();
}
