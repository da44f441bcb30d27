import { expect, test } from 'vitest';
import { audioTrouble } from './audio-trouble';

test.each([
  [1, 'Audio playback was interrupted.'],
  [2, 'Network error loading audio file.'],
  [3, 'Audio file is corrupted or invalid.'],
  [4, 'Audio format not supported.'],
  [0, 'Unable to load the audio file. Please try again.'],
])('a MediaError with code %i: %s', (code, words) => {
  expect(audioTrouble({ code }, true)).toBe(words);
});

test.each([
  ['NotSupportedError', 'Audio format not supported by your browser.'],
  [
    'NotAllowedError',
    'Audio playback blocked. Please enable autoplay or interact with the page first.',
  ],
  ['AbortError', 'Audio playback was interrupted.'],
  ['', 'Unable to load the audio file. Please try again.'],
])('play() refused with %s: %s', (refusal, words) => {
  expect(audioTrouble({ refusal }, true)).toBe(words);
});

test('without a network a file that could not be reached is not called unreadable', () => {
  expect(audioTrouble({ code: 4 }, false)).toBe('Network error loading audio file.');
  expect(audioTrouble({ refusal: 'NotSupportedError' }, false)).toBe(
    'Network error loading audio file.',
  );
  expect(audioTrouble({ code: 3 }, false)).toBe('Audio file is corrupted or invalid.');
});
