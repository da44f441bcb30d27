import { expect, test } from 'vitest';
import { bibleChapter } from '../../../../shared/records/bible-chapter';
import {
  chapterId,
  colorsOf,
  noteId,
  passageOf,
  versesOfNote,
  withBookmark,
  withColor,
} from './marks';

const PLACE = { slug: 'psalms', book: 'Psalms', number: 23 };

test('S10 a color takes the place of what the chosen verses had, and no other verse changes', () => {
  const highlights = ['3 rose', '4 rose', '5 blue'];
  expect(withColor({ highlights }, [4, 5], 'gold')).toEqual(['3 rose', '4 gold', '5 gold']);
  expect(withColor({ highlights }, [4, 4], null)).toEqual(['3 rose', '5 blue']);
  expect(withColor({}, [4, 4], 'gold')).toEqual(['4 gold']);
});

test('S10 a verse that two devices marked apart has both colors', () => {
  const colors = colorsOf({ highlights: ['4 gold', '4 rose', '5 blue', '6 a color of tomorrow'] });
  expect([...colors]).toEqual([
    [4, ['gold', 'rose']],
    [5, ['blue']],
  ]);
});

test('a bookmark stands at the first chosen verse, and goes with the next press', () => {
  expect(withBookmark({}, [4, 6])).toEqual([4]);
  expect(withBookmark({ bookmarks: [2, 4] }, [4, 6])).toEqual([2]);
});

test('S11 the same verses have the same note, and a note tells its verses', () => {
  expect(noteId(PLACE, [4, 6])).toBe('verse-note:psalms.23.4-6');
  expect(versesOfNote(PLACE, noteId(PLACE, [4, 6]))).toEqual([4, 6]);
  expect(versesOfNote(PLACE, noteId(PLACE, [4, 4]))).toEqual([4, 4]);
  expect(versesOfNote({ slug: 'psalms', number: 2 }, noteId(PLACE, [4, 6]))).toBeUndefined();
  expect(passageOf(PLACE, [4, 6])).toBe('Psalms 23:4-6');
  expect(passageOf(PLACE, [4, 4])).toBe('Psalms 23:4');
});

test('all that a chapter can hold passes the limits', () => {
  const highlights = withColor({}, [1, 176], 'violet');
  const body = { passage: 'Psalms 119', highlights, bookmarks: [176] };
  expect(bibleChapter.schema.safeParse(body).success).toBe(true);
  expect(chapterId(PLACE)).toBe('bible-chapter:psalms.23');
});
