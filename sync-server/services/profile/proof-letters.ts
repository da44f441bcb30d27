import { confirmEmailAddress } from '../../../shared/api/mailed-link';
import type { MailDeps } from '../../mail/mail-deps';
import type { Message } from '../../mail/mailer';
import { writeEmail } from '../../mail/write-email';

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
