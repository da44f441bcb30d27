import { describe, expect, it } from 'vitest';
import { mergeText } from './merge-text';

/** The text merged from a base (undefined: none known), and the one that is lost. */
function merge(later: unknown, earlier: unknown, base?: { value: unknown }) {
  const { value, lost } = mergeText({
    later: { value: later, version: {}, updatedAt: 20 },
    earlier: { value: earlier, version: {}, updatedAt: 10 },
    base,
  });
  return lost ? { value, lost: lost.value, at: lost.updatedAt } : { value };
}

const from = (value: unknown) => ({ value });

describe('M5 text with a base', () => {
  it('takes the side that changed', () => {
    expect(merge('new', 'old', from('old'))).toEqual({ value: 'new' });
    expect(merge('old', 'new', from('old'))).toEqual({ value: 'new' });
  });

  it('lets a text be cleared by the only side that changed it', () => {
    expect(merge('', 'old', from('old'))).toEqual({ value: '' });
    expect(merge('old', null, from('old'))).toEqual({ value: null });
  });

  it('joins changes of different paragraphs and loses neither', () => {
    const base = 'one\n\ntwo\n\nthree';
    expect(merge('one!\n\ntwo\n\nthree', 'one\n\ntwo\n\nthree!', from(base))).toEqual({
      value: 'one!\n\ntwo\n\nthree!',
    });
  });

  it('joins a paragraph added on one side with one changed on the other', () => {
    expect(merge('one\n\ntwo\n\nthree', 'ONE\n\ntwo', from('one\n\ntwo'))).toEqual({
      value: 'ONE\n\ntwo\n\nthree',
    });
  });

  it('keeps a paragraph removed on one side removed', () => {
    expect(merge('one\n\nthree', 'one\n\ntwo\n\nthree!', from('one\n\ntwo\n\nthree'))).toEqual({
      value: 'one\n\nthree',
      lost: 'one\n\ntwo\n\nthree!',
      at: 10,
    });
    expect(
      merge('one\ntwo\nthree\nfour', 'two\nthree\nfour!', from('one\ntwo\nthree\nfour')),
    ).toEqual({
      value: 'two\nthree\nfour!',
    });
  });

  it('takes the same change on both sides once', () => {
    expect(merge('a\nX\nb!', 'a\nX\nb', from('a\nb'))).toEqual({ value: 'a\nX\nb!' });
  });

  it('lets the later stand where one paragraph was changed on both sides, and keeps the whole other text', () => {
    expect(merge('a\nlater\nc', 'a\nearlier\nc', from('a\nb\nc'))).toEqual({
      value: 'a\nlater\nc',
      lost: 'a\nearlier\nc',
      at: 10,
    });
  });

  it('still joins the other paragraphs where one overlaps', () => {
    expect(merge('later\n\nb\n\nc', 'earlier\n\nb\n\nc!', from('a\n\nb\n\nc'))).toEqual({
      value: 'later\n\nb\n\nc!',
      lost: 'earlier\n\nb\n\nc!',
      at: 10,
    });
  });

  it('M15 joins changes of different words of one paragraph, and keeps nothing', () => {
    const base = 'I walked to the river and prayed.\n\nAmen.';
    expect(
      merge(
        'I ran to the river and prayed.\n\nAmen.',
        'I walked to the river and sang.\n\nAmen.',
        from(base),
      ),
    ).toEqual({ value: 'I ran to the river and sang.\n\nAmen.' });
  });

  it('M15 joins a paragraph that one side goes on with where the other adds one after it', () => {
    expect(
      merge(
        'I walked alone to the river.',
        'I walked to the river.\n\nAmen.',
        from('I walked to the river.'),
      ),
    ).toEqual({ value: 'I walked alone to the river.\n\nAmen.' });
  });

  it('M15 joins no word of a paragraph in which others overlap', () => {
    const [later, earlier] = ['I ran to the river and wept.', 'I walked to the sea and sang.'];
    expect(merge(later, earlier, from('I walked to the river and prayed.'))).toEqual({
      value: later,
      lost: earlier,
      at: 10,
    });
  });

  it('M15 joins one paragraph by words where another overlaps, and keeps the whole other text', () => {
    const earlier = 'one two three FOUR\n\nearlier';
    expect(
      merge('ONE two three four\n\nlater', earlier, from('one two three four\n\nwords')),
    ).toEqual({
      value: 'ONE two three FOUR\n\nlater',
      lost: earlier,
      at: 10,
    });
  });

  it('keeps words that the later side cleared while they were edited', () => {
    expect(merge('', 'edited', from('words'))).toEqual({ value: '', lost: 'edited', at: 10 });
    expect(merge(null, 'edited', from('words'))).toEqual({ value: null, lost: 'edited', at: 10 });
  });

  it('keeps nothing that the result contains', () => {
    expect(merge('I am loved and held', 'I am loved', from('I am'))).toEqual({
      value: 'I am loved and held',
    });
  });

  it('keeps nothing blank', () => {
    expect(merge('new', ' \n ', from('old'))).toEqual({ value: 'new' });
    expect(merge('new', null, from('old'))).toEqual({ value: 'new' });
  });

  it('merges lines that read like parts of an object', () => {
    expect(
      merge(
        'constructor\n\n__proto__!',
        'constructor!\n\n__proto__',
        from('constructor\n\n__proto__'),
      ),
    ).toEqual({ value: 'constructor!\n\n__proto__!' });
  });

  it('compares a text too long for its lines as a whole, and soon', () => {
    const long = '\n'.repeat(100_000);
    const startedAt = performance.now();
    expect(merge(`a${long}b`, `c${long}d`, from(long))).toEqual({
      value: `a${long}b`,
      lost: `c${long}d`,
      at: 10,
    });
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  });
});

describe('M6 text without a base', () => {
  it('lets the later stand and keeps the other', () => {
    expect(merge('later', 'earlier')).toEqual({ value: 'later', lost: 'earlier', at: 10 });
  });

  it('lets words stand over none, whichever is later', () => {
    expect(merge('', 'earlier')).toEqual({ value: 'earlier' });
    expect(merge('later', null)).toEqual({ value: 'later' });
    expect(merge(undefined, 'earlier')).toEqual({ value: 'earlier' });
  });

  it('keeps nothing that the later contains', () => {
    expect(merge('one two', ' two ')).toEqual({ value: 'one two' });
  });
});

describe('text that is none', () => {
  it('lets the later stand and keeps the other as it is', () => {
    expect(merge('words', 7, from('old'))).toEqual({ value: 'words', lost: 7, at: 10 });
    expect(merge({ a: 1 }, 'words', from('old'))).toEqual({
      value: { a: 1 },
      lost: 'words',
      at: 10,
    });
  });

  it('treats a base that is no text as none', () => {
    expect(merge('later', 'earlier', from(5))).toEqual({ value: 'later', lost: 'earlier', at: 10 });
  });
});
