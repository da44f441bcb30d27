import { beforeAll, describe, expect, it } from 'vitest';
import { spokenSentences } from '../../shared/content/spoken-sentences';
import { checkContent, type WrittenContent } from './check-content';
import { readRuns } from './inline';
import { faultsOfMonotony, measureMonotony } from './monotony';
import type { DropSource } from './read-content';
import { readWritten } from './read-written';
import { hashSpoken, spokenContent, spokenParts } from './spoken';

it('all that is written may be shipped, and the drops are not too much alike', () => {
  const written = readWritten();
  expect(checkContent(written)).toEqual([]);
  expect(faultsOfMonotony(measureMonotony(written.drops))).toEqual([]);
}, 30_000);

describe('the check of the content', () => {
  let written: WrittenContent;
  beforeAll(() => {
    const all = readWritten();
    const quoted = all.drops.flatMap(({ paragraphs }) => paragraphs.flatMap(readRuns));
    const verses = all.passages.map((passage) => passage.verses.map(({ text }) => text).join(' '));
    // What is quoted stands for the whole Bible: a thousandth of it to search.
    written = {
      ...all,
      books: [...quoted.filter((run) => run.italic).map((run) => run.text), ...verses],
    };
  });

  /** The faults of the content with one drop changed. */
  const withDrop = (day: number, change: (drop: DropSource) => Partial<DropSource>) =>
    withDrops(
      written.drops.map((drop) => (drop.day === day ? { ...drop, ...change(drop) } : drop)),
    );
  /** The faults of the content with other drops that are all read aloud. */
  const withDrops = (drops: readonly DropSource[]) =>
    checkContent({ ...written, drops, narrations: readAloud(drops) });
  const readAloud = (drops: readonly DropSource[]): WrittenContent['narrations'] =>
    written.narrations.map((entry) => {
      const drop = drops.find(({ day }) => day === entry.day);
      const passage = written.passages.find(({ reference }) => reference === drop?.reference);
      if (!drop || !passage) return entry;
      const starts = spokenSentences(spokenContent(drop, passage)).map((_, second) => second);
      return { ...entry, words: hashSpoken(spokenParts(drop, passage)), starts };
    });
  const addTo = (words: string) => (drop: DropSource) => ({
    paragraphs: [`${drop.paragraphs[0]} ${words}`, ...drop.paragraphs.slice(1)],
  });
  const drop = (day: number) => written.drops.find((one) => one.day === day)!;

  it('misses a day', () => {
    const drops = written.drops.filter(({ day }) => day !== 40);
    expect(checkContent({ ...written, drops })).toEqual(['day 40 stands in no file']);
  });

  it('finds two files for one day', () => {
    expect(withDrop(41, () => ({ day: 40 }))).toEqual([
      'day 40 stands in 040.md,041.md',
      'day 41 stands in no file',
    ]);
  });

  it('counts words and paragraphs', () => {
    expect(withDrop(8, () => ({ paragraphs: ['Too short, by far.'] }))).toEqual([
      '008.md has 4 words',
      '008.md has 1 paragraphs',
    ]);
    expect(
      withDrop(8, () => ({ paragraphs: Array.from({ length: 10 }, () => 'word '.repeat(40)) })),
    ).toEqual(['008.md has 400 words', '008.md has 10 paragraphs']);
  });

  it('counts the words of a prayer and wants it plain', () => {
    const pray = (prayer: string) => withDrop(8, () => ({ prayer }));
    expect(pray('Lord, be near.')).toEqual(['008.md has a prayer of 3 words']);
    expect(pray('word '.repeat(61))).toEqual(['008.md has a prayer of 61 words']);
    expect(pray('word '.repeat(20))).toEqual([]);
    expect(pray(`*Come*, ${'word '.repeat(20)}`)).toEqual([
      '008.md: its prayer has markup, a typewriter quote or —',
    ]);
  });

  it('finds eight words of a prayer in another drop', () => {
    const prayer = `${drop(9).paragraphs[1]} `.split(' ').slice(0, 30).join(' ');
    expect(withDrop(8, () => ({ prayer })).join()).toContain('008.md and 009.md share');
  });

  it('finds a title, a question or a reference told twice, case and punctuation aside', () => {
    const title = drop(8).title.toUpperCase();
    expect(withDrop(9, () => ({ title }))).toEqual(['008.md and 009.md have the same title']);
    const { question } = drop(8);
    expect(withDrop(9, () => ({ question })).join()).toContain('have the same question');
    const { reference } = drop(8);
    expect(withDrop(9, () => ({ reference })).join()).toContain('have the same reference');
  });

  it('finds eight words that two drops share, and lets each quote its own passage', () => {
    expect(
      withDrop(9, addTo(drop(8).paragraphs[1]!.split(' ').slice(0, 8).join(' '))),
    ).toHaveLength(1);
    const own = 'He makes me lie down in green pastures.';
    expect(withDrop(9, addTo(`*${own}*`))).toEqual([]);
    const borrowedBy = (days: readonly number[]) =>
      withDrops(
        written.drops.map((one) =>
          days.includes(one.day) ? { ...one, ...addTo(`*${own}*`)(one) } : one,
        ),
      );
    expect(borrowedBy([9, 60])).toEqual([]);
    expect(borrowedBy([59, 60])).toEqual([
      '059.md and 060.md share "he makes me lie down in green pastures"',
    ]);
  });

  it('finds words in italics that Scripture does not have', () => {
    expect(withDrop(9, addTo('*God helps those who help themselves*'))).toEqual([
      '009.md: "God helps those who help themselves" is not in the World English Bible',
    ]);
  });

  it('finds markup, a lone asterisk and typewriter marks', () => {
    expect(withDrop(9, addTo('a **bold** [link](x)')).join()).toContain('more markup than italics');
    expect(withDrop(9, addTo('a * star')).join()).toContain('a lone asterisk');
    expect(withDrop(9, addTo("don't")).join()).toContain('a typewriter quote or —');
  });

  it('compares Scripture letter by letter', () => {
    const passages = written.passages.map((passage, index) =>
      index === 4
        ? {
            ...passage,
            verses: passage.verses.map((verse) => ({ ...verse, text: `${verse.text} ` })),
          }
        : passage,
    );
    expect(checkContent({ ...written, passages })).toEqual([
      '005.md: Luke 15:17-20 is not the World English Bible letter for letter',
      '005.tts.mp3 reads other words than 005.md has. Run: npm run narrate',
    ]);
    expect(withDrop(5, () => ({ reference: 'Luke 15:17-99' })).join()).toContain('npm run verses');
  });

  it('finds a narration whose drop was rewritten since', () => {
    const drops = written.drops.map((one) => (one.day === 1 ? { ...one, question: 'Why?' } : one));
    expect(checkContent({ ...written, drops })).toEqual([
      '001.tts.mp3 reads other words than 001.md has. Run: npm run narrate',
    ]);
  });

  it('finds a day that nobody reads aloud, and sound that takes too much room', () => {
    const narrations = written.narrations.filter(({ day }) => day !== 40);
    expect(checkContent({ ...written, narrations })).toEqual([
      'day 40 is not read aloud. Run: npm run narrate',
    ]);
    const large = written.narrations.map((narration) => ({ ...narration, bytes: 388_889 }));
    expect(checkContent({ ...written, narrations: large })).toEqual([
      'the narrations have 35000010 bytes, of 35000000 at most',
    ]);
  });

  it('finds times of other sentences than a drop has', () => {
    const narrations = written.narrations.map((one) =>
      one.day === 2 ? { ...one, starts: [0] } : one,
    );
    expect(checkContent({ ...written, narrations })).toEqual([
      '002.tts.mp3 has 1 sentences, and 002.md has 34',
    ]);
  });

  it('wants another form at the end of a week, each form twice, and answers in a litany', () => {
    expect(withDrop(14, () => ({ form: 'reflection' }))).toEqual([
      '014.md ends a week as a reflection',
    ]);
    expect(withDrop(28, () => ({ form: 'psalm' }))).toEqual(['1 drops have the form examen']);
    expect(withDrop(9, () => ({ form: 'litany' }))).toEqual(['009.md has 0 responses']);
  });

  it('counts mindful moments and messages', () => {
    expect(checkContent({ ...written, moments: [] })).toHaveLength(6);
    expect(checkContent({ ...written, messages: written.messages.slice(0, 35) })).toEqual([
      'there are 5 messages for afternoon',
      'there are 0 messages for evening',
      'there are 0 messages for completion',
      'there are 0 messages for milestone',
    ]);
  });
});
