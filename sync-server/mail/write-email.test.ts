import { describe, expect, it } from 'vitest';
import { NOT_SET_UP } from '../config';
import { type Email, signOffOf, writeEmail } from './write-email';

const email: Email = {
  to: 'ruth@example.org',
  subject: 'Choose a new password',
  greeting: 'Hi miriam,',
  paragraphs: ['Use this link.'],
  action: { label: 'Choose a password', href: 'https://choose.example/reset-password#token=abc' },
  closing: ['It expires in an hour.'],
  signOff: ['Choose Wholeness', 'Sent from choose.example by Wholeness LLC.'],
};

it('reads from the greeting to who sends it, with the address of the button below it', () => {
  expect(writeEmail(email).text).toBe(`Hi miriam,

Use this link.

Choose a password
https://choose.example/reset-password#token=abc

It expires in an hour.

Choose Wholeness
Sent from choose.example by Wholeness LLC.
`);
});

it('has a button only where there is something to do', () => {
  const { action, ...without } = email;
  const { text, html } = writeEmail(without);
  expect(text).toContain('Use this link.\n\nIt expires in an hour.');
  expect(html).not.toContain('<a ');
});

it('fetches nothing and runs nothing', () => {
  expect(writeEmail(email).html).not.toMatch(
    /<(?:img|link|script|style|iframe)|src=|url\(|@import/i,
  );
});

it('takes the colors of a dark screen where the program has one', () => {
  const { html } = writeEmail(email);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  const [, body = ''] = /<body style="([^"]*)"/.exec(html) ?? [];
  expect(body).not.toContain('color');
});

describe('A12 words stay words', () => {
  const sign = '<b title="x">\'bold\' & more</b>';
  const shown = '&lt;b title=&quot;x&quot;&gt;&#39;bold&#39; &amp; more&lt;/b&gt;';

  it.each([
    ['the subject', { subject: sign }],
    ['a username', { greeting: `Hi ${sign},` }],
    ['a paragraph', { paragraphs: [sign] }],
    ['the button', { action: { label: sign, href: 'https://choose.example/' } }],
    ['the address', { action: { label: 'Open', href: sign } }],
    ['what follows', { closing: [sign] }],
    ['the sign-off', { signOff: ['Choose Wholeness', sign] as const }],
  ])('in %s', (_, changed) => {
    const { html } = writeEmail({ ...email, ...changed });
    expect(html).toContain(shown);
    expect(html).not.toContain('<b ');
  });
});

describe('the sign-off', () => {
  it('names the server, who runs it and where to write to', () => {
    const operator = { ...NOT_SET_UP, name: 'Wholeness LLC', email: 'privacy@choose.example' };
    expect(signOffOf('https://choose.example', operator)).toEqual([
      'Choose Wholeness',
      'Sent from choose.example by Wholeness LLC. Questions? Write to privacy@choose.example.',
    ]);
  });

  it('names the server alone where nobody is set up', () => {
    expect(signOffOf('http://localhost:8787', NOT_SET_UP)[1]).toBe('Sent from localhost:8787.');
  });
});
