/**
 * npm run ambient: makes the sounds of the mindful moments out of noise and sines, and writes them, and their list,
 * into shared/content/sounds. Needs ffmpeg.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOUNDS } from '../shared/content/pack';
import { LOOP_SAMPLES, LOOP_SECONDS, makeLoop, SOUND_HZ } from './content/ambient-sound';
import { AUDIO_EXTENSION, SOUNDS_FOLDER, type SoundEntry } from './content/audio-files';
import { encodeMp3, measureSeconds } from './content/sound-tools';
import { runCommand } from './lib/run-command';

/** What the file goes on for: a player begins its loop after the silence that a decoder may leave. */
const MORE_SECONDS = 1;

await runCommand(async () => {
  mkdirSync(SOUNDS_FOLDER, { recursive: true });
  const entries = SOUNDS.map((sound): SoundEntry => {
    const file = `${sound}${AUDIO_EXTENSION}`;
    const path = join(SOUNDS_FOLDER, file);
    encodeMp3({ samples: toSamples(makeLoop(sound)), hertz: SOUND_HZ, path, bitRate: '64k' });
    return { file, durationSeconds: measureSeconds(path), sound, loopSeconds: LOOP_SECONDS };
  });
  writeFileSync(join(SOUNDS_FOLDER, 'index.json'), `${JSON.stringify(entries, null, 2)}\n`);
  return `${entries.length} sounds of ${LOOP_SECONDS} s.`;
});

/** One turn and the beginning of the next, 16 bits little-endian. */
function toSamples(loop: Float64Array): Buffer {
  const count = LOOP_SAMPLES + MORE_SECONDS * SOUND_HZ;
  const samples = Buffer.alloc(2 * count);
  for (let index = 0; index < count; index += 1) {
    samples.writeInt16LE(Math.round((loop[index % LOOP_SAMPLES] ?? 0) * 32_767), 2 * index);
  }
  return samples;
}
