import type { Message } from '../../mail/mailer';
import type { Account } from '../../store/store';

/** What a person hears before their account goes, on which day where they are. `address` is where the app is, or undefined. */
export function warningLetter(
  { email, timeZone }: Pick<Account, 'email' | 'timeZone'>,
  endsAt: number,
  address: string | undefined,
): Message {
  const where = { timeZone: timeZone ?? 'UTC' };
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', ...where }).format(endsAt);
  return {
    to: email,
    subject: 'Your Choose Wholeness account will be deleted',
    text: [
      'Hello,',
      `It has been a long time since you were here. We keep no account that nobody uses, so yours will be deleted on ${day}, with everything you wrote in it.`,
      `If you want to keep it, sign in once before then${address ? `: ${address}/login` : '.'}`,
      'If you would rather take your words with you, sign in and choose Export Data. If you want none of it, there is nothing to do.',
      'Choose Wholeness',
    ].join('\n\n'),
  };
}
