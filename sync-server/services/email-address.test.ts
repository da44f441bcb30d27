import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { toEnvelope } from '../mail/mailer';
import { mailboxOf, parseEmailAddress } from './email-address';

const TAKEN = [
  ['ruth@example.org', 'ruth@example.org'],
  ['Ruth.Moab+glean@EXAMPLE.org', 'Ruth.Moab+glean@example.org'],
  ["o'brien_1@mail.example.co", "o'brien_1@mail.example.co"],
  ['a&b=c/d@example.org', 'a&b=c/d@example.org'],
  ['ruth@müller.example', 'ruth@xn--mller-kva.example'],
  ['ruth@straße.example', 'ruth@xn--strae-oqa.example'],
  ['ruth@例え.テスト', 'ruth@xn--r8jz45g.xn--zckzah'],
  ['ruth@ＥＸＡＭＰＬＥ.org', 'ruth@example.org'],
  [`${'x'.repeat(64)}@example.org`, `${'x'.repeat(64)}@example.org`],
] as const;

const REFUSED = [
  '',
  'nowhere',
  '@example.org',
  'ruth@',
  'ruth@localhost',
  '<victim@mail.example>',
  'Ruth <victim@mail.example>',
  'ruth(comment)@example.org',
  'ruth@example.org (comment)',
  'ruth,victim@mail.example',
  'ruth@example.org,victim@mail.example',
  'ruth@example.org;victim@mail.example',
  'group:victim@mail.example',
  '"ruth"@example.org',
  "'ruth'@'example.org'",
  'ruth@moab@example.org',
  'ruth%mail.example@example.org',
  'mail.example!ruth@example.org',
  ' ruth@example.org',
  'ru th@example.org',
  'ruth@example.org\r\nBcc: victim@mail.example',
  'a@b\0c',
  'a\0b@example.org',
  'a@b\0c.org',
  '.ruth@example.org',
  'ruth.@example.org',
  'ru..th@example.org',
  'ruth@.example.org',
  'ruth@example.org.',
  'ruth@example..org',
  'ruth@-example.org',
  'ruth@exa_mple.org',
  'ruth@[127.0.0.1]',
  'ruth@127.0.0.1',
  'ruth@0x7f.1',
  'ruth@example.org/path',
  'ruth@exam\u00adple.org',
  'ruth@exam\u200bple.org',
  'ruth@example\u3002org',
  'rúth@example.org',
  'ruth\u202e@example.org',
  `${'x'.repeat(65)}@example.org`,
  `ruth@${'x'.repeat(64)}.org`,
  `ruth@${'xy.'.repeat(90)}org`,
  `ruth@${'ü.'.repeat(100)}org`,
];

describe('an email address', () => {
  it.each(TAKEN)('A31 takes %s', (given, kept) => {
    expect(parseEmailAddress(given)).toBe(kept);
    expect(parseEmailAddress(kept)).toBe(kept);
  });

  it.each(REFUSED.map((given) => [given]))('A31 refuses %j', (given) => {
    expect(parseEmailAddress(given)).toBeUndefined();
  });

  it.each(TAKEN)(
    'A31 a letter to %s goes to what was compared, and to nobody else',
    async (given) => {
      const to = parseEmailAddress(given) ?? '';
      const transport = createTransport({ streamTransport: true, buffer: true });
      const letter = toEnvelope({ to, subject: '', text: '', html: '' }, 'hello@choose.example');
      expect((await transport.sendMail(letter)).envelope.to).toEqual([to]);
    },
  );

  it('A26 A31 looks at the length before anything else', () => {
    const marks = `a${'\u0301\u0316'.repeat(270_000)}`;
    const begun = performance.now();
    expect(parseEmailAddress(`${marks}@${marks}.org`)).toBeUndefined();
    expect(parseEmailAddress(`a@${marks}.org`)).toBeUndefined();
    expect(performance.now() - begun).toBeLessThan(50);
  });
});

it('A31 ways to write one mailbox are one', () => {
  const written = [
    'ruth@example.org',
    'RUTH@EXAMPLE.ORG',
    'r.u.th+a@example.org',
    'ruth+b+c@example.org',
  ];
  expect(new Set(written.map(mailboxOf)).size).toBe(1);
  expect(mailboxOf('naomi@example.org')).not.toBe(mailboxOf('ruth@example.org'));
  expect(mailboxOf('+a@example.org')).not.toBe(mailboxOf('+b@example.org'));
});
