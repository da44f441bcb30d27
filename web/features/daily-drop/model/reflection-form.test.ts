import { expect, test } from 'vitest';
import { completeLabel, isBlank, reflectionOf } from './reflection-form';

const VOICE = '/api/media/0123456789abcdef';
const form = (reflection: string, audioUrl: string | null = null) => ({ reflection, audioUrl });

test("the label tells what is saved: 'Save Voice Reflection', 'Save Text + Voice' or 'Mark Complete'", () => {
  expect(completeLabel(form(''), false)).toBe('Mark Complete');
  expect(completeLabel(form('Words'), false)).toBe('Mark Complete');
  expect(completeLabel(form(' \n', VOICE), false)).toBe('Save Voice Reflection');
  expect(completeLabel(form('Words', VOICE), false)).toBe('Save Text + Voice');
});

test('what is being spoken counts already', () => {
  expect(completeLabel(form(''), true)).toBe('Save Voice Reflection');
  expect(completeLabel(form('Words'), true)).toBe('Save Text + Voice');
});

test('saving is disabled if both the reflection and the voice are empty', () => {
  expect(isBlank(form(' \n '))).toBe(true);
  expect(isBlank(form('Words'))).toBe(false);
  expect(isBlank(form('', VOICE))).toBe(false);
});

test('J12 in a later journey it is a record of its own, with a draft of its own', () => {
  const { toBody, id, draftKey } = reflectionOf(23, '2027-03-01', 2);
  expect([id, draftKey]).toEqual(['drop:2:23', 'drop:2:23']);
  expect(toBody(form('Again'), undefined)).toMatchObject({ challengeDay: 23, journey: 2 });
  expect(reflectionOf(23, '2027-03-01').toBody(form('First'), undefined)).not.toHaveProperty(
    'journey',
  );
});

test('a record is made of what was written, and keeps what this form does not know', () => {
  const { toBody, id, draftKey } = reflectionOf(23, '2026-11-20');
  expect([id, draftKey]).toEqual(['drop:23', 'drop:23']);
  expect(toBody(form('  ', VOICE), undefined)).toEqual({
    challengeDay: 23,
    reflection: null,
    audioUrl: VOICE,
  });
  const opened = { challengeDay: 23, reflection: 'Before', audioUrl: null, colour: 'blue' };
  expect(toBody(form('After'), opened)).toEqual({ ...opened, reflection: 'After' });
});
