import { confirmEmailAddress } from '../../../shared/api/mailed-link';
import type { MailDeps, Message, SignOff } from '../../mail/mailer';
import { writeEmail } from '../../mail/write-email';
import type { Account } from '../../store/store';

type Sender = Pick<MailDeps, 'origin' | 'signOff'>;

/**
 * The letter with the link that proves an address. A stranger may have typed that address, so the letter holds no text of
 * theirs.
 */
export function proofLetter(to: string, { origin, signOff }: Sender, token: string): Message {
  return writeEmail({
    to,
    subject: 'Confirm your email address',
    greeting: 'Hi,',
    paragraphs: [
      'This address was entered for a Choose Wholeness account. If you entered it, open this link and press the button there. The link works once and expires in two days.',
    ],
    action: { label: 'Confirm your address', href: `${origin}${confirmEmailAddress(token)}` },
    closing: [
      'If you didn’t enter it, you don’t have to do anything. Until it’s confirmed, we send nothing to this address but emails like this one.',
    ],
    signOff,
  });
}

/** The letter in its place to an address that an account has already proved. */
export function alreadyKnownLetter(to: string, { origin, signOff }: Sender): Message {
  return writeEmail({
    to,
    subject: 'You already have an account',
    greeting: 'Hi,',
    paragraphs: [
      'This address was entered for another Choose Wholeness account, but it already belongs to yours. If you entered it, sign in to the account you have. If you forgot your password, you can choose a new one there.',
    ],
    action: { label: 'Sign in', href: `${origin}/login` },
    closing: [
      'If you didn’t enter it, you don’t have to do anything. Your account hasn’t changed.',
    ],
    signOff,
  });
}

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
