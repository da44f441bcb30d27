import { confirmEmailAddress } from '../../../shared/api/mailed-link';
import type { Message } from '../../mail/mailer';

/** The letter with the link that proves an address. Anybody can have typed that address, so no word of theirs is in it. */
export function proofLetter(to: string, origin: string, token: string): Message {
  return {
    to,
    subject: 'Confirm your email address',
    text: `Hello,

this address was entered for an account at Choose Wholeness. If you entered it, open this link within two days and press the button there:

${origin}${confirmEmailAddress(token)}

If you did not, there is nothing to do. Until the address is confirmed, nothing but a letter like this one is sent to it.
`,
  };
}

/** What an address hears in its place if an account has proved it already. */
export function alreadyKnownLetter(to: string, origin: string): Message {
  return {
    to,
    subject: 'You already have an account',
    text: `Hello,

this address was entered for another account at Choose Wholeness, and it already belongs to yours. If you entered it, sign in to the account you have; there you can also ask for a new password:

${origin}/login

If you did not, there is nothing to do. Nothing about your account has changed.
`,
  };
}
