import { expect, it } from 'vitest';
import { inviteEmailLink } from './words';

const invite = { code: 'ABCD-EFGH-JKMN-PQRS', expiresAt: '2026-12-26T12:00:00.000Z' };

it('writes an invite to nobody, whose text the administrator’s own mail program opens', () => {
  const link = new URL(inviteEmailLink('Grace & Hope? Chapel', invite, 'https://choose.example'));
  expect([link.protocol, link.pathname]).toEqual(['mailto:', '']);
  expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(link.searchParams.get('subject')).toBe('Join Grace & Hope? Chapel on Choose Wholeness');
  const body = link.searchParams.get('body') ?? '';
  expect(body).toContain('Your invite code: ABCD-EFGH-JKMN-PQRS');
  expect(body).toContain('https://choose.example/register\r\n');
  expect(body).toMatch(/The code works until December 2[67](, 2026)? at \d+:\d\d [AP]M\./);
});

it('puts the code into no address but that of the email', () => {
  const link = inviteEmailLink('Grace Chapel', invite, 'https://choose.example');
  const addresses = decodeURIComponent(link).match(/https:\S+/g) ?? [];
  expect(addresses).toHaveLength(2);
  for (const address of addresses) expect(address).not.toContain(invite.code);
});
