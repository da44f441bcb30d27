import { expect, test, vi } from 'vitest';
import type { AudioEvents } from '../platform/audio';
import { createVoicePlayer } from './voice-player';

/** Speakers that play what they are given until told otherwise. */
function pretendSpeakers() {
  const playing = new Map<string, AudioEvents>();
  const play = (src: string, events: AudioEvents) => {
    playing.set(src, events);
    return () => void playing.delete(src);
  };
  const prepare = vi.fn(() => play);
  return { prepare, playing, now: () => [...playing.keys()] };
}

const sourceOf =
  (id: string, release = () => undefined) =>
  async () => ({
    src: `/api/media/${id}`,
    release,
  });
const silent = () => undefined;

test('press to play, press again to stop', async () => {
  const speakers = pretendSpeakers();
  const player = createVoicePlayer(speakers.prepare);
  await player.toggle('a', sourceOf('a'), silent);
  expect(speakers.now()).toEqual(['/api/media/a']);
  speakers.playing.get('/api/media/a')?.onProgress(1500);
  expect(player.heard.get()).toEqual({ id: 'a', positionMs: 1500 });
  await player.toggle('a', sourceOf('a'), silent);
  expect(speakers.now()).toEqual([]);
  expect(player.heard.get()).toEqual({ id: null, positionMs: 0 });
});

test('what plays is prepared within the press, however long its source takes', () => {
  const speakers = pretendSpeakers();
  const player = createVoicePlayer(speakers.prepare);
  void player.toggle('a', () => new Promise(() => undefined), silent);
  expect(speakers.prepare).toHaveBeenCalledOnce();
});

test('one plays at a time', async () => {
  const speakers = pretendSpeakers();
  const player = createVoicePlayer(speakers.prepare);
  const release = vi.fn();
  await player.toggle('a', sourceOf('a', release), silent);
  await player.toggle('b', sourceOf('b'), silent);
  expect(speakers.now()).toEqual(['/api/media/b']);
  expect(release).toHaveBeenCalledOnce();
});

test('a source that opens late does not sound over the one chosen since', async () => {
  const speakers = pretendSpeakers();
  const player = createVoicePlayer(speakers.prepare);
  const release = vi.fn();
  let open: () => void = silent;
  const late = player.toggle(
    'a',
    async () => {
      await new Promise<void>((resolve) => {
        open = resolve;
      });
      return { src: '/api/media/a', release };
    },
    silent,
  );
  await player.toggle('b', sourceOf('b'), silent);
  open();
  await late;
  expect(speakers.now()).toEqual(['/api/media/b']);
  expect(release).toHaveBeenCalledOnce();
});

test('at its end it is silent again', async () => {
  const speakers = pretendSpeakers();
  const player = createVoicePlayer(speakers.prepare);
  await player.toggle('a', sourceOf('a'), silent);
  speakers.playing.get('/api/media/a')?.onEnded();
  expect(player.heard.get().id).toBeNull();
});

test('a failure resets and is told to the one who pressed', async () => {
  const speakers = pretendSpeakers();
  const player = createVoicePlayer(speakers.prepare);
  const failed = vi.fn();
  await player.toggle('a', sourceOf('a'), failed);
  speakers.playing.get('/api/media/a')?.onFailed(false);
  await player.toggle('b', () => Promise.reject(new Error('gone')), failed);
  expect(failed).toHaveBeenCalledTimes(2);
  expect(player.heard.get().id).toBeNull();
});

test('one that breaks off within its last second was heard, and nothing is told', async () => {
  const speakers = pretendSpeakers();
  const player = createVoicePlayer(speakers.prepare);
  const failed = vi.fn();
  const play = async (positionMs: number) => {
    const source = { src: '/api/media/a', durationMs: 4830, release: silent };
    await player.toggle('a', () => Promise.resolve(source), failed);
    speakers.playing.get('/api/media/a')?.onProgress(positionMs);
    speakers.playing.get('/api/media/a')?.onFailed(false);
    expect(player.heard.get()).toEqual({ id: null, positionMs: 0 });
  };
  await play(3990);
  expect(failed).not.toHaveBeenCalled();
  await play(3700);
  expect(failed).toHaveBeenCalledOnce();
});

test('leaving stops its own recording and no other', async () => {
  const speakers = pretendSpeakers();
  const player = createVoicePlayer(speakers.prepare);
  await player.toggle('a', sourceOf('a'), silent);
  player.stop('b');
  expect(player.heard.get().id).toBe('a');
  player.stop('a');
  expect(speakers.now()).toEqual([]);
});
