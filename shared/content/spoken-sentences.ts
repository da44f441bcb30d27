import type { DropContent } from './pack';

/** A part of a text, from one character up to another. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** One sentence to be read aloud, and where on the page it stands. */
export interface SpokenSentence extends Stretch {
  /** 0 is Scripture, then the devotional's paragraphs, the prayer and the question, see {@link spokenPlaces}. */
  readonly paragraph: number;
  readonly text: string;
}

type SpokenDrop = Pick<DropContent, 'verses' | 'devotional' | 'prayer' | 'question'>;

/** Where in the order of what is read the prayer and the question stand. */
export function spokenPlaces({ devotional, prayer }: Pick<DropContent, 'devotional' | 'prayer'>): {
  readonly prayer: number | undefined;
  readonly question: number;
} {
  const next = devotional.length + 1;
  return prayer === undefined
    ? { prayer: undefined, question: next }
    : { prayer: next, question: next + 1 };
}

/** What is read aloud after a drop's title and reference: Scripture, devotional, prayer, question. */
export function spokenParagraphs({ verses, devotional, prayer, question }: SpokenDrop): string[] {
  return [
    verses.map(({ text }) => text).join(' '),
    ...devotional.map((runs) => runs.map(({ text }) => text).join('')),
    ...(prayer === undefined ? [] : [prayer]),
    question,
  ];
}

/** A drop as a voice reads it, sentence by sentence. */
export function spokenSentences(drop: SpokenDrop): SpokenSentence[] {
  return spokenParagraphs(drop).flatMap((text, paragraph) =>
    splitSentences(text).map(({ from, to }) => ({
      paragraph,
      from,
      to,
      text: text.slice(from, to),
    })),
  );
}

/** A sentence ends on its mark, with the quotation marks after it, and the next one has a capital or a number. */
const SENTENCE_END = /[.!?…][”’)]*(?=\s+[“‘(]*[\p{Lu}\d])/gu;

/**
 * Sentences in order, nothing between them but white space. Browsers split sentences too, each in its own way: with one
 * way of our own, the times of a recording are those of the same sentences everywhere.
 */
export function splitSentences(text: string): Stretch[] {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index, 0: mark }) => index + mark.length);
  return [...ends, text.length].flatMap((end, at) => {
    const begin = ends[at - 1] ?? 0;
    const words = text.slice(begin, end).trim();
    const from = text.indexOf(words, begin);
    return words === '' ? [] : [{ from, to: from + words.length }];
  });
}
