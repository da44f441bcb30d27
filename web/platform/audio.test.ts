import { expect, test, vi } from 'vitest';
import { prepareAudio } from './audio';

test('an element is touched when it is prepared, and plays what it is given later', () => {
  const calls: string[] = [];
  class PretendAudio {
    src = '';
    load = () => void calls.push('load');
    pause = () => undefined;
    removeAttribute = () => undefined;
    async play() {
      calls.push(`play ${this.src}`);
    }
  }
  vi.stubGlobal('Audio', PretendAudio);
  const play = prepareAudio();
  expect(calls).toEqual(['load']);
  play('/api/media/a', { onProgress() {}, onEnded() {}, onFailed() {} });
  expect(calls).toEqual(['load', 'play /api/media/a']);
});
