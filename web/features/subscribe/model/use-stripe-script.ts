import type { Stripe } from '@stripe/stripe-js';
// The plain entry loads the script as soon as it is imported.
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState } from 'react';

const ORIGIN = 'https://js.stripe.com';
const LOADED_WITHIN_MS = 15_000;

/**
 * Loads the provider's script, which is here from then on: the document it came into is left by loading another, so that it
 * never stands beside anything a person wrote.
 */
export function useStripeScript(publishableKey: string) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const fail = () => setFailed(true);
    const tooLong = setTimeout(fail, LOADED_WITHIN_MS);
    const endWatch = onRefusedScript(fail);
    loadUnwatched(publishableKey)
      .then(setStripe, fail)
      .finally(() => clearTimeout(tooLong));
    return () => {
      clearTimeout(tooLong);
      endWatch();
    };
  }, [publishableKey]);
  useEffect(() => (stripe ? () => location.reload() : undefined), [stripe]);
  return { stripe, hasFailed };
}

/** Without the part that watches how a person moves and types, to tell fraud by it. */
function loadUnwatched(publishableKey: string): Promise<Stripe | null> {
  loadStripe.setLoadParameters({ advancedFraudSignals: false });
  return loadStripe(publishableKey);
}

/** The loader tries a refused script again and never ends; this hears of it at once. Returns the function that ends it. */
function onRefusedScript(listener: () => void): () => void {
  const follow = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.src.startsWith(ORIGIN)) listener();
  };
  // An element's error does not bubble.
  document.addEventListener('error', follow, true);
  return () => document.removeEventListener('error', follow, true);
}
