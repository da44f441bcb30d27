import { createTransport } from 'nodemailer';
import { isThisMachine } from '../config-addresses';
import { type Mailer, toEnvelope } from './mailer';

const PATIENCE_MS = 10_000;

export interface SmtpOptions {
  /** `smtps://user:password@host:465`, or `smtp:`, which goes over to TLS by STARTTLS. */
  readonly url: string;
  /** `Choose Wholeness <hello@choose.example>`. */
  readonly from: string;
}

/**
 * Sends over SMTP, each message over its own connection. To any host but this machine only over TLS: a server without TLS
 * gets neither the password nor the letter (A35).
 */
export function createSmtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = createTransport({
    ...readAddress(url),
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
        throw new Error(`The email was not accepted: ${sayWhy(error)}`);
      }
    },
  };
}

/** Read here, since the library would take options from the address too, such as one that switches TLS off. */
function readAddress(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const [user, pass] = [username, password].map(decodeURIComponent);
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    secure,
    requireTLS: !secure && !isThisMachine(hostname),
    ...(port === '' ? {} : { port: Number(port) }),
    ...(user ? { auth: { user, pass } } : {}),
  };
}

/** The transport's own message may quote the address. */
function sayWhy(error: unknown): string {
  const { code, responseCode, command } = error as Record<string, unknown>;
  if (code === 'ETLS') return 'the mail server offers no TLS, so nothing was sent to it (ETLS)';
  const known = [code, command, responseCode].filter((part) => part !== undefined);
  return known.join(' ') || 'no reason was given';
}
