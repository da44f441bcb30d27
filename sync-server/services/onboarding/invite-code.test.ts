import { describe, expect, it } from 'vitest';
import { hashInviteCode, newInviteCode } from './invite-code';

describe('invite codes', () => {
  it('A5 are sixteen random characters that are not misread', () => {
    const codes = Array.from({ length: 200 }, newInviteCode);
    expect(new Set(codes)).toHaveLength(200);
    for (const code of codes)
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(new Set(codes.join('').replaceAll('-', ''))).toHaveLength(32);
  });

  it('are the same in any case, with or without hyphens, and with O for zero', () => {
    const hash = hashInviteCode('0A1B-CDEF-GHJK-MNPQ');
    for (const typed of ['0a1bcdefghjkmnpq', ' OAIB CDEF GHJK MNPQ ', 'oalb-cdef-ghjk-mnpq'])
      expect(hashInviteCode(typed)).toBe(hash);
    expect(hashInviteCode('0A1B-CDEF-GHJK-MNPR')).not.toBe(hash);
  });
});
