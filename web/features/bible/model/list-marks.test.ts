import { expect, test } from 'vitest';
import { listBookmarks, listHighlights } from './list-marks';

const PSALM = {
  passage: 'Psalms 23',
  highlights: ['3 gold', '2 gold', '6 gold', '2 rose'],
  bookmarks: [6, 1],
};

test('verses in a row of one color stand together, those of two colors under both', () => {
  expect(listHighlights([PSALM])).toEqual([
    { reference: 'Psalms 23:2-3', color: 'gold' },
    { reference: 'Psalms 23:6', color: 'gold' },
    { reference: 'Psalms 23:2', color: 'rose' },
  ]);
});

test('bookmarks stand in the order of their chapter', () => {
  expect(listBookmarks([PSALM, { passage: 'Ruth 1' }])).toEqual([
    { reference: 'Psalms 23:1' },
    { reference: 'Psalms 23:6' },
  ]);
});
