import { describe, expect, it } from 'vitest';
import { parse } from 'zod/mini';
import { CARE_REGIONS, callLink, crisisLinesSchema, helpNear, textLink } from './crisis-lines';
import file from './crisis-lines.json';

describe('the crisis lines', () => {
  it('C9 have the form that is promised: numbers that can be dialled, sources over https', () => {
    expect(() => parse(crisisLinesSchema, file)).not.toThrow();
  });

  it('C9 are listed by name, each region once', () => {
    const names = CARE_REGIONS.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)].sort((one, other) => one.localeCompare(other, 'en')));
    expect(new Set(CARE_REGIONS.map(({ code }) => code)).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(25);
  });

  it('C9 can each be reached, and say how', () => {
    for (const { call, text, says, name } of CARE_REGIONS.flatMap(({ lines }) => lines)) {
      expect(call ?? text?.number, name).toBeDefined();
      for (const number of [call, text?.number]) if (number) expect(says).toContain(number);
      if (text?.word) expect(says).toContain(text.word);
    }
  });

  it.each([
    ['US', '988', '911'],
    ['CA', '988', '911'],
    ['GB', '116 123', '999'],
    ['IE', '116 123', '112'],
    ['DE', '0800 1110111', '112'],
    ['AT', '142', '112'],
    ['CH', '143', '144'],
    ['AU', '13 11 14', '000'],
    ['NZ', '1737', '111'],
    ['IN', '14416', '112'],
    ['BR', '188', '192'],
    ['JP', '0120 279 338', '119'],
  ])('C9 of %s begin with %s, and the emergency number is %s', (code, call, emergency) => {
    const help = helpNear(code, 'self-harm');
    expect(help.lines[0]?.call).toBe(call);
    expect(help.emergencyNumber).toBe(emergency);
  });

  it('C9 name those who help against abuse first, and the police where they have a number', () => {
    expect(helpNear('GB', 'abuse').lines.map(({ name }) => name)).toEqual([
      'National Domestic Abuse Helpline',
      'Samaritans',
      'Shout',
    ]);
    expect(helpNear('BR', 'abuse').emergencyNumber).toBe('190');
    expect(helpNear('BR', 'danger-to-others').lines.map(({ help }) => help)).toEqual(['crisis']);
  });

  it.each([[null], ['AQ']])('C9 are none, and no number is guessed, for %s', (code) => {
    expect(helpNear(code, 'self-harm')).toEqual({ place: null, emergencyNumber: null, lines: [] });
  });

  it('C9 give an emergency number in every region, in every danger', () => {
    for (const { code } of CARE_REGIONS) {
      for (const danger of ['self-harm', 'abuse', 'danger-to-others'] as const) {
        expect(helpNear(code, danger).emergencyNumber, code).toMatch(/^\d{3,5}$/);
      }
    }
  });

  it('C9 can be dialled and written to', () => {
    expect(callLink('0800 1110111')).toBe('tel:08001110111');
    expect(textLink({ number: '0477 13 11 14' })).toBe('sms:0477131114');
    expect(textLink({ number: '85258', word: 'SHOUT' })).toBe('sms:85258?body=SHOUT');
  });
});
