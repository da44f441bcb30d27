import { type LiveValue, liveValue } from '../../live/live-value';
import type { DropListening } from './drop-listening';

/** What the page lets a person hear, from the first press until its end or theirs; null while that is nothing. */
export const nowListening: LiveValue<DropListening | null> = liveValue<DropListening | null>(null);

/** Whether the large player of what is heard can be seen: then no small one is needed. */
export const isPlayerInView: LiveValue<boolean> = liveValue(false);

/** Silences what is heard, for another sound or a recording; it keeps its place. */
export function pauseListening(): void {
  nowListening.get()?.pause();
}

/** Ends what is heard; it keeps its place. */
export function endListening(): void {
  nowListening.get()?.close();
  nowListening.set(null);
}
