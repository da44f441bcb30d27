import { expect, test } from 'vitest';
import { bibleChapter } from '../../../../shared/records/bible-chapter';
import { colorsOf, passageOf, versesIn, withBookmark, withColor } from './marks';

const PSALM = { book: 'Psalms', number: 23 };

test('S10 a color takes the place of what the chosen verses had, and no other verse changes', () => {
  const highlights = ['3 rose', '4 rose', '5 blue'];
  expect(withColor({ highlights }, [4, 5], 'gold')).toEqual({
    highlights: ['3 rose', '4 gold', '5 gold'],
  });
  expect(withColor({ highlights }, [4, 4], null)).toEqual({ highlights: ['3 rose', '5 blue'] });
  expect(withColor({}, [4, 4], 'gold')).toEqual({ highlights: ['4 gold'] });
});

test('S10 a verse that two devices marked apart has both colors', () => {
  const here = { highlights: ['4 gold', '5 blue', '6 a color of tomorrow'] };
  const there = { highlights: ['4 rose', '5 blue'] };
  expect([...colorsOf([here, there])]).toEqual([
    [4, ['gold', 'rose']],
    [5, ['blue']],
  ]);
});

test('a bookmark stands at a verse, and is taken away', () => {
  expect(withBookmark({ bookmarks: [2] }, 4, true)).toEqual({ bookmarks: [2, 4] });
  expect(withBookmark({ bookmarks: [2, 4] }, 4, false)).toEqual({ bookmarks: [2] });
});

test('S11 a passage names verses of its own chapter alone', () => {
  expect(passageOf(PSALM, [4, 6])).toBe('Psalms 23:4-6');
  expect(passageOf(PSALM, [4, 4])).toBe('Psalms 23:4');
  expect(passageOf(PSALM)).toBe('Psalms 23');
  expect(versesIn(PSALM, 'Psalms 23:4-6')).toEqual([4, 6]);
  expect(versesIn({ ...PSALM, number: 2 }, 'Psalms 23:4-6')).toBeUndefined();
  expect(versesIn({ ...PSALM, book: 'Proverbs' }, 'Psalms 23:4')).toBeUndefined();
});

test('all that a chapter can hold passes the limits', () => {
  const { highlights } = withColor({}, [1, 176], 'violet');
  const body = { passage: 'Psalms 119', highlights, bookmarks: [176] };
  expect(bibleChapter.schema.safeParse(body).success).toBe(true);
});
