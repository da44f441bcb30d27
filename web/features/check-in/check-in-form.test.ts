import { describe, expect, it } from 'vitest';
import { type CheckInBody, checkIn } from '../../../shared/records/check-in';
import { checkInOf, isComplete } from './check-in-form';

const { id, draftKey, toForm, toBody } = checkInOf('2026-03-01');

const saved: CheckInBody = {
  mood: 'hopeful',
  truthStatement: 'I am being led.',
  gratitude1: 'The walk in',
  gratitude2: null,
  gratitude3: 'Ruth',
};

describe('check-in form', () => {
  it('is one a day, with a draft of its own', () => {
    expect(id).toBe('check-in:2026-03-01');
    expect(draftKey).toBe('check-in:2026-03-01');
  });

  it('starts empty', () => {
    expect(toForm(undefined)).toEqual({ mood: null, truth: '', gratitude: ['', '', ''] });
  });

  it('shows a saved check-in and gives it back unchanged', () => {
    expect(toForm(saved)).toEqual({
      mood: 'hopeful',
      truth: 'I am being led.',
      gratitude: ['The walk in', '', 'Ruth'],
    });
    expect(toBody(toForm(saved), saved)).toEqual(saved);
  });

  it('saves gratitude lines without words as null and others as typed', () => {
    const body = toBody({ mood: 'foggy', truth: 'So', gratitude: ['  ', '', ' tea '] }, undefined);
    expect(body).toMatchObject({ gratitude1: null, gratitude2: null, gratitude3: ' tea ' });
  });

  it('carries along what the form does not show', () => {
    const keptVersions = [{ hash: 'h', field: 'truthStatement', value: 'x', updatedAt: 1 }];
    const newer = { ...saved, keptVersions, weather: 'rain' };
    expect(toBody({ ...toForm(newer), truth: 'new' }, newer)).toEqual({
      ...newer,
      truthStatement: 'new',
    });
  });

  it('makes bodies that a push accepts', () => {
    expect(checkIn.schema.safeParse(toBody(toForm(undefined), undefined)).success).toBe(true);
  });

  it('is complete with a mood and a truth statement', () => {
    const form = toForm(saved);
    expect(isComplete({ ...form, gratitude: ['', '', ''] })).toBe(true);
    expect(isComplete({ ...form, mood: null })).toBe(false);
    expect(isComplete({ ...form, truth: ' \n ' })).toBe(false);
  });
});
