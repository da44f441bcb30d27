import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guardLetters } from '../services/guard-letters';
import { openGuessLimits } from '../testing/guesses';
import type { Mailer, Message } from './mailer';
import { createOutboxFolder, createOutboxMailer, type OutboxFolder } from './outbox-folder';
import { createSmtpMailer } from './smtp-mailer';
import { writeEmail } from './write-email';

const FROM = 'Choose Wholeness <hello@choose.example>';
const LINK = `https://choose.example/reset-password#token=${'a_-9'.repeat(10)}xyz`;
const mail = writeEmail({
  to: 'ruth@example.org',
  subject: 'A new password',
  greeting: 'Hi Rút,',
  paragraphs: [
    'here it is.',
    `A sentence that is “longer” than a line, ${'and longer '.repeat(9)}yet.`,
  ],
  action: { label: 'Choose a password', href: LINK },
  closing: ['Did you & we say 1 < 2?'],
  signOff: ['Choose Wholeness', 'Sent from choose.example.'],
});

describe('the outbox', () => {
  const NOON = Date.parse('2026-03-10T12:00:00.000Z');
  const MINUTE_MS = 60_000;
  let folder: string;
  let now: number;
  let kept: OutboxFolder;
  let written: string[];
  let outbox: Mailer;
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'outbox');
    now = NOON;
    written = [];
    let ids = 0;
    kept = createOutboxFolder({ folder, now: () => now, randomId: () => `id-${++ids}` });
    outbox = createOutboxMailer({
      folder: kept,
      from: FROM,
      onWritten: (file) => written.push(file),
    });
  });
  afterEach(() => rmSync(dirname(folder), { recursive: true }));

  const lettersTo = () =>
    readdirSync(folder).map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return /^To: (.*)$/m.exec(text)?.[1]?.trim();
    });

  it('keeps each message in a file of its own, for its owner alone, and tells only where', async () => {
    await outbox.send(mail);
    await outbox.send(mail);
    const names = readdirSync(folder);
    expect(names).toEqual([
      expect.stringMatching(/^2026-03-10T12-00-00-000Z-[0-9a-f]{16}-id-1\.eml$/),
      expect.stringMatching(/^2026-03-10T12-00-00-000Z-[0-9a-f]{16}-id-2\.eml$/),
    ]);
    expect(written).toEqual(names.map((name) => join(folder, name)));
    const [file = ''] = written;
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('To: ruth@example.org');
    expect(text).toContain('From: Choose Wholeness <hello@choose.example>');
  });

  it('A43 keeps a letter for an hour, also one that an earlier version wrote', async () => {
    kept.sweep();
    mkdirSync(folder);
    writeFileSync(join(folder, '2026-03-09T12-00-00-000Z-id-of-before.eml'), 'To: anna\n');
    writeFileSync(join(folder, '2026-03-10T14-00-00-000Z-of-a-wrong-clock.eml'), 'To: ben\n');
    writeFileSync(join(folder, 'notes.txt'), 'the operator’s own');
    await outbox.send(mail);
    kept.sweep();
    expect(lettersTo()).toEqual(['ruth@example.org', undefined]);
    now += 59 * MINUTE_MS;
    kept.sweep();
    expect(lettersTo()).toEqual(['ruth@example.org', undefined]);
    now += MINUTE_MS;
    kept.sweep();
    expect(readdirSync(folder)).toEqual(['notes.txt']);
  });

  it('A43 forgets every letter to one address, in whatever case, and no other', async () => {
    for (const to of ['Ruth@Example.org', 'ruth@example.org', 'naomi@example.org']) {
      await outbox.send({ ...mail, to });
    }
    kept.forget('ruth@example.org');
    expect(lettersTo()).toEqual(['naomi@example.org']);
    rmSync(folder, { recursive: true });
    expect(() => kept.forget('ruth@example.org')).not.toThrow();
  });
});

