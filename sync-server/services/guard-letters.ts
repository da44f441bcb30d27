import type { Mailer } from '../mail/mailer';
import { mailboxOf, parseEmailAddress } from './email-address';
import { RateLimiter, type RateRule } from './rate-limiter';

/** Of every kind together, requested by any account (A31). */
const LETTERS_PER_MAILBOX: RateRule = { burst: 5, windowMs: 3_600_000 };

/**
 * The one way out for letters: it sends a letter that is addressed to one mailbox, to the very address that was compared,
 * and at most five letters an hour to each. Rejects otherwise, without the address in the error. `now` is in milliseconds
 * since the epoch.
 */
export function guardLetters(mailer: Mailer, now: () => number): Mailer {
  const mailboxes = new RateLimiter(LETTERS_PER_MAILBOX, now);
  return {
    async send(letter) {
      const to = parseEmailAddress(letter.to);
      if (to === undefined) throw new Error('An email was not sent: it names no mailbox.');
      if (mailboxes.take(mailboxOf(to)) > 0) {
        throw new Error('An email was not sent: its mailbox got five within the hour.');
      }
      await mailer.send({ ...letter, to });
    },
  };
}
