import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type KeptLetters, type Mailer, toEnvelope } from './mailer';

const HOUR_MS = 3_600_000;

/** Letters as files, kept as long as a person needs to read them who tries the program without a mail server (A43). */
export interface OutboxFolder extends KeptLetters {
  /** Keeps a letter for its owner alone to read; where. */
  keep(message: Uint8Array, address: string): string;
  /** Removes the letters that are an hour old or older. */
  sweep(): void;
}

export interface OutboxFolderOptions {
  /** Made with the first letter. */
  readonly folder: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly randomId: () => string;
}

export function createOutboxFolder({ folder, now, randomId }: OutboxFolderOptions): OutboxFolder {
  const remove = (isOver: (name: string) => boolean) => {
    const letters = namesIn(folder).filter((name) => name.endsWith('.eml'));
    for (const name of letters.filter(isOver)) rmSync(join(folder, name), { force: true });
  };
  return {
    keep(message, address) {
      const file = join(folder, `${stamp(now())}-${markOf(address)}-${randomId()}.eml`);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(file, message, { mode: 0o600, flag: 'wx' });
      return file;
    },
    sweep() {
      // A name from the future was given by a clock that has been put right since.
      const [since, until] = [stamp(now() - HOUR_MS), stamp(now() + HOUR_MS)];
      remove((name) => {
        const keptAt = name.slice(0, since.length);
        return keptAt <= since || keptAt > until;
      });
    },
    forget(address) {
      const mark = markOf(address);
      remove((name) => name.includes(`-${mark}-`));
    },
  };
}

/** Names sort as the times do. */
function stamp(at: number): string {
  return new Date(at).toISOString().replaceAll(/[:.]/g, '-');
}

/** The part of a file name by which letters to one address are found; upper and lower case count as the same. */
function markOf(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

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