describe('the door for letters', () => {
  let sent: Message[];
  let clock: number;
  const mailer = () =>
    guardLetters(
      { send: async (letter) => void sent.push(letter) },
      openGuessLimits(() => clock),
    );
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
  let bytes: Buffer[];

  interface StandIn {
    /** What it does not take. */
    readonly refused?: string;
    readonly startsTls?: boolean;
    /** Whether it speaks first; behind TLS the client does. */
    readonly greets?: boolean;
  }

  /** A mail server; its port. What comes after it has agreed to TLS is not read as lines. */
  async function listen({
    refused = 'nothing',
    startsTls = false,
    greets = true,
  }: StandIn = {}): Promise<number> {
    heard = [];
    bytes = [];
    server = createServer((socket) => {
      let inText = false;
      let isTls = !greets;
      if (greets) socket.write('220 here\r\n');
      socket.on('data', (chunk) => {
        bytes.push(chunk);
        if (isTls) return void socket.destroy();
        for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
          heard.push(line);
          if (inText && line !== '.') continue;
          inText = line === 'DATA';
          isTls = line === 'STARTTLS' && startsTls;
          if (line.includes(refused)) socket.write(`550 <${refused}> is unknown\r\n`);
          else if (line === 'STARTTLS' && !startsTls) socket.write('502 no such thing\r\n');
          else if (line.startsWith('EHLO')) socket.write('250-here\r\n250 AUTH PLAIN\r\n');
          else if (line.startsWith('AUTH')) socket.write('235 welcome\r\n');
          else socket.write(inText ? '354 go on\r\n' : '250 fine\r\n');
        }
      });
      socket.on('error', () => undefined);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return (server.address() as AddressInfo).port;
  }
  afterEach(() => new Promise((closed) => server.close(closed)));

  /** Any address leads to the stand-in that is not named as this machine. */
  const ELSEWHERE = '0.0.0.0';
  const send = async (address: string) => {
    const mailer = createSmtpMailer({ url: address, from: FROM });
    return mailer.send(mail).catch((error: unknown) => error);
  };
  const saidInTheClear = () => heard.map((line) => line.split(' ')[0]);

  it('A35 tells a mail server elsewhere neither password nor letter where it offers no TLS', async () => {
    const port = await listen();
    const refused = await send(`smtp://user:secret@${ELSEWHERE}:${port}`);
    expect(String(refused)).toContain('The email was not accepted: the mail server offers no TLS');
    expect(saidInTheClear()).toEqual(['EHLO', 'STARTTLS']);
    expect(Buffer.concat(bytes).toString()).not.toMatch(/AUTH|ruth|here it is/);
  });

  it('A35 takes no option from the address that switches TLS off', async () => {
    const port = await listen();
    const options = '?ignoreTLS=true&requireTLS=false&secure=false';
    await send(`smtp://user:secret@${ELSEWHERE}:${port}/${options}`);
    expect(saidInTheClear()).toEqual(['EHLO', 'STARTTLS']);
  });

  it.each([
    ['smtp', { startsTls: true }, ['EHLO', 'STARTTLS']],
    ['smtps', { greets: false }, []],
  ] as const)('A35 speaks TLS as soon as %s lets it', async (scheme, how, inTheClear) => {
    const port = await listen(how);
    await send(`${scheme}://user:secret@${ELSEWHERE}:${port}`);
    const handshake = 0x16;
    expect(bytes.at(-1)?.[0]).toBe(handshake);
    expect(saidInTheClear()).toEqual(inTheClear);
  });

  it('A35 sends in the clear to this machine, where no network is passed', async () => {
    const port = await listen();
    expect(await send(`smtp://us%40er:se%3Acret@127.0.0.1:${port}`)).toBeUndefined();
    const signIn = Buffer.from('\0us@er\0se:cret').toString('base64');
    expect(heard).toContain(`AUTH PLAIN ${signIn}`);
    expect(heard).toContain('here it is.');
  });

  it('hands a message over to one person, also where the address looks like two', async () => {
    const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${await listen()}`, from: FROM });
    await mailer.send({ ...mail, to: 'eve,ruth@example.org' });
    const recipients = heard.filter((line) => line.startsWith('RCPT'));
    expect(recipients).toEqual(['RCPT TO:<"eve,ruth"@example.org>']);
    expect(heard).toContain('here it is.');
  });

  it('delivers the same words as plain text and as HTML, in this order', async () => {
    await send(`smtp://127.0.0.1:${await listen()}`);
    const [text = '', html = ''] = partsOf(Buffer.concat(bytes).toString());
    expect(text).toContain(`Choose a password\n${LINK}\n`);
    expect(text).toContain('Rút');
    expect(html).toContain(`<a href="${LINK}"`);
    const words = text.split(/\s+/).filter(Boolean);
    expect(words.length).toBeGreaterThan(30);
    expect(wordsOnPage(html)).toEqual(words);
  });

  it('tells why a message was not taken, without the address or the text', async () => {
    const port = await listen({ refused: 'ruth@example.org' });
    const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM });
    const refused = await mailer.send(mail).catch((error: unknown) => error);
    expect(String(refused)).toMatch(/The email was not accepted: .*550/);
    expect((refused as Error).stack).not.toContain('ruth@example.org');
    expect((refused as Error).cause).toBeUndefined();
  });
});

/** The text and the HTML of a message with both, as a program for mail shows them. */
function partsOf(message: string): string[] {
  expect(message).toContain('Content-Type: multipart/alternative;');
  const parts = message.split(/^--.*\r\n/m).slice(1);
  return ['plain', 'html'].map((kind, at) => {
    const [head = '', ...lines] = (parts[at] ?? '').split('\r\n\r\n');
    expect(head).toContain(`Content-Type: text/${kind}; charset=utf-8`);
    expect(head).toContain('Content-Transfer-Encoding: quoted-printable');
    const latin = lines
      .join('\n\n')
      .replaceAll('\r\n', '\n')
      .replaceAll('=\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(latin, 'latin1').toString('utf8');
  });
}

function wordsOnPage(html: string): string[] {
  const [, body = ''] = html.split(/<body[^>]*>/);
  return body
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .split(/\s+/)
    .filter(Boolean);
}
