import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer';
import type { OutboxFolder } from './outbox-folder';
import { toEnvelope } from './to-envelope';

export interface OutboxOptions {
  readonly folder: Pick<OutboxFolder, 'keep'>;
  readonly from: string;
  /** Called with the path of a written message, never with its content. */
  readonly onWritten: (file: string) => void;
}

/** Writes each message as an `.eml` file instead of sending it to a mail server. */
export function createOutboxMailer({ folder, from, onWritten }: OutboxOptions): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toEnvelope(mail, from));
      onWritten(folder.keep(message as Buffer, mail.to));
    },
  };
}
