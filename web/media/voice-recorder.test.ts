import { expect, test, vi } from 'vitest';
import type { Outcome } from '../../shared/outcome';
import type { MicrophoneTrouble, Take } from '../platform/recorder';

type OpenedMicrophone = Outcome<Take, MicrophoneTrouble>;

import type { Recording } from './contract';
import { createVoiceRecorder, type VoiceEvent } from './voice-recorder';

const KEY = 'journal:new';

/** A microphone whose permission, chunks and end the test decides. */
function pretendMicrophone() {
  let onChunk: (chunk: Blob, durationMs: number) => void = () => undefined;
  let end: (how: 'ended' | 'failed') => void = () => undefined;
  let isOpen = false;
  const take = {
    type: 'audio/webm;codecs=opus',
    record: (listener: typeof onChunk) => {
      onChunk = listener;
      return new Promise<'ended' | 'failed'>((resolve) => {
        end = resolve;
      });
    },
    stop() {
      isOpen = false;
      end('ended');
    },
    level: () => 0.5,
  };
  return {
    open(): OpenedMicrophone {
      isOpen = true;
      return { ok: true, value: take };
    },
    isOpen: () => isOpen,
    say: (words: string, durationMs: number) => onChunk(new Blob([words]), durationMs),
    end: (how: 'ended' | 'failed') => end(how),
  };
}

/** Recordings in memory. A chunk that is refused stays in line until the recording is finished. */
function memoryMedia({ refused = -1 } = {}) {
  const texts: string[] = [];
  let durationMs = 0;
  let appended = 0;
  return {
    texts,
    begin: vi.fn(async (_key: string, _type: string) => 'recording-1'),
    async append(_id: string, chunk: Blob, lengthMs: number) {
      const turn = appended;
      appended += 1;
      texts[turn] = await chunk.text();
      durationMs = lengthMs;
      if (turn === refused) throw new Error('full');
    },
    finish: vi.fn(
      async (id: string): Promise<Recording | undefined> =>
        texts.length === 0
          ? undefined
          : {
              id,
              type: 'audio/webm',
              createdAt: 1,
              durationMs,
              bytes: texts.join('').length,
              state: 'captured',
              sentBytes: 0,
            },
    ),
  };
}

function setUp(media = memoryMedia(), microphone = pretendMicrophone()) {
  const told: VoiceEvent[] = [];
  const captured: Recording[] = [];
  const claimed = new Set<string>();
  const openMicrophone = vi.fn(async () => microphone.open());
  const recorder = createVoiceRecorder(KEY, {
    media,
    openMicrophone,
    claim: (id) => {
      claimed.add(id);
      return () => claimed.delete(id);
    },
    now: () => 42,
    tell: (event) => void told.push(event),
    onCaptured: (recording) => void captured.push(recording),
  });
  const seen: string[] = [];
  recorder.state.subscribe(() => seen.push(recorder.state.get().status));
  return { recorder, microphone, media, told, captured, claimed, seen, openMicrophone };
}

/** Presses "Record" and waits until it records. `ended` is an object's, since awaiting a promise awaits what it holds. */
async function started(voice: ReturnType<typeof setUp>): Promise<{ ended: Promise<void> }> {
  const ended = voice.recorder.record();
  await vi.waitFor(() => expect(voice.recorder.state.get().status).toBe('recording'));
  return { ended };
}

test('a recording goes from asking over recording and uploading to captured', async () => {
  const voice = setUp();
  await started(voice);
  expect(voice.recorder.state.get().startedAt).toBe(42);
  expect(voice.recorder.level()).toBe(0.5);
  voice.microphone.say('Dad ', 1000);
  voice.microphone.say('called.', 1600);
  await voice.recorder.stop();

  expect(voice.seen).toEqual(['asking', 'recording', 'uploading', 'resting']);
  expect(voice.told).toEqual(['started', 'stopped', 'captured']);
  expect(voice.captured).toMatchObject([{ id: 'recording-1', durationMs: 1600 }]);
  expect(voice.media.begin).toHaveBeenCalledWith(KEY, 'audio/webm;codecs=opus');
});

test('V2 every chunk is handed to the disk in the order in which it was spoken', async () => {
  const voice = setUp();
  await started(voice);
  for (const word of ['one ', 'two ', 'three']) voice.microphone.say(word, 1000);
  await voice.recorder.stop();
  expect(voice.media.texts.join('')).toBe('one two three');
});

