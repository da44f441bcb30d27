import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guardLetters } from './guard-letters';
import type { Message } from './mailer';
import { createOutboxMailer } from './outbox-mailer';
import { createSmtpMailer } from './smtp-mailer';

const FROM = 'Choose Wholeness <hello@choose.example>';
const mail = {
  to: 'ruth@example.org',
  subject: 'A new password',
  text: 'Hello Rút,\n\nhere it is.\n',
};

describe('the outbox', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('keeps each message in a file of its own, for its owner alone, and tells only where', async () => {
    const written: string[] = [];
    let ids = 0;
    const outbox = createOutboxMailer({
      folder: join(folder, 'outbox'),
      from: FROM,
      now: () => Date.parse('2026-03-10T12:00:00.000Z'),
      randomId: () => `id-${++ids}`,
      onWritten: (file) => written.push(file),
    });
    await outbox.send(mail);
    await outbox.send(mail);
    const names = readdirSync(join(folder, 'outbox'));
    expect(names).toEqual([
      '2026-03-10T12-00-00-000Z-id-1.eml',
      '2026-03-10T12-00-00-000Z-id-2.eml',
    ]);
    expect(written).toEqual(names.map((name) => join(folder, 'outbox', name)));
    const [file = ''] = written;
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'outbox')).mode & 0o777).toBe(0o700);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('To: ruth@example.org');
    expect(text).toContain('From: Choose Wholeness <hello@choose.example>');
  });
});

describe('the door for letters', () => {
  let sent: Message[];
  let clock: number;
  const mailer = () =>
    guardLetters({ send: async (letter) => void sent.push(letter) }, () => clock);
  const outcomes = async (tos: readonly string[]) => {
    const door = mailer();
    const all = [];
    for (const to of tos) {
      all.push(await door.send({ ...mail, to }).then(() => 'sent', String));
    }
    return all;
  };
  beforeEach(() => {
    sent = [];
    clock = 0;
  });

  it('A31 lets five letters an hour through to one mailbox, however it is written', async () => {
    const tos = ['ruth', 'RUTH', 'ruth+a', 'r.uth', 'ru.th+b', 'ruth', 'naomi'];
    const all = await outcomes(tos.map((name) => `${name}@example.org`));
    expect(all.map((outcome) => outcome === 'sent')).toEqual([
      ...Array.from({ length: 5 }, () => true),
      false,
      true,
    ]);
    expect(all[5]).not.toContain('ruth');
  });

  it('A31 lets more through an hour later', async () => {
    const door = mailer();
    for (let time = 0; time < 5; time += 1) await door.send(mail);
    await expect(door.send(mail)).rejects.toThrow('five within the hour');
    clock = 3_600_000;
    await door.send(mail);
    expect(sent).toHaveLength(6);
  });

  it('A31 writes to the very address that was compared, and to none that names another', async () => {
    const all = await outcomes([
      'Ruth@EXAMPLE.org',
      '<ruth@example.org>',
      'a@b\0c',
      'a@b.org,c@d.org',
    ]);
    expect(sent.map(({ to }) => to)).toEqual(['Ruth@example.org']);
    expect(all.filter((outcome) => outcome.includes('no mailbox'))).toHaveLength(3);
  });
});

describe('SMTP', () => {
  let server: Server;
  let heard: string[];
  /** A mail server that takes everything but `refused`. */
  async function listen(refused = 'nothing'): Promise<string> {
    heard = [];
    server = createServer((socket) => {
      let inText = false;
      socket.write('220 here\r\n');
      socket.on('data', (chunk) => {
        for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
          heard.push(line);
          if (inText && line !== '.') continue;
          inText = line === 'DATA';
          if (line.includes(refused)) socket.write(`550 <${refused}> is unknown\r\n`);
          else socket.write(inText ? '354 go on\r\n' : '250 fine\r\n');
        }
      });
      socket.on('error', () => undefined);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  afterEach(() => new Promise((closed) => server.close(closed)));

  it('hands a message over to one person, also where the address looks like two', async () => {
    const mailer = createSmtpMailer({ url: await listen(), from: FROM });
    await mailer.send({ ...mail, to: 'eve,ruth@example.org' });
    const recipients = heard.filter((line) => line.startsWith('RCPT'));
    expect(recipients).toEqual(['RCPT TO:<"eve,ruth"@example.org>']);
    expect(heard).toContain('here it is.');
  });

  it('tells why a message was not taken, without the address or the text', async () => {
    const mailer = createSmtpMailer({ url: await listen('ruth@example.org'), from: FROM });
    const refused = await mailer.send(mail).catch((error: unknown) => error);
    expect(String(refused)).toMatch(/The mail was not taken: .*550/);
    expect((refused as Error).stack).not.toContain('ruth@example.org');
    expect((refused as Error).cause).toBeUndefined();
  });
});
