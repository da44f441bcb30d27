import { describe, expect, it } from 'vitest';
import { FEEDBACK_LIMITS } from '../../../shared/api/feedback';
import { isBlank, isTooLong, readForm, toRequest } from './feedback-form';

const WHOLE = { category: 'ui_ux', rating: 3, subject: 'A subject', message: 'A message' } as const;
const EMPTY = { category: null, rating: null, subject: '', message: '' };

describe('a feedback form', () => {
  it('comes back as it was left, whatever is missing in it', () => {
    expect(readForm(WHOLE)).toEqual(WHOLE);
    expect(readForm({ ...WHOLE, category: null, rating: null })).toEqual({
      ...WHOLE,
      category: null,
      rating: null,
    });
  });

  it('keeps the words of a draft that another version left', () => {
    expect(readForm({ category: 'praise', rating: 9, subject: 4, message: 'Kept' })).toEqual({
      ...EMPTY,
      message: 'Kept',
    });
    for (const left of [undefined, null, 'text', []]) expect(readForm(left)).toEqual(EMPTY);
  });

  it('is sent once category, subject and message are there', () => {
    expect(toRequest(WHOLE)).toEqual(WHOLE);
    expect(toRequest({ ...WHOLE, rating: null })).toEqual({ ...WHOLE, rating: null });
    for (const missing of [{ category: null }, { subject: ' ' }, { message: '' }]) {
      expect(toRequest({ ...WHOLE, ...missing })).toBeUndefined();
    }
  });

  it('is not sent while one of its texts is too long', () => {
    for (const name of ['subject', 'message'] as const) {
      const just = { ...WHOLE, [name]: 'x'.repeat(FEEDBACK_LIMITS[name]) };
      const over = { ...just, [name]: `${just[name]}x` };
      expect([isTooLong(just), isTooLong(over)]).toEqual([false, true]);
      expect(toRequest(just)).toEqual(just);
      expect(toRequest(over)).toBeUndefined();
    }
  });

  it('is blank while nothing is written', () => {
    expect(isBlank(readForm({ ...EMPTY, category: 'ui_ux', subject: ' ' }))).toBe(true);
    expect(isBlank(readForm({ ...EMPTY, message: 'x' }))).toBe(false);
  });
});
