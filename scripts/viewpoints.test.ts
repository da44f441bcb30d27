import { describe, expect, it } from 'vitest';
import { DISPUTES } from '../shared/content/viewpoints/disputes';
import { listVerses } from './lib/list-verses';
import { readScripture } from './lib/scripture';

describe('the viewpoints', () => {
  it('C12 have a name of their own for each dispute', () => {
    expect(DISPUTES.length).toBeGreaterThanOrEqual(14);
    expect(new Set(DISPUTES.map(({ id }) => id)).size).toBe(DISPUTES.length);
  });

  it.each(DISPUTES)(
    'C13 on $topic are two to four, none with more than twice the words of another',
    ({ views }) => {
      expect(views.length).toSatisfy((length: number) => length >= 2 && length <= 4);
      const words = views.map(({ says }) => says.split(/\s+/).length);
      expect(Math.max(...words)).toBeLessThanOrEqual(2 * Math.min(...words));
    },
  );

  it.each(DISPUTES)(
    'C13 on $topic cite two or three passages each, of one to three verses',
    ({ views }) => {
      for (const { references } of views) {
        expect(references.length).toSatisfy((length: number) => length === 2 || length === 3);
        for (const reference of references) {
          expect(readScripture(reference)).not.toBe('');
          expect(listVerses(reference).length).toBeLessThanOrEqual(3);
        }
      }
    },
  );

  it.each(DISPUTES)(
    'C13 on $topic say who holds them, quote nothing and give no verdict',
    ({ views }) => {
      for (const { says } of views) {
        expect(says).toMatch(
          /^(?:\S+ ){0,14}?(?:Christians|churches|Baptists|evangelicals|Adventists)\b/,
        );
        expect(says).not.toMatch(
          /["“”]|\b(wrong|correct|right|clearly|of course|obviously|heresy|true view)\b/i,
        );
      }
    },
  );
});
