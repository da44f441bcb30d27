import { expect, test } from 'vitest';
import { saveObstacle, saveTrouble } from './commands';

test('a blank page says what is missing, whoever is signed in', () => {
  const message = 'Please enter some content or record audio for your journal entry';
  expect(saveObstacle({ content: ' \n', audioUrl: null }, 'u1')).toBe(message);
  expect(saveObstacle({ content: '', audioUrl: null }, undefined)).toBe(message);
});

test('saving needs a stored user id', () => {
  expect(saveObstacle({ content: 'Dad called.', audioUrl: null }, undefined)).toBe(
    'You must be logged in to save journal entries. Please refresh the page and log in again.',
  );
  expect(saveObstacle({ content: 'Dad called.', audioUrl: null }, 'u1')).toBeUndefined();
});

test('a failed save tells what the disk said, else the general sentence', () => {
  expect(saveTrouble({ ok: false, problem: 'No space left.' })).toBe('No space left.');
  expect(saveTrouble({ ok: false, problem: undefined })).toBe(
    'Failed to save journal entry. Please try again.',
  );
});
