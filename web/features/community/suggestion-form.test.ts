import { describe, expect, it } from 'vitest';
import { isBlank, readForm, toRequest } from './suggestion-form';

const WHOLE = { suggestion: 'Which door?', category: 'Courage' };

describe('a suggestion form', () => {
  it('comes back as it was left, also from what was to be sent', () => {
    expect(readForm(WHOLE)).toEqual(WHOLE);
    expect(readForm({ suggestion: 'Which door?', category: null })).toEqual({
      suggestion: 'Which door?',
      category: '',
    });
    for (const left of [undefined, null, 'text', []]) {
      expect(readForm(left)).toEqual({ suggestion: '', category: '' });
    }
  });

  it('is sent trimmed, once there is a question', () => {
    expect(toRequest({ suggestion: ' Which door?\n', category: ' ' })).toEqual({
      suggestion: 'Which door?',
      category: null,
    });
    expect(toRequest({ ...WHOLE, suggestion: ' ' })).toBeUndefined();
    expect(toRequest({ ...WHOLE, suggestion: 'x'.repeat(501) })).toBeUndefined();
  });

  it('is blank while no question is written', () => {
    expect(isBlank({ suggestion: ' \n', category: 'Rest' })).toBe(true);
    expect(isBlank(WHOLE)).toBe(false);
  });
});
