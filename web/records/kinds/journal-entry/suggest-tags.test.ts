import { expect, test } from 'vitest';
import { suggestTags } from './suggest-tags';

test('the tags used most are suggested, as they were written last, without the chosen ones', () => {
  const entries = [
    { tags: ['Work', 'rest'] },
    { tags: ['rest', 'Ana'] },
    { tags: ['REST', 'work'] },
  ];
  expect(suggestTags(entries, [])).toEqual(['rest', 'Work', 'Ana']);
  expect(suggestTags(entries, ['Rest'])).toEqual(['Work', 'Ana']);
});
