import type { ContentLibrary } from '../services/content/content-library';

export const CONTENT_VERSION = '0123456789ab';

/** Content for the first days of the journey; the first has a narration. */
export function contentOf(days: number): ContentLibrary {
  const drops = Array.from({ length: days }, (_, index) => dropOf(index + 1));
  return {
    version: CONTENT_VERSION,
    drops: new Map(drops.map((drop) => [drop.day, drop])),
    moments: [
      {
        id: 'slow-breath',
        title: 'A slow breath',
        description: 'Three minutes with one line.',
        duration: 180,
        category: 'focus',
        instructions: ['Sit down.', 'Breathe.'],
        sound: null,
        audioUrl: null,
        loopSeconds: null,
        premium: false,
      },
    ],
  };
}

function dropOf(day: number) {
  const narration = {
    url: '/content/audio/drop-001-0123456789ab.mp3',
    bytes: 400_000,
    type: 'audio/mpeg',
    durationSeconds: 100,
    readBy: 'computer' as const,
  };
  return {
    day,
    reference: `Psalms ${day}:1-2`,
    translation: 'WEB',
    verses: [
      { number: 1, text: 'The first verse,' },
      { number: 2, text: 'and the second.' },
    ],
    title: `Title ${day}`,
    devotional: [
      [
        { text: 'It says ', italic: false },
        { text: 'verse', italic: true },
        { text: ' twice.', italic: false },
      ],
      [{ text: 'That is all.', italic: false }],
    ],
    question: `Question ${day}?`,
    prayer: `Prayer ${day}.`,
    form: 'reflection' as const,
    narration: day === 1 ? narration : null,
  };
}
