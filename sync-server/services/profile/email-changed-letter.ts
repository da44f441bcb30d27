import type { Message } from '../../mail/mailer';
import type { Account } from '../../store/store';

/** What the old address hears once an account has another: no link, and nothing of the new one. */
export function emailChangedLetter(
  { email, timeZone }: Pick<Account, 'email' | 'timeZone'>,
  changedAt: number,
): Message {
  const moment = new Intl.DateTimeFormat('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timeZone ?? 'UTC',
    timeZoneName: 'short',
  });
  return {
    to: email,
    subject: 'Your email address at Choose Wholeness was changed',
    text: `Hello,

on ${moment.format(changedAt)} your account was given another email address. It took your password and the mailbox of that address. From now on letters go to the new address, also those with a link for a new password.

If that was you, there is nothing to do.

If it was not, sign in as you always do and choose another password at once: it signs every other device out. Then put your address right under Profile. If you can no longer sign in, answer this letter.
`,
  };
}
