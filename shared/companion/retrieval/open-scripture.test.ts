import { describe, expect, it } from 'vitest';
import { readBooks } from '../../../scripts/content/books';
import { readThemes } from '../../../scripts/content/read-themes';
import { scriptureOfRepository } from '../../../scripts/content/scripture-of-repository';
import { readVerses } from '../../../scripts/lib/scripture';
import type { Goal } from '../../records/preference';
import { openScripture } from './open-scripture';
import { overlap, readReference } from './reference';
import type { ScriptureFiles } from './scripture';
import { wordsOf } from './words';

const files = scriptureOfRepository();
const scripture = openScripture(files);

const MORNING =
  'It was still dark and then, without any one moment where it changed, it was morning.';
const MUSTARD = 'A grain of mustard, so tiny, and then branches with birds lodging in them.';
const TEXTS = [
  MORNING,
  MUSTARD,
  'I am so tired. The baby cried all night and I snapped at everyone.',
  'Scared of the scan on Tuesday, and too proud to tell my sister.',
  'Grateful for the rain, the bread, and Anna who called.',
  'No hope left, and it is morning.',
];

describe('what is found', () => {
  it.each(TEXTS)('R1 R3 is up to three passages, letter for letter: %s', async (text) => {
    const { passages } = await scripture.find(text);
    expect(passages.length).toBeGreaterThan(0);
    expect(passages.length).toBeLessThanOrEqual(3);
    for (const { reference, verses } of passages) expect(verses).toEqual(readVerses(reference));
  });

  it.each(TEXTS)('R3 has no verse twice, however many are asked for: %s', async (text) => {
    const { passages } = await scripture.find(text, { limit: 12 });
    const places = passages.map(({ reference }) => readReference(reference)!);
    for (const [at, place] of places.entries()) {
      expect(places.slice(at + 1).filter((other) => overlap(place, other))).toEqual([]);
    }
  });

  it('R3 is the same for the same text', async () => {
    const again = openScripture(files);
    expect(await again.find(MORNING)).toEqual(await scripture.find(MORNING));
  });

  it('R5 is what the recognised theme lists, with its line, before anything else', async () => {
    const { passages, themes } = await scripture.find('I woke to the dawn and a quiet morning.');
    expect(themes[0]?.id).toBe('morning');
    const listed = readThemes().flatMap((theme) => theme.passages);
    expect(listed).toContainEqual({
      reference: passages[0]?.reference,
      why: passages[0]?.why,
    });
  });

  it('R5 is also the verse that somebody has in mind, which no theme lists', async () => {
    const text = 'Rachel weeping for her children, refusing to be comforted. I could not stop.';
    const { passages, themes } = await scripture.find(text);
    expect(themes.map(({ id }) => id)).toContain('grief');
    const listed = readThemes().flatMap((theme) => theme.passages);
    expect(listed.map(({ reference }) => reference)).not.toContain('Jeremiah 31:15');
    expect(passages.map(({ reference }) => reference)).toContain('Jeremiah 31:15');
  });

  it('R5 leaves out a word that is part of a phrase', async () => {
    const { themes } = await scripture.find('I forgave everyone. I cannot forgive myself.');
    expect(themes[0]?.id).toBe('guilt');
  });

  it('R5 takes a phrase for more than a word, and names what is mentioned in passing last', async () => {
    const { themes } = await scripture.find(
      "After work I can't sleep. I lie awake, I toss in bed.",
    );
    expect(themes[0]?.id).toBe('sleep');
    expect(themes.length).toBeLessThanOrEqual(3);
  });

  it('R5 lets a goal decide which of two equal themes leads, and brings none that is not there', async () => {
    const text = 'I was anxious all day, and I am grieving.';
    const idsFor = async (goals: readonly Goal[]) =>
      (await scripture.find(text, { goals })).themes.map(({ id }) => id);
    expect(await idsFor([])).toEqual(['anxiety', 'grief']);
    expect(await idsFor(['healing'])).toEqual(['grief', 'anxiety']);
    expect(await idsFor(['growth'])).toEqual(['anxiety', 'grief']);
    const { themes } = await scripture.find(
      "I can't sleep. I lie awake, I toss in bed. I grieve.",
      {
        goals: ['healing'],
      },
    );
    expect(themes[0]?.id).toBe('sleep');
  });

  it.each(TEXTS)(
    'R6 says only which words stand in it, where no theme says why: %s',
    async (text) => {
      const lines = new Set(readThemes().flatMap((theme) => theme.passages.map(({ why }) => why)));
      const { passages } = await scripture.find(text, { limit: 12 });
      for (const { verses, why } of passages.filter((passage) => !lines.has(passage.why))) {
        const stems = new Set(
          verses.flatMap((verse) => wordsOf(verse.text).map(({ stem }) => stem)),
        );
        const named = Array.from(why.matchAll(/“(.+?)”/g), ([, word]) => word ?? '');
        expect(named.length).toBeGreaterThan(0);
        for (const word of named) {
          expect(text.toLowerCase()).toContain(word);
          expect(stems).toContain(wordsOf(word)[0]?.stem);
        }
      }
    },
  );

  it('R6 R7 is a passage that shares enough words, also where no theme is recognised', async () => {
    const { passages, themes } = await scripture.find(
      'a grain of mustard seed, smaller than all seeds',
    );
    expect(themes).toEqual([]);
    expect(passages.map(({ reference }) => reference).join()).toContain('Matthew 13:31-32');
    expect(passages[0]?.why).toMatch(/^Near your words “.+” and “mustard”$/);
  });

  it.each([
    '',
    '   …',
    'asdkj qwpoeiru zzxcv',
    'lorem ipsum dolor sit amet',
    'purple tractors negotiate with seventeen calculators',
    'What is the capital of France?',
    'Write me a Python function that sorts a list of food by price.',
    'constructor prototype hasOwnProperty',
    'An ostrich.',
  ])('R7 is nothing for %j', async (text) => {
    expect((await scripture.find(text)).passages).toEqual([]);
  });
});

