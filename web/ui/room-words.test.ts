import { describe, expect, it } from 'vitest';
import { nearLimit } from './near-limit';
import { roomWords } from './room-words';

const LIMIT = 2_000;
const at = (length: number) => roomWords(length, LIMIT, 'sync');

describe('the room left in a text', () => {
  it.each([
    [80, 20],
    [500, 25],
    [2_000, 100],
    [200_000, 10_000],
  ])('of %i characters is told once %i are left', (limit, near) => {
    expect(nearLimit(limit)).toBe(near);
  });

  it.each([
    [1_900, '100 characters left'],
    [1_950, '50 characters left'],
    [1_999, '1 character left'],
    [2_000, 'No characters left'],
  ])('is told at %i of 2,000: %s', (length, shown) => {
    expect(at(length)).toMatchObject({ shown, isOver: false });
  });

  it('is told with its thousands apart', () => {
    expect(roomWords(190_500, 200_000, 'sync').shown).toBe('9,500 characters left');
  });

  it('is spoken of a few times on the way, not at every character', () => {
    const spoken = Array.from({ length: 101 }, (_, typed) => at(1_900 + typed).spoken);
    expect([...new Set(spoken)]).toEqual([
      'Up to 100 characters left',
      'Up to 50 characters left',
      'Up to 20 characters left',
      'Up to 10 characters left',
      'No characters left',
    ]);
  });

  it('says past the limit by how much, and that nothing is lost', () => {
    expect(at(2_012)).toEqual({
      shown: 'This is 12 characters too long to sync. All of it is saved on this device.',
      spoken: 'This is too long to sync. All of it is saved on this device.',
      isOver: true,
    });
    expect(roomWords(2_001, LIMIT, 'send').shown).toBe(
      'This is 1 character too long to send. All of it is saved on this device.',
    );
    expect(roomWords(43, 40, 'tag').shown).toBe(
      'This is 3 characters too long for a tag. Shorten it to add it.',
    );
  });
});
