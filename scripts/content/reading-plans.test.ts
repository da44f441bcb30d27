import { describe, expect, it, test } from 'vitest';
import { readReference } from '../../shared/companion/retrieval/reference';
import type { PlanId } from '../../shared/content/plans/plan-titles';
import { READING_PLANS } from '../../shared/content/plans/reading-plans';
import { readPassages } from '../../shared/content/read-passage';
import { verseCounts } from '../../shared/content/verse-counts';
import { checkPlans } from './check-content';
import { contextOf } from './passage-context';
import { readDrops } from './read-content';
import { readThemes } from './read-themes';
import { makePlans } from './reading-plans';
import { spreadEvenly } from './spread-evenly';

const drops = readDrops();

describe('N1 the reading plans', () => {
  it('are those that their script makes', () => {
    expect(checkPlans(drops)).toEqual([]);
    expect(checkPlans(drops.toReversed())).toHaveLength(1);
  });

  it('name only passages that there are, each as references name it', () => {
    const passages = READING_PLANS.flatMap(({ days }) => days.flat());
    expect(passages.filter((passage) => readPassages(passage).join() !== passage)).toEqual([]);
  });

  it.each([
    ['psalms-60', 60, ['Psalms']],
    ['gospels-90', 90, ['Matthew', 'Mark', 'Luke', 'John']],
    ['proverbs-31', 31, ['Proverbs']],
  ] as const)(
    'have every verse of the books of %s once, in order, in %i days',
    (id, count, books) => {
      const days = daysOf(id);
      expect(days).toHaveLength(count);
      expect(days.every((passages) => passages.length > 0)).toBe(true);
      expect(days.flat().flatMap(versesOf)).toEqual(books.flatMap(versesOfBook));
    },
  );

  it('are even: no day of the Psalms or the Gospels has twice the verses of a usual one', () => {
    for (const id of ['psalms-60', 'gospels-90'] as const) {
      const lengths = daysOf(id).map((passages) => passages.flatMap(versesOf).length);
      const usual = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
      expect(Math.max(...lengths) / usual).toBeLessThan(2);
    }
  });

  it('have around each drop’s passage what it stands in, in the order of the drops', () => {
    const days = daysOf('drops-90');
    expect(days).toHaveLength(drops.length);
    for (const [at, { reference }] of drops.entries()) {
      const read = versesOf(days[at]?.[0] ?? '');
      expect(read).toEqual(expect.arrayContaining(versesOf(reference)));
      expect(read.length).toBeGreaterThan(versesOf(reference).length - 1);
    }
  });
});

describe('N11 the themed plans', () => {
  const themed = READING_PLANS.filter(({ isThemed }) => isThemed);
  const passagesOf = new Map(
    readThemes().map(({ id, passages }) => [id, passages.map(({ reference }) => reference)]),
  );

  it('are six, of seven or fourteen days, a passage a day and each once', () => {
    expect(themed).toHaveLength(6);
    for (const { days } of themed) {
      expect([7, 14]).toContain(days.length);
      expect(new Set(days.map(([passage]) => passage)).size).toBe(days.length);
      expect(days.every((passages) => passages.length === 1)).toBe(true);
    }
  });

  it.each([
    ['peace-14', ['peace', 'stillness']],
    ['courage-14', ['courage', 'fear']],
    ['rest-7', ['rest']],
    ['gratitude-14', ['gratitude', 'joy']],
    ['comfort-14', ['grief', 'sadness']],
    ['beginning-again-7', ['beginning-again']],
  ] as const)('read in %s what stands around the passages of %j, in their order', (id, themes) => {
    const references = themes.flatMap((theme) => passagesOf.get(theme) ?? []);
    const at = daysOf(id).map(([place = '']) => {
      const verses = versesOf(place);
      return references.findIndex((each) => versesOf(each).every((one) => verses.includes(one)));
    });
    expect(at).not.toContain(-1);
    expect(at).toEqual([...at].sort((one, other) => one - other));
  });

  it('are those that their script makes', () => {
    expect(checkPlans(drops)).toEqual([]);
  });

  it('refuse themes that don’t fill their days', () => {
    expect(() => makePlans([], [])).toThrow('peace-14 has passages for 0 days');
  });
});

function daysOf(id: PlanId) {
  return READING_PLANS.find((plan) => plan.id === id)!.days;
}

/** `John 1:1-3` → `John 1:1`, `John 1:2`, `John 1:3`. */
function versesOf(passage: string): string[] {
  const place = readReference(passage);
  const chapter = place ? `${place.book} ${place.chapter}` : passage;
  const [, book = '', number] = /^(.+) (\d+)$/.exec(chapter) ?? [];
  const { first, last } = place ?? { first: 1, last: verseCounts(book)[Number(number) - 1] ?? 0 };
  return Array.from({ length: last - first + 1 }, (_, at) => `${chapter}:${first + at}`);
}

function versesOfBook(book: string): string[] {
  return verseCounts(book).flatMap((_, at) => versesOf(`${book} ${at + 1}`));
}

test('N1 a passage of a long chapter needs a scene, and one that is not there is refused', () => {
  expect(contextOf('Mark 6:31')).toBe('Mark 6:30-44');
  expect(contextOf('Psalms 23:1-3')).toBe('Psalms 23');
  expect(() => contextOf('Mark 6:45')).toThrow('Mark 6:45 has no scene in Mark 6');
  expect(() => contextOf('Psalms 23:7')).toThrow('Psalms 23:7 is not a passage');
});

test('N1 items are spread in their order, as evenly as can be', () => {
  expect(spreadEvenly([5, 1, 1, 3, 5], 3, Number)).toEqual([[5], [1, 1, 3], [5]]);
  expect(spreadEvenly([2, 2], 2, Number)).toEqual([[2], [2]]);
  expect(() => spreadEvenly([1], 2, Number)).toThrow('1 items don’t fill 2 runs');
});
