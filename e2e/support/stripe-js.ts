import type { BrowserContext } from '@playwright/test';

/** Stripe.js as the test wants it. */
export interface StripeScript {
  /** Every address at Stripe that the browser asked for. */
  readonly asked: string[];
  /** As a content blocker does. */
  isBlocked: boolean;
  /** Why the card is refused; undefined where it is taken. */
  refusal: string | undefined;
}

/**
 * Answers for stripe.com in a browser that has no network: a script with as much of Stripe.js as the payment form uses, whose
 * form is one text field. `onTaken` hears of a card that is taken, before the script leads on.
 */
export async function standInForStripeJs(
  context: BrowserContext,
  onTaken: () => Promise<void>,
): Promise<StripeScript> {
  const script: StripeScript = { asked: [], isBlocked: false, refusal: undefined };
  context.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('stripe.com')) script.asked.push(request.url());
  });
  await context.exposeFunction('offerCard', async () => {
    if (script.refusal === undefined) await onTaken();
    return script.refusal ?? null;
  });
  const body = `(${pretend.toString()})()`;
  await context.route(/^https:\/\/([a-z]+\.)*stripe\.com\//, (route) =>
    script.isBlocked
      ? route.abort('blockedbyclient')
      : route.fulfill({ contentType: 'text/javascript', body }),
  );
  return script;
}

/** Runs in the page. */
function pretend(): void {
  const page = window as unknown as { Stripe: unknown; offerCard(): Promise<string | null> };
  const makeElement = () => ({
    on: (name: string, listener: () => void) => void (name === 'ready' && setTimeout(listener)),
    off: () => undefined,
    update: () => undefined,
    destroy: () => undefined,
    mount(place: Element) {
      const label = document.createElement('label');
      label.textContent = 'Card number ';
      label.append(document.createElement('input'));
      place.append(label);
    },
  });
  const confirm =
    (kind: string) =>
    async ({ confirmParams }: { confirmParams: { return_url: string } }) => {
      const message = await page.offerCard();
      if (message !== null) return { error: { type: 'card_error', message } };
      location.assign(`${confirmParams.return_url}&${kind}_intent=1&redirect_status=succeeded`);
      return new Promise(() => undefined);
    };
  const never = () => Promise.reject(new Error('not part of this'));
  page.Stripe = () => {
    let element: ReturnType<typeof makeElement> | null = null;
    return {
      elements: () => ({
        create: () => {
          element = makeElement();
          return element;
        },
        getElement: () => element,
        update: () => undefined,
        on: () => undefined,
        off: () => undefined,
      }),
      confirmSetup: confirm('setup'),
      confirmPayment: confirm('payment'),
      createToken: never,
      createPaymentMethod: never,
      confirmCardPayment: never,
    };
  };
}
