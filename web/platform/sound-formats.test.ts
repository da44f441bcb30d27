import { expect, it } from 'vitest';
import { formatAmong, isHeardOut } from './sound-formats';

it.each([
  [
    'Safari',
    ['audio/mp4;codecs=mp4a.40.2', 'audio/mp4', 'audio/webm;codecs=opus'],
    'audio/mp4;codecs=mp4a.40.2',
  ],
  [
    'Chromium without AAC',
    ['audio/mp4', 'audio/webm;codecs=opus', 'audio/webm'],
    'audio/webm;codecs=opus',
  ],
  ['Firefox', ['audio/webm;codecs=opus', 'audio/webm'], 'audio/webm;codecs=opus'],
  ['one that names no codecs', ['audio/mp4'], 'audio/mp4'],
  ['one that records nothing of ours', ['audio/ogg'], undefined],
])('in %s AAC is recorded where there is any, and Opus never in MP4', (_, offered, format) => {
  expect(formatAmong((each) => offered.includes(each))).toBe(format);
});

it.each([
  [3990, 4830, true],
  [4830, 4830, true],
  [3700, 4830, false],
  [300, 900, true],
  // Nothing of it was heard.
  [0, 900, false],
])('broken off at %i of %i ms is heard out: %s', (positionMs, durationMs, heard) => {
  expect(isHeardOut(positionMs, durationMs)).toBe(heard);
});
