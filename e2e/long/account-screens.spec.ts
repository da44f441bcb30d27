import { expect, type Page, type Request, type Route } from '@playwright/test';
import { POLICY_VERSION } from '../../shared/content/legal-editions';
import { MISSING_CONSENT } from '../../shared/domain/consent';
import { nothingIsDue } from '../support/overlays';
import { hasOnboarded, homeStands, register, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

test('what the account’s screens say is the spec’s, word for word', async ({ page, context }) => {
  const person = somebody();
  await nothingIsDue(context);
  await hasOnboarded(context);
  await page.goto(`${server.origin}/login`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const missing = (sentence: string) => toastSays(page, 'Missing Information', sentence);

  await test.step('what is missing', async () => {
    await button('Sign In').click();
    await missing('Please enter both username and password.');
    await page.getByLabel('Username').fill(person.username);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await button('Create an account').click();
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
    await button('Create Account').click();
    await missing('Please enter your email address for registration.');
  });

  await test.step('a name that nobody has', async () => {
    await button('Sign in').click();
    const goOn = await held(page, '**/api/auth/login');
    await button('Sign In').click();
    await expect(button('Signing In...')).toBeVisible();
    await expect(page.getByLabel('Username')).toBeDisabled();
    await goOn();
    await toastSays(page, 'Error', 'Invalid username or password.');
    await button('Create an account').click();
  });

  await test.step('what is written is kept only with a checkmark, and nothing typed is lost', async () => {
    await page.getByLabel('Email').fill(person.email);
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await button('Create Account').click();
    await missing(MISSING_CONSENT);
    await expect(page.getByLabel('Username')).toHaveValue(person.username);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password);
    await page.getByRole('checkbox').check();
  });

  await test.step('a server without words', async () => {
    await failing(page, '**/api/auth/*', () => button('Create Account').click());
    await toastSays(page, 'Error', 'Authentication failed. Please try again.');
  });

  await test.step('while it takes its time, and then', async () => {
    const goOn = await held(page, '**/api/auth/register');
    await button('Create Account').click();
    await expect(button('Creating Account...')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeDisabled();
    const leave = await held(page, '**/home');
    await goOn();
    await expect(page.getByText('Redirecting to your dashboard...', { exact: true })).toBeVisible();
    await toastSays(page, 'Welcome!');
    await leave();
    await homeStands(page);
  });

  await test.step('profile', async () => {
    await page.goto(`${server.origin}/profile`);
    await expect(page.getByText('JPG, PNG, GIF, max 5MB', { exact: true })).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({
      name: 'picture.gif',
      mimeType: 'image/gif',
      buffer: Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
    });
    await failing(page, '**/api/profile/image', () => button('Upload').click());
    await toastSays(page, 'Upload Error', 'Failed to upload image. Please try again.');
    await button('Cancel').click();
    await button('Edit username').click();
    await page.getByRole('textbox', { name: 'Username' }).fill('another name');
    await failing(page, '**/api/profile/username', () => button('Save').click());
    await toastSays(page, 'Update Error', 'Failed to update username. Please try again.');
  });

  await test.step('privacy settings', async () => {
    await page.goto(`${server.origin}/privacy-settings`);
    await expect(page.getByRole('link', { name: 'Privacy Policy' })).toContainText(POLICY_VERSION);
    const marketing = page.getByRole('switch', { name: 'Marketing' });
    await expect(marketing).toBeEnabled();
    await failing(page, '**/api/privacy-settings', () => marketing.click());
    await toastSays(page, 'Update Failed', 'Failed to update privacy settings. Please try again.');
    await expect(marketing).not.toBeChecked();
  });

  await test.step('data export', async () => {
    await page.goto(`${server.origin}/data-export`);
    await page.evaluate(() => {
      URL.createObjectURL = () => {
        throw new Error('no room for a file');
      };
    });
    await button('Export Data').click();
    await toastSays(page, 'Export Failed', 'Failed to export your data. Please try again.');
  });

  await test.step('feedback', async () => {
    await page.goto(`${server.origin}/feedback`);
    await button('Submit Feedback').click();
    await missing('Please fill in the category, subject, and message fields.');
    await writeFeedback(page);
    await failing(page, '**/api/feedback', () => button('Submit Feedback').click(), {
      status: 400,
      body: JSON.stringify({ message: 'Not this way.', code: 'INVALID' }),
    });
    await toastSays(
      page,
      'Submission Failed',
      'There was an error submitting your feedback. Please try again.',
    );
    await writeFeedback(page);
    await button('Submit Feedback').click();
    await toastSays(page, 'Feedback Submitted!');
  });
});

test('a typed anchor is gone to; a reload and the way back find their place; contents keep the way out', async ({
  page,
}) => {
  for (const who of ['a visitor', 'a person']) {
    await test.step(who, async () => {
      if (who === 'a person') await register(page, server.origin, somebody());
      await page.goto(`${server.origin}/privacy-policy`);
      // The server has said who runs it: from here on the page keeps its length.
      await expect(page.getByText('[the name of who runs this server]').first()).toBeAttached();
      const end = await scrollFarDown(page);
      await page.goto(`${server.origin}/terms-of-service#plans`);
      await standsAtTop(page, 'Free and premium');
      await page.goto(`${server.origin}/terms-of-service#age`);
      await standsAtTop(page, 'Minimum age');
      const left = await scrollFarDown(page);
      await page.reload();
      await isScrolledTo(page, left);
      await page.goBack();
      await standsAtTop(page, 'Free and premium');
      await page.goBack();
      await page.waitForURL('**/privacy-policy');
      await isScrolledTo(page, end);
      await page.goto(`${server.origin}/terms-of-service#age`);
      await standsAtTop(page, 'Minimum age');
    });
  }

  await page.goto(`${server.origin}/profile`);
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  await page.getByText('Contents', { exact: true }).click();
  for (const name of ['Liability', 'Your account', 'Liability']) {
    await page.getByRole('link', { name, exact: true }).click();
    await standsAtTop(page, name);
    await expect(page.getByRole('heading', { name, exact: true })).toBeFocused();
    await page.evaluate(() => scrollTo(0, 0));
  }
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.waitForURL('**/profile');
});

/** The toast that is shown, to the letter. */
async function toastSays(page: Page, title: string, text?: string): Promise<void> {
  await expect(page.locator('.toast-title')).toHaveText(title);
  if (text !== undefined) await expect(page.locator('.toast-text')).toHaveText(text);
}

/** Does something while changes are refused at an address, without words for the person. */
async function failing(
  page: Page,
  address: string,
  action: () => Promise<void>,
  answer: { readonly status: number; readonly body?: string } = { status: 500 },
): Promise<void> {
  const isChange = (request: Request) => request.method() !== 'GET';
  await page.route(address, (route) =>
    isChange(route.request()) ? route.fulfill(answer) : route.continue(),
  );
  // Other changes may be on their way, such as a push.
  const answered = page.waitForResponse(
    (response) =>
      isChange(response.request()) && response.url().includes(address.replaceAll('*', '')),
  );
  await action();
  await answered;
  await page.unroute(address);
}

/** Keeps the next request to an address from going on until the returned function is called. */
async function held(page: Page, address: string): Promise<() => Promise<void>> {
  let goOn: (route: Route) => void = () => undefined;
  const caught = new Promise<Route>((resolve) => {
    goOn = resolve;
  });
  await page.route(address, (route) => goOn(route), { times: 1 });
  return async () => (await caught).continue();
}

async function writeFeedback(page: Page): Promise<void> {
  await page.getByText('Bug report', { exact: true }).click();
  await page.getByLabel('Subject').fill('A subject');
  await page.getByLabel('Message').fill('A message');
}

async function scrollFarDown(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2);
    return scrollY;
  });
}

async function isScrolledTo(page: Page, place: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
}

async function standsAtTop(page: Page, name: string): Promise<void> {
  const heading = page.getByRole('heading', { name, exact: true });
  await expect
    .poll(() =>
      heading.evaluate((element) => Math.round(element.getBoundingClientRect().top / 100)),
    )
    .toBe(0);
}
