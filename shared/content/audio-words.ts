import type { Narration } from './pack';

/** A drop as far as its sound goes. */
export interface Heard {
  readonly narration: Pick<Narration, 'readBy'> | null;
}

/** How the devotionals are heard: by the recordings there are, and otherwise by the device. Undefined while that is unknown. */
export function sayAudio(drops: readonly Heard[] | undefined): string {
  if (drops === undefined) return 'Read them, or listen.';
  const recorded = drops.flatMap(({ narration }) => narration ?? []);
  if (recorded.length === 0) return 'Your device can read them aloud, if it has a voice.';
  const reader = sayReader(recorded);
  if (recorded.length === drops.length)
    return `${reader} reads all of them aloud. Your device can read them too, if it has a voice.`;
  return `${reader} reads ${recorded.length} of them aloud. Your device can read the others, if it has a voice.`;
}

/** Whose voice is on the recordings. */
export function sayReader(recorded: readonly Pick<Narration, 'readBy'>[]): string {
  if (recorded.every(({ readBy }) => readBy === 'computer')) return 'A computer voice';
  if (recorded.every(({ readBy }) => readBy === 'person')) return 'A person';
  return 'A recorded voice';
}
