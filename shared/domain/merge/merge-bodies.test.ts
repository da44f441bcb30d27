import { describe, expect, it } from 'vitest';
import type { KeptVersion, RecordBody } from '../../records/record';
import { keepVersion } from './kept-versions';
import { mergeBodies } from './merge-bodies';

const side = (body: RecordBody, updatedAt: number) => ({ body, version: {}, updatedAt });

/** Merges both ways, which must come to the same. */
function merge(kind: string, later: RecordBody, earlier: RecordBody, base?: RecordBody) {
  const merged = mergeBodies(kind, side(later, 20), side(earlier, 10), base);
  expect(mergeBodies(kind, side(earlier, 10), side(later, 20), base)).toEqual(merged);
  return merged;
}

const keptOf = (body: RecordBody) => body.keptVersions as KeptVersion[];

describe('the fields of a known kind', () => {
  it('are merged each by its own rule', () => {
    const base = {
      waterIntake: { a: 1 },
      mindfulEating: null,
      gratefulForFood: false,
      energyLevel: 'low',
      reflection: 'one\n\ntwo',
    };
    const merged = mergeBodies(
      'nourish-day',
      {
        body: { ...base, waterIntake: { a: 3 }, energyLevel: 'high', reflection: 'ONE\n\ntwo' },
        version: { a: 2 },
        updatedAt: 20,
      },
      {
        body: {
          ...base,
          waterIntake: { a: 1, b: 2 },
          mindfulEating: true,
          reflection: 'one\n\nTWO',
        },
        version: { a: 1, b: 1 },
        updatedAt: 10,
      },
      base,
    );
    expect(merged).toEqual({
      waterIntake: { a: 3, b: 2 },
      mindfulEating: true,
      gratefulForFood: false,
      energyLevel: 'high',
      reflection: 'ONE\n\nTWO',
    });
  });

  it('keep the text that loses, with its field and its time', () => {
    const merged = merge('check-in', { truthStatement: 'later' }, { truthStatement: 'earlier' });
    expect(merged).toEqual({
      truthStatement: 'later',
      keptVersions: [keepVersion('truthStatement', 'earlier', 10)],
    });
  });

  it('keep the recording that loses', () => {
    const merged = merge(
      'journal-entry',
      { audioUrl: '/b' },
      { audioUrl: '/a' },
      { audioUrl: null },
    );
    expect(keptOf(merged)).toEqual([keepVersion('audioUrl', '/a', 10)]);
  });

  it('drop no field that only one side has', () => {
    expect(merge('check-in', { mood: 'hopeful' }, { gratitude1: 'rain' })).toEqual({
      mood: 'hopeful',
      gratitude1: 'rain',
    });
  });

  it('keep words also where they stand in a field of another type', () => {
    const merged = merge('check-in', { mood: 'hopeful' }, { truthStatement: ['my', 'words'] });
    expect(merged).toEqual({ mood: 'hopeful', truthStatement: ['my', 'words'] });
    const clash = merge('check-in', { truthStatement: 5 }, { truthStatement: ['my', 'words'] });
    expect(keptOf(clash)).toEqual([keepVersion('truthStatement', ['my', 'words'], 10)]);
    expect(keptOf(clash)[0]?.value).toBe('["my","words"]');
  });
});

