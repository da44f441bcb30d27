import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer';
import { toEnvelope } from './to-envelope';

export interface OutboxOptions {
  /** Made with the first message. */
  readonly folder: string;
  readonly from: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly randomId: () => string;
  /** Told where a message lies, and nothing of what it says. */
  readonly onWritten: (file: string) => void;
}

/** Writes each message as an `.eml` file, for its owner alone to read: what stands in for a mail server. */
export function createOutboxMailer(options: OutboxOptions): Mailer {
  const { folder, from, now, randomId, onWritten } = options;
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toEnvelope(mail, from));
      const time = new Date(now()).toISOString().replaceAll(/[:.]/g, '-');
      const file = join(folder, `${time}-${randomId()}.eml`);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(file, message as Buffer, { mode: 0o600, flag: 'wx' });
      onWritten(file);
    },
  };
}
