import { describe, expect, it } from 'vitest';
import { MOST_TAGS, TAG_CHARACTERS } from '../../../shared/records/journal-entry';
import { addTags } from './tags';

describe('tags that are typed', () => {
  it('are several where commas stand between them, tidied', () => {
    expect(addTags([], ' #rest,  long   walk ,, ##Ana')).toEqual(['rest', 'long walk', 'Ana']);
  });

  it('are not added twice, in whatever case', () => {
    expect(addTags(['Rest'], 'rest, REST, sleep')).toEqual(['Rest', 'sleep']);
  });

  it('are as long and as many as an entry takes', () => {
    const [long] = addTags([], 'x'.repeat(100));
    expect(long).toHaveLength(TAG_CHARACTERS);
    const many = Array.from({ length: 40 }, (_, nth) => `tag ${nth}`).join(',');
    expect(addTags([], many)).toHaveLength(MOST_TAGS);
  });

  it('are never cut within a character', () => {
    const [tag] = addTags([], `${'x'.repeat(TAG_CHARACTERS - 1)}😊`);
    expect(tag?.isWellFormed()).toBe(true);
  });

  it('nothing typed adds nothing', () => {
    expect(addTags(['rest'], ' , #')).toEqual(['rest']);
  });
});
