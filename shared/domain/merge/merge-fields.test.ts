import { describe, expect, it } from 'vitest';
import { mergeChoice, mergeKeepingLoser } from './merge-choice';
import { mergeCounter } from './merge-counter';
import { isSet, joinSets, mergeSet } from './merge-set';
import { type Contest, isLater } from './side';

function contest(later: unknown, earlier: unknown, base?: { value: unknown }): Contest {
  return {
    later: { value: later, version: {}, updatedAt: 20 },
    earlier: { value: earlier, version: {}, updatedAt: 10 },
    base,
  };
}
const from = (value: unknown) => ({ value });

describe('which value is the later', () => {
  const at = (updatedAt: number, value: unknown) => ({ value, version: {}, updatedAt });

  it('is told by the time, then by the value', () => {
    expect(isLater(at(2, 'a'), at(1, 'b'))).toBe(true);
    expect(isLater(at(1, 'b'), at(2, 'a'))).toBe(false);
    expect(isLater(at(1, 'b'), at(1, 'a'))).toBe(true);
    expect(isLater(at(1, 'a'), at(1, 'b'))).toBe(false);
  });
});

describe('M10 choice', () => {
  it('takes a change on one side only', () => {
    expect(mergeChoice(contest('old', 'new', from('old')))).toEqual({ value: 'new' });
    expect(mergeChoice(contest('new', 'old', from('old')))).toEqual({ value: 'new' });
    expect(mergeChoice(contest(null, 'old', from('old')))).toEqual({ value: null });
  });

  it('takes the later of two changes and keeps no other', () => {
    expect(mergeChoice(contest('later', 'earlier', from('old')))).toEqual({ value: 'later' });
    expect(mergeChoice(contest(false, true, from(null)))).toEqual({ value: false });
  });

  it('takes the later without a base, but something over nothing', () => {
    expect(mergeChoice(contest('later', 'earlier'))).toEqual({ value: 'later' });
    expect(mergeChoice(contest(null, 'earlier'))).toEqual({ value: 'earlier' });
    expect(mergeChoice(contest(false, true))).toEqual({ value: false });
  });

  it('sees no change in another order of keys', () => {
    expect(mergeChoice(contest({ a: 1, b: 2 }, 'new', from({ b: 2, a: 1 })))).toEqual({
      value: 'new',
    });
  });
});

describe('M7 recording', () => {
  it('keeps the one that loses', () => {
    expect(mergeKeepingLoser(contest('/api/media/b', '/api/media/a', from(null)))).toEqual({
      value: '/api/media/b',
      lost: { value: '/api/media/a', updatedAt: 10 },
    });
    expect(mergeKeepingLoser(contest('/api/media/b', '/api/media/a'))).toEqual({
      value: '/api/media/b',
      lost: { value: '/api/media/a', updatedAt: 10 },
    });
  });

  it('does not keep what a person replaced or removed on one side', () => {
    expect(mergeKeepingLoser(contest('/b', '/a', from('/a')))).toEqual({ value: '/b' });
    expect(mergeKeepingLoser(contest('/a', null, from('/a')))).toEqual({ value: null });
  });

  it('keeps a new one that loses against a removal', () => {
    expect(mergeKeepingLoser(contest(null, '/b', from('/a')))).toEqual({
      value: null,
      lost: { value: '/b', updatedAt: 10 },
    });
  });
});

describe('M8 counter', () => {
  it('takes each contribution from the side that has seen more of its device', () => {
    const { value } = mergeCounter({
      later: { value: { a: 3, b: 1 }, version: { a: 5, b: 2 }, updatedAt: 2 },
      earlier: { value: { a: 1, b: 4, c: 2 }, version: { a: 4, b: 3, c: 1 }, updatedAt: 1 },
      base: undefined,
    });
    expect(value).toEqual({ a: 3, b: 4, c: 2 });
  });

  it('leaves out a contribution that the side which has seen more no longer has', () => {
    const { value } = mergeCounter({
      later: { value: { a: 3 }, version: { a: 5 }, updatedAt: 2 },
      earlier: { value: { b: 2 }, version: { a: 9, b: 1 }, updatedAt: 1 },
      base: undefined,
    });
    expect(value).toEqual({ b: 2 });
  });

  it('takes what either has where both have seen the same', () => {
    const { value } = mergeCounter({
      later: { value: { a: 3 }, version: { a: 5 }, updatedAt: 2 },
      earlier: { value: { z: 1 }, version: { a: 5 }, updatedAt: 1 },
      base: undefined,
    });
    expect(value).toEqual({ a: 3, z: 1 });
  });

  it('takes nothing for a counter at none, and keeps the loser of what is no counter', () => {
    expect(mergeCounter(contest(null, { a: 1 }))).toEqual({ value: { a: 1 } });
    expect(mergeCounter(contest({ a: 2 }, 7))).toEqual({
      value: { a: 2 },
      lost: { value: 7, updatedAt: 10 },
    });
    expect(mergeCounter(contest({ a: 'x' }, [1]))).toMatchObject({ lost: { value: [1] } });
  });
});

describe('M9 set', () => {
  it('takes the additions of both minus the removals of both', () => {
    expect(
      mergeSet(contest(['a', 'b', 'x'], ['b', 'c', 'y'], from(['a', 'b', 'c']))).value,
    ).toEqual(['b', 'x', 'y']);
  });

  it('takes the union without a base, each member once', () => {
    expect(mergeSet(contest(['b', 'a', 'a'], ['c', 'b'])).value).toEqual(['b', 'a', 'c']);
  });

  it('takes null for an empty set and leaves it null where nothing is in it', () => {
    expect(mergeSet(contest(null, ['a'], from(null))).value).toEqual(['a']);
    expect(mergeSet(contest(null, ['a'], from(['a']))).value).toBeNull();
    expect(mergeSet(contest(null, [])).value).toBeNull();
    expect(mergeSet(contest([], null)).value).toEqual([]);
  });

  it('tells members with a hash apart by that alone', () => {
    const members = joinSets(
      [{ hash: '1', at: 2 }],
      [
        { hash: '1', at: 1 },
        { hash: '2', at: 1 },
      ],
      undefined,
      ({ hash }) => hash,
    );
    expect(members).toEqual([
      { hash: '1', at: 2 },
      { hash: '2', at: 1 },
    ]);
    expect(mergeSet(contest([{ hash: '1', at: 2 }], [{ hash: '1', at: 1 }])).value).toEqual([
      { hash: '1', at: 2 },
    ]);
  });

  it('keeps the loser of what is no set', () => {
    expect(mergeSet(contest(['a'], 'b'))).toEqual({
      value: ['a'],
      lost: { value: 'b', updatedAt: 10 },
    });
    expect(mergeSet(contest([{ a: 1 }], ['b']))).toMatchObject({ lost: { value: ['b'] } });
  });

  it('is a list of primitives or of members with a hash', () => {
    expect([[], ['a', 1, null], [{ hash: 'h' }]].map(isSet)).toEqual([true, true, true]);
    expect(['a', null, { hash: 'h' }, [{}], ['a', { hash: 'h' }]].map(isSet)).toEqual(
      Array(5).fill(false),
    );
  });
});
