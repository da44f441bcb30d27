import { describe, expect, it } from 'vitest';
import { MOST_TAGS, TAG_CHARACTERS } from '../../../../shared/records/journal-entry';
import { addTags, longestTag } from './tags';

describe('tags that are typed', () => {
  it('are several where commas stand between them, tidied', () => {
    expect(addTags([], ' #rest,  long   walk ,, ##Ana')).toEqual({
      tags: ['rest', 'long walk', 'Ana'],
      left: '',
    });
  });

  it('are not added twice, in whatever case', () => {
    expect(addTags(['Rest'], 'rest, REST, sleep').tags).toEqual(['Rest', 'sleep']);
  });

  it('are as long and as many as an entry takes, and what is more stays typed, whole', () => {
    const just = 'x'.repeat(TAG_CHARACTERS);
    expect(addTags([], `rest, ${just}y, ${just}`)).toEqual({
      tags: ['rest', just],
      left: `${just}y`,
    });
    const many = Array.from({ length: MOST_TAGS + 2 }, (_, nth) => `tag ${nth}`);
    expect(addTags([], many.join(','))).toEqual({
      tags: many.slice(0, MOST_TAGS),
      left: many.slice(MOST_TAGS).join(', '),
    });
  });

  it('are measured by the longest', () => {
    expect(longestTag('rest, #a long   walk, Ana')).toBe('a long walk');
    expect(longestTag('')).toBe('');
  });

  it('nothing typed adds nothing', () => {
    expect(addTags(['rest'], ' , #')).toEqual({ tags: ['rest'], left: '' });
  });
});
