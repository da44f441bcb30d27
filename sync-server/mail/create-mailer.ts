import { join } from 'node:path';
import type { Config } from '../config';
import type { Logger } from '../logger';
import type { Mailer } from './mailer';
import { createOutboxMailer } from './outbox-mailer';
import { createSmtpMailer } from './smtp-mailer';

/** Mail by the server that the environment names; without one, each message lies in a folder beside the database. */
export function createMailer(
  { smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
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
