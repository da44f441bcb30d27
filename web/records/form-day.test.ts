import { describe, expect, it } from 'vitest';
import { formDay } from './form-day';

const EVENING = '2026-03-01';
const MORNING = '2026-03-02';

describe('the day of a daily form', () => {
  it('is today', () => {
    expect(formDay(null, EVENING, EVENING)).toBe(EVENING);
  });

  it('stays the evening on which it was opened, also after midnight', () => {
    expect(formDay(null, EVENING, MORNING)).toBe(EVENING);
  });

  it('is an earlier day that the address asks for', () => {
    expect(formDay('2026-02-14', EVENING, EVENING)).toBe('2026-02-14');
    expect(formDay(EVENING, MORNING, MORNING)).toBe(EVENING);
  });

  it.each(['2026-03-03', '2026-02-30', 'yesterday', ''])('is never %j', (asked) => {
    expect(formDay(asked, EVENING, MORNING)).toBe(EVENING);
  });
});
