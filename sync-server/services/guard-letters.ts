import type { Mailer } from '../mail/mailer';
import { mailboxOf, parseEmailAddress } from './email-address';
import type { GuessLimits } from './guess-limits';

/**
 * The one way out for letters: it sends a letter that is addressed to one mailbox, to the very address that was compared,
 * and at most five letters an hour to each, of all servers together (A31). Rejects otherwise, without the address in the error.
 */
export function guardLetters(mailer: Mailer, guesses: Pick<GuessLimits, 'take'>): Mailer {
  return {
    async send(letter) {
      const to = parseEmailAddress(letter.to);
      if (to === undefined) throw new Error('An email was not sent: it names no mailbox.');
      if ((await guesses.take([['lettersPerMailbox', mailboxOf(to)]])) > 0) {
        throw new Error('An email was not sent: its mailbox got five within the hour.');
      }
      await mailer.send({ ...letter, to });
    },
  };
}
