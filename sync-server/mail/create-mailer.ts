import type { Config } from '../config';
import type { Logger } from '../logger';
import { guardLetters } from '../services/guard-letters';
import type { Mailer } from './mailer';
import type { OutboxFolder } from './outbox-folder';
import { createOutboxMailer } from './outbox-mailer';
import { createSmtpMailer } from './smtp-mailer';

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom'>;

/**
 * Mail by the server that the environment names; without one, each message lies in the outbox. Either is behind the limits of
 * `guardLetters`.
 */
export function createMailer(config: MailConfig, logger: Logger, outbox: OutboxFolder): Mailer {
  return guardLetters(createTransport(config, logger, outbox), Date.now);
}

function createTransport(
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
