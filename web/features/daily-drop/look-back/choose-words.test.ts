import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../shared/domain/local-day';
import { chooseWords } from './choose-words';
import type { OwnWords } from './own-words';

const START = '2026-03-01';
const span = (days: number) => ({ from: START, to: addDays(START, days - 1) });
const line = (sort: OwnWords['sort'], at: number, text = `${sort} ${at}`): OwnWords => ({
  key: `${sort} ${at} ${text}`,
  sort,
  name: sort,
  day: addDays(START, at),
  writtenAt: at,
  text,
});
const chosen = (words: readonly OwnWords[], days: number, weeks: number) =>
  chooseWords(words, span(days), weeks).map(({ text }) => text);

describe('a few words of many', () => {
  const everyDay = (days: number) =>
    Array.from({ length: days }, (_, at) => [
      line('entry', at),
      line('truth', at),
      line('gratitude', at),
    ]).flat();

  it('of a week are its first and latest entry, first and latest truth, and one line of thanks', () => {
    expect(chosen(everyDay(7), 7, 1)).toEqual([
      'entry 0',
      'truth 0',
      'gratitude 0',
      'entry 6',
      'truth 6',
    ]);
  });

  it('of ninety days are no more than seventeen, with thanks for each of the weeks', () => {
    const words = chosen(everyDay(90), 90, 13);
    expect(words).toHaveLength(17);
    expect(words.filter((text) => text.startsWith('gratitude'))).toHaveLength(13);
  });

  it('of a year on the way are no more than that either', () => {
    expect(chosen(everyDay(365), 365, 13)).toHaveLength(17);
  });

  it('give thanks for the same thing once', () => {
    const thanks = [
      line('gratitude', 0, 'Soup'),
      line('gratitude', 8, 'soup'),
      line('gratitude', 9, 'Rain'),
    ];
    expect(chosen(thanks, 14, 2)).toEqual(['Soup', 'Rain']);
  });

  it('are the one thing there is', () => {
    expect(chosen([line('entry', 3)], 7, 1)).toEqual(['entry 3']);
    expect(chosen([], 7, 1)).toEqual([]);
  });
});
