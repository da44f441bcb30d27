import { expect, it } from 'vitest';
import { CIRCUMSTANCES } from '../../../../shared/domain/look-back/day-facts';
import { sayCounts, sayTogether } from './say-moods';

const pair = {
  mood: 'peaceful',
  with: { chosen: 24, days: 40 },
  without: { chosen: 6, days: 38 },
} as const;

it('L7 a sentence gives the counts of both sides', () => {
  expect(sayTogether({ circumstance: 'prayer', ...pair })).toBe(
    'On days you prayed, you chose Peaceful 24 of 40 times. On other days, 6 of 38.',
  );
  expect(sayTogether({ circumstance: 'water', ...pair })).toBe(
    'On days with six glasses of water or more, you chose Peaceful 24 of 40 times. On days you noted fewer, 6 of 38.',
  );
});

it.each(CIRCUMSTANCES)('L7 no sentence claims a cause: %s', (circumstance) => {
  const sentence = sayTogether({ circumstance, ...pair });
  expect(sentence).toMatch(/^On .* 24 of 40 times\. On .* 6 of 38\.$/);
  expect(sentence).not.toMatch(/because|caus|mak|lead|help|thanks to|so that|therefore|better/i);
});

it('moods are said with their days', () => {
  expect(sayCounts([])).toBe('no mood');
  expect(
    sayCounts([
      { mood: 'peaceful', days: 9 },
      { mood: 'sad', days: 1 },
    ]),
  ).toBe('Peaceful 9 days, Sad 1 day');
});
