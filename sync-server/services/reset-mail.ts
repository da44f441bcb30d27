import { resetPasswordAddress } from '../../shared/api/mailed-link';
import type { MailDeps, Message } from '../mail/mailer';
import { writeEmail } from '../mail/write-email';
import type { Account } from '../store/store';

/** The mail with the link for a new password. */
export function resetMail(
  { email }: Pick<Account, 'email'>,
  { origin, signOff }: Pick<MailDeps, 'origin' | 'signOff'>,
  token: string,
): Message {
  return writeEmail({
    to: email,
    subject: 'Choose a new password for Choose Wholeness',
    greeting: 'Hi,',
    paragraphs: ['Use this link to choose a new password. It works once and expires in an hour.'],
    action: { label: 'Choose a new password', href: `${origin}${resetPasswordAddress(token)}` },
    closing: [
      'You’ll need the new password to sign in on your other devices. Your entries stay as they are.',
      'If you didn’t ask for this, you don’t have to do anything. Your password hasn’t changed.',
    ],
    signOff,
  });
}
