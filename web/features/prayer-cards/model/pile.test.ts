import { describe, expect, test } from 'vitest';
import type { IntercessionCardBody } from '../../../../shared/records/intercession-card';
import { SYNC } from '../../../../shared/records/record';
import { sayRhythm } from '../../../records/kinds/intercession-card/rhythm-words';
import { answeredCards, type Card, isDueOn, nextOf, openCards, pileOf, topOf } from './pile';

// A Sunday.
const SUNDAY = '2026-03-01';
const WEEK = [SUNDAY, ...['02', '03', '04', '05', '06', '07'].map((day) => `2026-03-${day}`)];
const TODAY = '2026-03-03';

function body(part: Partial<IntercessionCardBody> = {}): IntercessionCardBody {
  return { who: 'Ana', matter: 'Sleep', since: '2026-01-07', rhythm: 'daily', ...part };
}

function card(id: string, createdAt: number, part: Partial<IntercessionCardBody> = {}): Card {
  return {
    id,
    kind: 'intercession-card',
    day: SUNDAY,
    order: 1,
    version: { phone: 1 },
    deleted: false,
    createdAt,
    updatedAt: createdAt,
    utcOffsetMinutes: 0,
    sync: SYNC.acknowledged,
    body: body(part),
  };
}

const daysOf = (part: Partial<IntercessionCardBody>) =>
  WEEK.filter((day) => isDueOn(body(part), day)).map((day) => Number(day.slice(-2)));
const ids = (cards: readonly Card[]) => cards.map(({ id }) => id);

describe('the days of a card', () => {
  test('T1 a card comes every day, Monday to Friday, or on its weekday', () => {
    expect(daysOf({ rhythm: 'daily' })).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(daysOf({ rhythm: 'weekdays' })).toEqual([2, 3, 4, 5, 6]);
    expect(daysOf({ rhythm: 'weekly', weekday: 0 })).toEqual([1]);
    expect(daysOf({ rhythm: 'weekly', weekday: 6 })).toEqual([7]);
  });

  test('T1 a weekly card without a weekday has that of the day since which it is prayed', () => {
    // January 7, 2026 was a Wednesday.
    expect(daysOf({ rhythm: 'weekly' })).toEqual([4]);
    expect(sayRhythm(body({ rhythm: 'weekly' }))).toBe('Every Wednesday');
    expect(sayRhythm(body({ rhythm: 'weekly', weekday: 0 }))).toBe('Every Sunday');
    expect(sayRhythm(body({ rhythm: 'weekdays', weekday: 0 }))).toBe('Monday to Friday');
  });

  test('T1 an answered card comes on no day, one that is prayed for again on its days', () => {
    expect(daysOf({ answeredOn: '2026-02-01' })).toEqual([]);
    expect(daysOf({ answeredOn: null })).toHaveLength(7);
  });
});

describe('the pile of a day', () => {
  const cards = [
    card('c', 3, { prayedOn: [SUNDAY] }),
    card('a', 1),
    card('b', 2, { prayedOn: [TODAY] }),
    card('d', 4, { rhythm: 'weekly', weekday: 0 }),
    card('e', 5, { answeredOn: SUNDAY }),
  ];
  const pile = pileOf(cards, TODAY);

  test('T2 what was prayed today is no more on top, and what was not prayed yesterday comes once', () => {
    expect(ids(pile)).toEqual(['a', 'b', 'c']);
    expect(topOf(pile, undefined, TODAY)?.id).toBe('a');
    expect(topOf(pile, 'b', TODAY)?.id).toBe('b');
    expect(topOf(pileOf([card('b', 2, { prayedOn: [TODAY] })], TODAY), undefined, TODAY)).toBe(
      undefined,
    );
    expect(ids(pileOf(cards, '2026-03-08'))).toEqual(['a', 'b', 'c', 'd']);
  });

  test('T2 next is the next card that is not prayed, and after the last the first again', () => {
    const [a, b, c] = pile;
    expect(nextOf(pile, a!, TODAY)?.id).toBe('c');
    expect(nextOf(pile, b!, TODAY)?.id).toBe('c');
    expect(nextOf(pile, c!, TODAY)?.id).toBe('a');
    expect(nextOf(pileOf([card('a', 1)], TODAY), a!, TODAY)).toBeUndefined();
  });

  test('T7 answered cards stand apart from the others, the newest answer first', () => {
    const answered = [
      card('old', 1, { answeredOn: '2025-12-31' }),
      card('new', 2, { answeredOn: '2026-02-01' }),
      card('open', 3),
    ];
    expect(ids(answeredCards(answered))).toEqual(['new', 'old']);
    expect(ids(openCards(answered))).toEqual(['open']);
  });
});
