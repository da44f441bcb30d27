import { expect, type Page } from '@playwright/test';
import { confirmCard } from '../../sync-server/testing/stripe-facts';
import {
  STRIPE_KEYS,
  type StripeStandIn,
  signedEvent,
  startStripe,
} from '../../sync-server/testing/stripe-stand-in';
import { browserSays, findSignal, loseSignal } from '../support/network';
import { arrive, shellIsKept, somebody } from '../support/person';
import { type RunningServer, startServer } from '../support/server';
import { standInForStripeJs } from '../support/stripe-js';
import { test } from '../support/test';
import { toast } from '../support/toast';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

test.describe('where nobody takes payments', () => {
  let server: RunningServer;
  test.beforeAll(async () => {
    server = await startServer();
  });
  test.afterAll(() => server.stop());

  test('a trial is begun, seen without a network, and cancelled', async ({ page, context }) => {
    await waitLongForPayment(page);
    await arrive(page, server.origin, somebody());
    await page.goto(`${server.origin}/home`);
    await shellIsKept(page);

    await test.step('the offer says what it costs, and that there is no other way in', async () => {
      await page.getByRole('link', { name: 'Premium' }).filter({ visible: true }).click();
      await expect(page.getByText('$9.99', { exact: true })).toBeVisible();
      await expect(page.getByText('7-day free trial • Cancel anytime')).toBeVisible();
      await page.goto(`${server.origin}/subscribe?view=done&redirect_status=succeeded`);
      await expect(page.getByRole('button', { name: 'Start free trial' })).toBeEnabled();
    });

    await test.step('without a network it stays readable, and can’t be begun', async () => {
      await loseSignal(context);
      await expect(page.getByText('Reconnect to pay.')).toBeVisible();
      await page.getByRole('button', { name: 'Start free trial' }).click();
      await expect(page.getByText('Failed to start subscription process')).toBeVisible();
      await findSignal(context);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('No card is charged here.')).toBeVisible();
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Start free trial' })).toBeEnabled();
    });

    await test.step('the practice checkout charges no card', async () => {
      await page.getByRole('button', { name: 'Start free trial' }).dblclick();
      await expect(page.getByText('No card is charged here.')).toBeVisible();
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Start free trial' })).toBeVisible();
      await page.getByRole('button', { name: 'Start free trial' }).press('Enter');
      await page.getByRole('button', { name: 'Start my 7 free days' }).dblclick();
      await expect(page).toHaveURL(`${server.origin}/home`);
      await expect(toast(page, 'Payment Successful')).toBeVisible();
      await expect(
        toast(page, 'Welcome to Premium! Your subscription is now active.'),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Premium' })).toHaveCount(0);
    });

    await test.step('it is there without a network', async () => {
      await page.goto(`${server.origin}/subscribe`);
      await expect(page.getByText('Then $9.99 per month.')).toBeVisible();
      await loseSignal(context);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Premium Trial Active' })).toBeVisible();
      await expect(page.getByText('Then $9.99 per month.')).toBeVisible();
      await expect(page.getByText('This is your plan as last seen on this device.')).toBeVisible();
      await browserSays(context, 'online');
      await expect(
        page.getByText('Unable to check subscription status. Please try again.'),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    });

    await test.step('cancelling asks, says so where it fails, and then until when Premium stays', async () => {
      const cancel = page.getByRole('button', { name: 'Cancel subscription' });
      const dialog = page.getByRole('alertdialog');
      await cancel.press('Enter');
      await expect(dialog.getByRole('button', { name: 'Keep Premium' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(cancel).toBeFocused();
      await cancel.click();
      await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
      await expect(toast(page, 'Failed to cancel subscription. Please try again.')).toBeVisible();
      await findSignal(context);
      await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText(/^Canceled\. Premium stays until/)).toBeVisible();
      await expect(cancel).toHaveCount(0);
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL(`${server.origin}/home`);
    });
  });
});

test.describe('where Stripe takes the payments', () => {
  let stripe: StripeStandIn;
  let server: RunningServer;
  test.beforeAll(async () => {
    stripe = await startStripe(Date.now);
    server = await startServer({
      STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey,
      STRIPE_PUBLISHABLE_KEY: STRIPE_KEYS.publishableKey,
      STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
      STRIPE_PRICE_ID: STRIPE_KEYS.priceId,
      STRIPE_API_URL: stripe.url,
    });
  });
  test.afterAll(async () => {
    await server.stop();
    await stripe.close();
  });

  /** The newest subscription's card is taken, and Stripe tells the server so. */
  async function takeCard(): Promise<void> {
    const subscription = [...stripe.facts.subscriptions.values()].at(-1);
    if (!subscription) throw new Error('Nothing was subscribed to.');
    confirmCard(stripe.facts, subscription);
    const { body, signature } = signedEvent(
      'customer.subscription.updated',
      subscription,
      Date.now(),
    );
    const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
    const answer = await fetch(`${server.origin}/api/stripe/webhook`, {
      method: 'POST',
      headers,
      body,
    });
    expect(answer.ok).toBe(true);
  }

  test('A25 its script comes with the form that was asked for, and goes with it', async ({
    page,
    context,
  }) => {
    const script = await standInForStripeJs(context, takeCard);
    await waitLongForPayment(page);
    await arrive(page, server.origin, somebody());
    await page.goto(`${server.origin}/home`);
    await shellIsKept(page);

    await test.step('nothing is asked of Stripe before, also by who is led to the form by a link', async () => {
      await page.getByRole('link', { name: 'Premium' }).filter({ visible: true }).click();
      await expect(page.getByRole('button', { name: 'Start free trial' })).toBeEnabled();
      await page.goto(`${server.origin}/subscribe?view=payment`);
      await expect(page.getByRole('button', { name: 'Start free trial' })).toBeEnabled();
      expect(script.asked).toEqual([]);
    });

    await test.step('whoever turns away from the form leaves the script behind', async () => {
      await page.getByRole('button', { name: 'Start free trial' }).dblclick();
      await expect(page.getByLabel('Card number')).toBeVisible();
      expect(script.asked).toEqual([
        expect.stringMatching(/^https:\/\/js\.stripe\.com\/.*advancedFraudSignals=false$/),
      ]);
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Start free trial' })).toBeEnabled();
      await stripeIsGone(page);
      await page.goBack();
      await expect(page.getByRole('button', { name: 'Start free trial' })).toBeEnabled();
      expect(script.asked).toHaveLength(1);
    });

    await test.step('a card that is refused says why, and the form stays', async () => {
      await page.getByRole('button', { name: 'Start free trial' }).click();
      await expect(page.getByText('Your card is first charged on')).toBeVisible();
      script.refusal = 'Your card was declined.';
      await page.getByRole('button', { name: 'Start my 7 free days' }).click();
      await expect(toast(page, 'Payment Failed')).toBeVisible();
      await expect(toast(page, 'Your card was declined.')).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Card number')).toBeVisible();
    });

    await test.step('one that is taken leads Home, to Premium', async () => {
      script.refusal = undefined;
      await page.getByRole('button', { name: 'Start my 7 free days' }).dblclick();
      await expect(page).toHaveURL(`${server.origin}/home`);
      await expect(
        toast(page, 'Welcome to Premium! Your subscription is now active.'),
      ).toBeVisible();
      await stripeIsGone(page);
      await page.goto(`${server.origin}/subscribe`);
      await expect(page.getByRole('heading', { name: 'Premium Trial Active' })).toBeVisible();
      expect(stripe.facts.subscriptions.size).toBe(1);
    });

    await test.step('a portal that can’t be reached is told', async () => {
      stripe.failing = 503;
      await page.getByRole('button', { name: 'Manage billing' }).click();
      await expect(toast(page, 'Failed to access billing portal')).toBeVisible();
      stripe.failing = undefined;
    });
  });

  test('A25 a payment that the server hears of before the form leads on is welcomed beside no script', async ({
    page,
    context,
  }) => {
    await standInForStripeJs(context, () => takeCard().then(() => new Promise(() => {})));
    await waitLongForPayment(page);
    await arrive(page, server.origin, somebody());
    await page.goto(`${server.origin}/subscribe`);
    await page.getByRole('button', { name: 'Start free trial' }).click();
    await expect(page.getByLabel('Card number')).toBeVisible();
    // Whatever document comes next, it comes late.
    const isLate = page.waitForURL('**/home', { timeout: 5_000 }).catch(() => undefined);
    await context.route('**/subscribe?*', (route) => isLate.then(() => route.continue()));
    await page.getByRole('button', { name: 'Start my 7 free days' }).click();
    const seen = () =>
      page
        .evaluate(() => ({
          isWelcomed: document
            .querySelector('.toast')
            ?.textContent?.includes('Welcome to Premium!'),
          holdsStripe: 'Stripe' in window,
        }))
        // On the way from one document to another.
        .catch(() => undefined);
    await expect.poll(seen).toEqual({ isWelcomed: true, holdsStripe: false });
    await expect(page).toHaveURL(`${server.origin}/home`);
  });

  test('what stands in the way of paying is told, with what helps', async ({ page, context }) => {
    const script = await standInForStripeJs(context, takeCard);
    const begin = page.getByRole('button', { name: 'Start free trial' });

    await test.step('nothing is offered before the plan is known', async () => {
      const plan = /\/api\/(subscription-status|sync\/)/;
      let refuse = () => {};
      const isRefused = new Promise<void>((resolve) => {
        refuse = resolve;
      });
      await page.route(plan, (route) => isRefused.then(() => route.abort()));
      await arrive(page, server.origin, somebody());
      await page.goto(`${server.origin}/subscribe`);
      await expect(page.getByRole('heading', { name: 'Premium' })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
      refuse();
      await expect(
        page.getByText('Unable to check subscription status. Please try again.'),
      ).toBeVisible();
      await expect(begin).toHaveCount(0);
      await page.unroute(plan);
      await page.reload();
      await expect(begin).toBeEnabled();
    });

    await test.step('a form that is kept out, and a page of Stripe’s that is not there either', async () => {
      script.isBlocked = true;
      await begin.click();
      await expect(page.getByText('We couldn’t load the payment form.')).toBeVisible();
      stripe.failing = 503;
      await page.getByRole('button', { name: 'Pay on Stripe’s page' }).click();
      await expect(toast(page, 'Failed to create checkout session')).toBeVisible();
      script.isBlocked = false;
    });

    await test.step('Stripe out of reach', async () => {
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(
        page.getByText(
          'Unable to create subscription. Please check your email is set in your profile and try again.',
        ),
      ).toBeVisible();
      stripe.failing = undefined;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByLabel('Card number')).toBeVisible();
    });

    await test.step('an answer without what the form needs, and none at all', async () => {
      const address = '**/api/get-or-create-subscription';
      await page.route(address, (route) => route.fulfill({ json: {} }));
      await page.reload();
      await expect(page.getByText('No client secret received.')).toBeVisible();
      await page.unroute(address);
      await page.route(address, (route) => route.abort());
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Failed to start subscription process')).toBeVisible();
      await page.unroute(address);
    });

    await test.step('no email, and the way to add one', async () => {
      await page.route('**/api/get-or-create-subscription', (route) =>
        route.fulfill({
          status: 400,
          json: { code: 'EMAIL_REQUIRED', message: 'Email is required to subscribe.' },
        }),
      );
      await page.reload();
      await expect(page.getByRole('alert')).toContainText(
        'Please add your email address to subscribe. You can add it in the Account Details section above.',
      );
      await page.getByRole('link', { name: 'Go to Account Details' }).click();
      await expect(page.getByText('Email', { exact: true })).toBeVisible();
    });

    await test.step('a status that is not to be had', async () => {
      await page.route('**/api/subscription-status', (route) => route.fulfill({ status: 503 }));
      await page.goto(`${server.origin}/subscribe`);
      await expect(
        page.getByText('Unable to check subscription status. Please try again.'),
      ).toBeVisible();
      await page.unroute('**/api/subscription-status');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Unable to check')).toHaveCount(0);
      await expect(begin).toBeEnabled();
    });
  });
});

/** A payment that a busy machine is slow to hear of is no payment that is late: the page waits a minute for it, not 8 s. */
async function waitLongForPayment(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const begin = window.setTimeout as (run: TimerHandler, ms?: number) => number;
    const longer = (run: TimerHandler, ms?: number) => begin(run, ms === 8_000 ? 60_000 : ms);
    Object.assign(window, { setTimeout: longer });
  });
}

/** Waits for a document in which nothing of Stripe's stands; the one before may be on its way out. */
async function stripeIsGone(page: Page): Promise<void> {
  const holdsStripe = () =>
    page
      .evaluate(() => 'Stripe' in window || document.querySelector('[src*="stripe.com"]') !== null)
      // On the way from one document to another.
      .catch(() => true);
  await expect.poll(holdsStripe, 'something of Stripe in the document').toBe(false);
}
