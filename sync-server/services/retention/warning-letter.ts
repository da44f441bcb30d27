import { formatDateInZone } from '../../../shared/domain/format-date-in-zone';
import type { MailDeps, Message } from '../../mail/mailer';
import { writeEmail } from '../../mail/write-email';
import type { Account } from '../../store/store';

/** When a person was last here and when their account ends, in milliseconds since the epoch. */
export interface Unused {
  readonly seenAt: number;
  readonly endsAt: number;
}

/** The letter to a person before their account is deleted, with the day in their time zone. */
export function warningLetter(
  { email, timeZone }: Pick<Account, 'email' | 'timeZone'>,
  { seenAt, endsAt }: Unused,
  { origin, signOff }: Pick<MailDeps, 'origin' | 'signOff'>,
): Message {
  const day = (moment: number) => formatDateInZone(moment, timeZone ?? 'UTC');
  return writeEmail({
    to: email,
    subject: 'Your Choose Wholeness account will be deleted',
    greeting: 'Hi,',
    paragraphs: [
      `You haven’t used your account since ${day(seenAt)}. We’ll delete it on ${day(endsAt)}, with all your entries.`,
      'To keep it, sign in once before then.',
    ],
    action: { label: 'Sign in', href: `${origin}/login` },
    closing: [
      'To take your entries with you, sign in and choose Export Data.',
      'If you’re happy for your account and entries to be deleted, you don’t have to do anything.',
    ],
    signOff,
  });
}
