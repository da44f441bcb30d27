import { describe, expect, it } from 'vitest';
import { roomWords } from './room-words';

const LIMIT = 2_000;
const at = (length: number) => roomWords(length, LIMIT, 'sync');

describe('the room left in a text', () => {
  it.each([0, 1, 1_899])('is no matter at %i of 2,000 characters', (length) => {
    expect(at(length)).toBeUndefined();
  });

  it.each([
    [1_900, '100 characters left'],
    [1_950, '50 characters left'],
    [1_999, '1 character left'],
    [2_000, 'No characters left'],
  ])('is told at %i of 2,000: %s', (length, shown) => {
    expect(at(length)).toMatchObject({ shown, isOver: false });
  });

  it('is told in thousands of a long text, from a twentieth on', () => {
    expect(roomWords(189_999, 200_000, 'sync')).toBeUndefined();
    expect(roomWords(190_500, 200_000, 'sync')?.shown).toBe('9,500 characters left');
  });

  it('is told of a short text from twenty characters on', () => {
    expect(roomWords(59, 80, 'send')).toBeUndefined();
    expect(roomWords(60, 80, 'send')?.shown).toBe('20 characters left');
  });

  it('is spoken of a few times on the way, not at every character', () => {
    const spoken = Array.from({ length: 101 }, (_, typed) => at(1_900 + typed)?.spoken);
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
    expect(roomWords(2_001, LIMIT, 'send')?.shown).toBe(
      'This is 1 character too long to send. All of it is saved on this device.',
    );
  });
});
