import { join } from 'node:path';
import type { Config } from '../config';
import type { Logger } from '../logger';
import { guardLetters } from './guard-letters';
import type { Mailer } from './mailer';
import { createOutboxMailer } from './outbox-mailer';
import { createSmtpMailer } from './smtp-mailer';

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/**
 * Mail by the server that the environment names; without one, each message lies in a folder beside the database. Either is
 * behind the limits of `guardLetters`.
 */
export function createMailer(config: MailConfig, logger: Logger, randomId: () => string): Mailer {
  return guardLetters(createTransport(config, logger, randomId), Date.now);
}

function createTransport(
  { smtpUrl, mailFrom, dataDir }: MailConfig,
  logger: Logger,
  randomId: () => string,
): Mailer {
  if (smtpUrl !== undefined) return createSmtpMailer({ url: smtpUrl, from: mailFrom });
  return createOutboxMailer({
    folder: join(dataDir, 'outbox'),
    from: mailFrom,
    now: Date.now,
    randomId,
    onWritten: (file) =>
      logger.info({ file }, 'no SMTP_URL is set, so a mail was written to a file'),
  });
}
