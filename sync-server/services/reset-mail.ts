import { resetPasswordAddress } from '../../shared/api/mailed-link';
import type { Message } from '../mail/mailer';
import type { Account } from '../store/store';

/** The mail with the link for a new password. */
export function resetMail(
  { email }: Pick<Account, 'email'>,
  origin: string,
  token: string,
): Message {
  return {
    to: email,
    subject: 'A new password for Choose Wholeness',
    text: `Hello,

here is the link to choose a new password. It opens once, within the next hour:

${origin}${resetPasswordAddress(token)}

You are then asked for the new password on every device. What you wrote stays where it is.

If you did not ask for this, there is nothing to do: your password is still the one you know.
`,
  };
}
