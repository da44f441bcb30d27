import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer';
import { toEnvelope } from './to-envelope';

const PATIENCE_MS = 10_000;

export interface SmtpOptions {
  /** `smtps://user:password@host:465`, or `smtp:` with STARTTLS where the server offers it. */
  readonly url: string;
  /** `Choose Wholeness <hello@choose.example>`. */
  readonly from: string;
}

/** Sends over SMTP, each message by a connection of its own. */
export function createSmtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // A text names no files and no addresses to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(toEnvelope(mail, from));
      } catch (error) {
        throw new Error(`The mail was not taken: ${sayWhy(error)}`);
      }
    },
  };
}

/** The transport's own message may quote the address. */
function sayWhy(error: unknown): string {
  const { code, responseCode, command } = error as Record<string, unknown>;
  const known = [code, command, responseCode].filter((part) => part !== undefined);
  return known.join(' ') || 'no reason was given';
}
