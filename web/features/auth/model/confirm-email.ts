import { http } from '../../../answers/http';
import { HttpError } from '../../../answers/http-error';

/** What came of a link: the address is confirmed, the link is over, or why it could not be tried. */
export type Confirmation =
  | { readonly state: 'done' | 'over' }
  | { readonly state: 'failed'; readonly message: string };

/** Confirms the address that the link was mailed to. Never rejects. */
export async function confirmEmail(token: string): Promise<Confirmation> {
  try {
    await http('/api/auth/confirm-email', { method: 'POST', body: { token } });
    return { state: 'done' };
  } catch (error) {
    if (!(error instanceof HttpError)) return { state: 'failed', message: NO_ANSWER };
    if (error.code === 'EMAIL_LINK_OVER') return { state: 'over' };
    return { state: 'failed', message: error.serverMessage ?? FAILED };
  }
}

/** Said where no answer came. */
export const NO_ANSWER =
  'We can’t reach the server. The link still works. Please try again in a moment.';
const FAILED = 'Something went wrong on our side. Please try again.';
