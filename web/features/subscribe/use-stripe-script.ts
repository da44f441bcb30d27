import type { Stripe } from '@stripe/stripe-js';
// The plain entry loads the script as soon as it is imported.
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState } from 'react';

const LOADED_WITHIN_MS = 15_000;

/**
 * Loads the provider's script, which is here from then on: the document it came into is left by loading another, so that it
 * never stands beside anything a person wrote.
 */
export function useStripeScript(publishableKey: string) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const tooLong = setTimeout(() => setFailed(true), LOADED_WITHIN_MS);
    loadWatchless(publishableKey).then(
      (loaded) => {
        clearTimeout(tooLong);
        setStripe(loaded);
      },
      () => setFailed(true),
    );
    return () => clearTimeout(tooLong);
  }, [publishableKey]);
  useEffect(() => (stripe ? () => location.reload() : undefined), [stripe]);
  return { stripe, hasFailed };
}

/** Without what watches how a person moves and types to tell fraud by it. */
function loadWatchless(publishableKey: string): Promise<Stripe | null> {
  loadStripe.setLoadParameters({ advancedFraudSignals: false });
  return loadStripe(publishableKey);
}