test('the microphone is released however the recording ends', async () => {
  for (const how of ['ended', 'failed'] as const) {
    const voice = setUp();
    const { ended } = await started(voice);
    expect(voice.microphone.isOpen()).toBe(true);
    voice.microphone.end(how);
    await ended;
    expect(voice.microphone.isOpen()).toBe(false);
  }
});

test('a call that takes the microphone away ends the recording and keeps it', async () => {
  const voice = setUp();
  const { ended } = await started(voice);
  voice.microphone.say('Hold on', 900);
  voice.microphone.end('ended');
  await ended;
  expect(voice.captured).toHaveLength(1);
  expect(voice.told).toEqual(['started', 'stopped', 'captured']);
});

test('a recorder that fails says so, and keeps what came before', async () => {
  const voice = setUp();
  const { ended } = await started(voice);
  voice.microphone.say('Hold on', 900);
  voice.microphone.end('failed');
  await ended;
  expect(voice.told).toEqual(['started', 'stopped', 'recorder-failed']);
  expect(voice.captured).toHaveLength(1);
});

test('a disk that refuses a chunk ends the recording, and what was said is kept', async () => {
  const voice = setUp(memoryMedia({ refused: 1 }));
  const { ended } = await started(voice);
  for (const word of ['one ', 'two ', 'three']) voice.microphone.say(word, 1000);
  await ended;
  expect(voice.media.texts.join('')).toBe('one two three');
  expect(voice.told).toEqual(['started', 'stopped', 'recorder-failed']);
  expect(voice.captured).toHaveLength(1);
  expect(voice.microphone.isOpen()).toBe(false);
});

test('a disk that refuses the beginning releases the microphone', async () => {
  const media = memoryMedia();
  media.begin.mockRejectedValueOnce(new Error('full'));
  const voice = setUp(media);
  await voice.recorder.record();
  expect(voice.told).toEqual(['upload-failed']);
  expect(voice.microphone.isOpen()).toBe(false);
  expect(voice.recorder.state.get().status).toBe('resting');
});

test('a disk that refuses the end leaves the recording to be offered again', async () => {
  const media = memoryMedia();
  media.finish.mockRejectedValueOnce(new Error('closed'));
  const voice = setUp(media);
  await started(voice);
  voice.microphone.say('one', 1000);
  await voice.recorder.stop();
  expect(voice.told.at(-1)).toBe('upload-failed');
  expect(voice.captured).toEqual([]);
  expect(voice.claimed.size).toBe(0);
});

test('a microphone that is refused says why, until the next try', async () => {
  const voice = setUp();
  voice.openMicrophone.mockResolvedValueOnce({ ok: false, problem: 'denied' });
  await voice.recorder.record();
  expect(voice.recorder.state.get()).toMatchObject({ status: 'resting', trouble: 'denied' });
  expect(voice.told).toEqual(['microphone-failed']);
  await started(voice);
  expect(voice.recorder.state.get().trouble).toBeNull();
});

test('two quick presses begin one recording', async () => {
  const voice = setUp();
  void voice.recorder.record();
  await started(voice);
  expect(voice.openMicrophone).toHaveBeenCalledTimes(1);
  expect(voice.media.begin).toHaveBeenCalledTimes(1);
});

test('leaving while the browser still asks records nothing', async () => {
  const voice = setUp();
  let allow: (opened: OpenedMicrophone) => void = () => undefined;
  voice.openMicrophone.mockReturnValueOnce(
    new Promise((resolve) => {
      allow = resolve;
    }),
  );
  const asked = voice.recorder.record();
  await voice.recorder.stop();
  allow(voice.microphone.open());
  await asked;
  expect(voice.media.begin).not.toHaveBeenCalled();
  expect(voice.microphone.isOpen()).toBe(false);
  expect(voice.told).toEqual([]);
});

test('nothing said is nothing captured', async () => {
  const voice = setUp();
  await started(voice);
  await voice.recorder.stop();
  expect(voice.captured).toEqual([]);
  expect(voice.told).toEqual(['started', 'stopped']);
});

test('a recording is claimed while it is spoken, and no longer', async () => {
  const voice = setUp();
  await started(voice);
  expect([...voice.claimed]).toEqual(['recording-1']);
  voice.microphone.say('one', 1000);
  await voice.recorder.stop();
  expect(voice.claimed.size).toBe(0);
});
