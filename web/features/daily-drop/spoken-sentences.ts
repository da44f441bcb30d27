import type { DropContent } from '../../../shared/content/pack';

/** One sentence to be read aloud, and the paragraph of the page it belongs to. */
export interface SpokenSentence {
  /** 0 is Scripture, then the devotional's paragraphs, the prayer and the question, see {@link spokenPlaces}. */
  readonly paragraph: number;
  readonly text: string;
}

/** Where in the order of what is read the prayer and the question stand. */
export function spokenPlaces({ devotional, prayer }: DropContent): {
  readonly prayer: number | undefined;
  readonly question: number;
} {
  const next = devotional.length + 1;
  return prayer === undefined
    ? { prayer: undefined, question: next }
    : { prayer: next, question: next + 1 };
}

/** A drop as a voice reads it: Scripture, devotional, prayer, question. */
export function spokenSentences({
  verses,
  devotional,
  prayer,
  question,
}: DropContent): SpokenSentence[] {
  const paragraphs = [
    verses.map(({ text }) => text).join(' '),
    ...devotional.map((runs) => runs.map(({ text }) => text).join('')),
    ...(prayer === undefined ? [] : [prayer]),
    question,
  ];
  return paragraphs.flatMap((text, paragraph) =>
    splitSentences(text).map((sentence) => ({ paragraph, text: sentence })),
  );
}

/** Sentences in order, nothing between them lost but white space. A browser that can't tell them apart gives one. */
export function splitSentences(text: string): string[] {
  const sentences = Intl.Segmenter
    ? [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].map(
        ({ segment }) => segment,
      )
    : [text];
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}