describe('the files of Scripture', () => {
  const index = () => files.index();
  const psalms = readBooks().find(({ name }) => name === 'Psalms')!;

  it('R1 are where a quotation comes from, and nothing else is', async () => {
    const chapters = psalms.chapters.map((verses) => verses.map(() => 'Selah.'));
    const other = openScripture({ index, book: async (name) => ({ name, chapters }) });
    const { passages } = await other.find('I am afraid');
    const texts = passages.flatMap(({ verses }) => verses.map(({ text }) => text));
    expect(new Set(texts)).toEqual(new Set(['Selah.']));
  });

  it.each([
    ['an index that is none', { index: async () => ({ themes: [] }) }, '"lengths"'],
    [
      'a book that is none',
      { book: async () => ({ name: 'Psalms', chapters: [[1]] }) },
      '"chapters"',
    ],
    [
      'a file that could not be read',
      { index: async () => Promise.reject(new Error('offline')) },
      'offline',
    ],
  ] satisfies [string, Partial<ScriptureFiles>, string][])(
    'R11 refuse %s, and are asked again the next time',
    async (_what, damage, reason) => {
      const source: ScriptureFiles = { ...files, ...damage };
      const flaky = openScripture({
        index: () => source.index(),
        book: (name) => source.book(name),
      });
      await expect(flaky.find('I am afraid')).rejects.toThrow(reason);
      Object.assign(source, files);
      expect((await flaky.find('I am afraid')).passages).toHaveLength(3);
    },
  );

  it('R11 refuse a book that lacks what the index found', async () => {
    const short = openScripture({ index, book: async (name) => ({ name, chapters: [] }) });
    await expect(short.find('I am afraid')).rejects.toThrow('not in its book');
  });

  it('R11 are each read once', async () => {
    const asked: string[] = [];
    const counted = openScripture({
      index: () => {
        asked.push('index');
        return files.index();
      },
      book: (name) => {
        asked.push(name);
        return files.book(name);
      },
    });
    expect(asked).toEqual([]);
    await Promise.all([counted.find('I am afraid'), counted.find('I am afraid')]);
    await counted.find('I am afraid');
    expect(new Set(asked).size).toBe(asked.length);
  });
});

describe('a reference', () => {
  it('R13 gives its verses', async () => {
    expect(await scripture.verses('Psalms 90:14')).toEqual(readVerses('Psalms 90:14'));
  });

  it.each([
    'Psalms 151:1',
    'Psalms 150:6-7',
    'Acts 8:37',
    'Tobit 1:1',
    'constructor 1:1',
    'Psalms',
  ])('R1 R13 is no verse: %s', async (reference) => {
    expect(await scripture.verses(reference)).toBeUndefined();
  });
});
