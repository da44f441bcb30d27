import type { Mood } from '../../shared/records/check-in';

/**
 * The word for each mood, and its emoji. Screens show the glyph; the emoji is hidden text before
 * the word, and goes into exports.
 */
export const moodNames: Readonly<Record<Mood, { readonly label: string; readonly emoji: string }>> =
  {
    peaceful: { label: 'Peaceful', emoji: '😌' },
    anxious: { label: 'Anxious', emoji: '😰' },
    empowered: { label: 'Empowered', emoji: '💪' },
    triggered: { label: 'Triggered', emoji: '😤' },
    hopeful: { label: 'Hopeful', emoji: '🌅' },
    foggy: { label: 'Foggy', emoji: '🌫️' },
    joyful: { label: 'Joyful', emoji: '😊' },
    exhausted: { label: 'Exhausted', emoji: '😴' },
    passionate: { label: 'Passionate', emoji: '🔥' },
    sad: { label: 'Sad', emoji: '😢' },
    prayerful: { label: 'Prayerful', emoji: '🙏' },
    confused: { label: 'Confused', emoji: '😕' },
  };
