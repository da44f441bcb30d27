import type { Mood } from '../../../shared/records/check-in';

/** The word and the emoji of every mood; the emoji is for screen readers and exports, on screen moods have glyphs. */
export const MOOD_WORDS: Readonly<
  Record<Mood, { readonly label: string; readonly emoji: string }>
> = {
  peaceful: { label: 'Peaceful', emoji: '😌' },
  anxious: { label: 'Anxious', emoji: '😟' },
  empowered: { label: 'Empowered', emoji: '💪' },
  triggered: { label: 'Triggered', emoji: '⚡' },
  hopeful: { label: 'Hopeful', emoji: '🌤️' },
  foggy: { label: 'Foggy', emoji: '🌫️' },
  joyful: { label: 'Joyful', emoji: '😄' },
  exhausted: { label: 'Exhausted', emoji: '😮‍💨' },
  passionate: { label: 'Passionate', emoji: '🔥' },
  sad: { label: 'Sad', emoji: '😢' },
  prayerful: { label: 'Prayerful', emoji: '🙏' },
  confused: { label: 'Confused', emoji: '😕' },
};
