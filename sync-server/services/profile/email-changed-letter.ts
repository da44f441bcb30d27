import type { Message } from '../../mail/mailer';
import { type SignOff, writeEmail } from '../../mail/write-email';
import type { Account } from '../../store/store';

/** The letter to the old address after an account has changed it: no link, no name, and nothing of the new address. */
export function emailChangedLetter(
  { email, timeZone }: Pick<Account, 'email' | 'timeZone'>,
  changedAt: number,
  signOff: SignOff,
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
  return writeEmail({
    to: email,
    subject: 'Your Choose Wholeness email address was changed',
    greeting: 'Hi,',
    paragraphs: [
      `The email address on your account was changed on ${moment.format(changedAt)} by someone who knew your password. Emails, including password resets, now go to the new address.`,
      'If that was you, you don’t have to do anything.',
    ],
    closing: [
      'If it wasn’t you, sign in and change your password now. That signs out all other devices. Then correct your email address in Profile.',
      'If you can’t sign in, reply to this email.',
    ],
    signOff,
  });
}
