import { PAYMENT_VIEW } from '../../shared/api/subscription';

const ANSWERED_WITHIN_MS = 10_000;

/** Whether a navigation goes to the payment form, alone of which the document lets the provider's script in. */
export function isPaymentForm({ pathname, search }: URL): boolean {
  return pathname + search === PAYMENT_VIEW;
}

/**
 * The document of the payment form comes from the server, with a policy of its own, and is kept nowhere. Nobody can pay
 * without a network: then `shell` is what there is, and the screen says so. Rejects only where `shell` does.
 */
export async function answerPaymentForm(
  { href }: URL,
  shell: () => Promise<Response>,
): Promise<Response> {
  try {
    const answer = await fetch(href, {
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    });
    // A redirect is the page of a stranger's network; a browser takes none for a document it asked for.
    if (answer.ok && !answer.redirected) return answer;
  } catch {
    // No network, or one that does not answer.
  }
  return shell();
}
