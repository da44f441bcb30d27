import { describe, expect, it } from 'vitest';
import { type Heard, sayAudio } from './audio-words';

const computer: Heard = { narration: { readBy: 'computer' } };
const person: Heard = { narration: { readBy: 'person' } };
const silent: Heard = { narration: null };

describe('how the devotionals are heard', () => {
  it.each<[string, readonly Heard[] | undefined, string]>([
    ['unknown', undefined, 'Read them, or listen.'],
    ['none recorded', [silent, silent], 'Your device can read them aloud, if it has a voice.'],
    [
      'some recorded',
      [computer, silent, silent],
      'A computer voice reads 1 of them aloud. Your device can read the others, if it has a voice.',
    ],
    [
      'all by a computer',
      [computer, computer],
      'A computer voice reads all of them aloud. Your device can read them too, if it has a voice.',
    ],
    [
      'all by a person',
      [person, person],
      'A person reads all of them aloud. Your device can read them too, if it has a voice.',
    ],
    [
      'by both',
      [person, computer],
      'A recorded voice reads all of them aloud. Your device can read them too, if it has a voice.',
    ],
  ])('%s', (_, drops, sentence) => {
    expect(sayAudio(drops)).toBe(sentence);
  });
});
