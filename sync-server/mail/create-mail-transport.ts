import type { Config } from '../config';
import type { Logger } from '../logger';
import type { Mailer } from './mailer';
import { createOutboxMailer, type OutboxFolder } from './outbox-folder';
import { createSmtpMailer } from './smtp-mailer';

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom'>;

/**
 * Sends mail by the server that the environment names; without one, writes each message into the outbox. To be used behind
 * the limits of `guardLetters` alone.
 */
export function createMailTransport(
  { smtpUrl, mailFrom }: MailConfig,
  logger: Logger,
  outbox: OutboxFolder,
): Mailer {
  if (smtpUrl !== undefined) return createSmtpMailer({ url: smtpUrl, from: mailFrom });
  return createOutboxMailer({
    folder: outbox,
    from: mailFrom,
    onWritten: (file) =>
      logger.info({ file }, 'no SMTP_URL is set, so an email was written to a file'),
  });
}