describe('M14 what only a newer client knows', () => {
  it.each(['check-in', 'dream'])('is merged as text where it is text, in a %s', (kind) => {
    expect(merge(kind, { colour: 'a!\n\nb' }, { colour: 'a\n\nb!' }, { colour: 'a\n\nb' })).toEqual(
      {
        colour: 'a!\n\nb!',
      },
    );
    const clash = merge(kind, { colour: 'red' }, { colour: 'blue' });
    expect(clash).toEqual({ colour: 'red', keptVersions: [keepVersion('colour', 'blue', 10)] });
  });

  it('is merged as a set where it is a list of simple values or of members with a hash', () => {
    expect(merge('dream', { tags: ['a', 'b'] }, { tags: ['b', 'c'] })).toEqual({
      tags: ['a', 'b', 'c'],
    });
    expect(merge('dream', { notes: [{ hash: '1' }] }, { notes: [{ hash: '2' }] })).toEqual({
      notes: [{ hash: '1' }, { hash: '2' }],
    });
  });

  it.each([
    [{ x: 1 }, { x: 2 }, '{"x":2}'],
    [[{ x: 1 }], [{ x: 2 }], '[{"x":2}]'],
    [1, 2, '2'],
    ['text', ['list'], '["list"]'],
  ])(
    'is otherwise taken from the later side and the other is kept: %j, %j',
    (later, earlier, kept) => {
      const merged = merge('dream', { thing: later }, { thing: earlier });
      expect(merged.thing).toEqual(later);
      expect(keptOf(merged).map(({ value }) => value)).toEqual([kept]);
    },
  );

  it('is carried along where only one side has changed it', () => {
    expect(merge('dream', { thing: { x: 1 } }, { thing: { x: 2 } }, { thing: { x: 1 } })).toEqual({
      thing: { x: 2 },
    });
  });

  it('may be called like a part of every object', () => {
    const body = JSON.parse('{"__proto__":"mine","constructor":"too"}') as RecordBody;
    const merged = merge('dream', body, { other: 'theirs' });
    expect(Object.keys(merged).sort()).toEqual(['__proto__', 'constructor', 'other']);
    expect(merge('check-in', { hasOwnProperty: 'a' }, { toString: 'b' })).toEqual({
      hasOwnProperty: 'a',
      toString: 'b',
    });
  });
});

describe('M13 kept versions', () => {
  const kept = (value: string, updatedAt: number) => keepVersion('content', value, updatedAt);

  it('are joined as a set by hash, oldest first', () => {
    const merged = merge(
      'journal-entry',
      { content: 'x', keptVersions: [kept('b', 2), kept('a', 1)] },
      { content: 'x', keptVersions: [kept('c', 3), kept('a', 1)] },
    );
    expect(keptOf(merged).map(({ value }) => value)).toEqual(['a', 'b', 'c']);
  });

  it('stay removed where one side removed them since the base', () => {
    const merged = merge(
      'journal-entry',
      { content: 'x', keptVersions: [kept('b', 2)] },
      { content: 'x', keptVersions: [kept('a', 1), kept('b', 2), kept('c', 3)] },
      { content: 'x', keptVersions: [kept('a', 1), kept('b', 2)] },
    );
    expect(keptOf(merged).map(({ value }) => value)).toEqual(['b', 'c']);
  });

  it('hold the same loss once', () => {
    const merged = merge(
      'journal-entry',
      { content: 'later', keptVersions: [kept('earlier', 1)] },
      { content: 'earlier' },
    );
    expect(keptOf(merged)).toEqual([kept('earlier', 1)]);
  });

  it('are told apart by their field too', () => {
    const merged = merge(
      'bible-prayer-day',
      { biblePassage: 'later', reflection: 'later' },
      { biblePassage: 'same', reflection: 'same' },
    );
    expect(keptOf(merged)).toHaveLength(2);
  });

  it('appear only where there are any', () => {
    expect(merge('journal-entry', { content: 'x' }, { content: 'x' })).toEqual({ content: 'x' });
    expect(merge('journal-entry', { keptVersions: [] }, {})).toEqual({ keptVersions: [] });
  });

  it.each(['text', 7, { odd: true }, [{ odd: true }], [null, 'x']])(
    'are put right, not dropped, where they are malformed: %j',
    (malformed) => {
      const merged = merge('journal-entry', { keptVersions: malformed }, { content: 'x' });
      const entries = Array.isArray(malformed) ? malformed : [malformed];
      expect(
        keptOf(merged)
          .map(({ value }) => value)
          .sort(),
      ).toEqual(
        entries.map((entry) => (typeof entry === 'string' ? entry : JSON.stringify(entry))).sort(),
      );
    },
  );
});
