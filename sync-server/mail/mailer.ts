/** One letter, in plain text and in HTML with the same words. */
export interface Message {
  /** The address of one person. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends letters. */
export interface Mailer {
  /** Resolves once the letter is handed on. Rejects when it could not be; nothing of it is in the error. */
  send(message: Message): Promise<void>;
}

/** Letters that are stored here, where no mail server takes them. */
export interface KeptLetters {
  /** Removes every letter to an address. */
  forget(address: string): void;
}

/** The last lines of every email: the app, then the sender and the host. */
export type SignOff = readonly [app: string, sender: string];

/** How mails go out, and where their links lead. */
export interface MailDeps {
  readonly mailer: Mailer;
  /** The app's own origin; never the value of a Host header (A11). */
  readonly origin: string;
  /** The end of every email. */
  readonly signOff: SignOff;
}

/**
 * A mail in the transport's terms: plain text first, then HTML. The address goes as an object, which is not split at commas.
 */
export function toEnvelope({ to, subject, text, html }: Message, from: string) {
  const textEncoding = 'quoted-printable' as const;
  return { from, to: { name: '', address: to }, subject, text, html, textEncoding };
}
