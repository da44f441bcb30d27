/** Words of one text; an empty string stands where something was taken out. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** A run of words that two texts share. */
export interface SharedRun {
  readonly names: readonly [string, string];
  readonly words: string;
}

/** Stands for words that may be shared, such as a quotation: no run reaches across it. */
export const GAP = '\u0000';

/**
 * Runs of so many words that stand in two of the texts, case and punctuation aside; one for each pair of texts, the
 * first met.
 */
export function findSharedRuns(texts: readonly NamedText[], length: number): SharedRun[] {
  const firstSeen = new Map<string, string>();
  const found = new Map<string, SharedRun>();
  for (const { name, text } of texts) {
    for (const words of runsOf(text, length)) {
      const other = firstSeen.get(words);
      if (other === undefined) firstSeen.set(words, name);
      else if (other !== name && !found.has(`${other} ${name}`))
        found.set(`${other} ${name}`, { names: [other, name], words });
    }
  }
  return [...found.values()];
}

function* runsOf(text: string, length: number): Generator<string> {
  for (const stretch of text.split(GAP)) {
    const words = wordsOf(stretch);
    for (let start = 0; start + length <= words.length; start += 1) {
      yield words.slice(start, start + length).join(' ');
    }
  }
}

/** The words of a text in lower case, without punctuation. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'][\p{L}]+)*/gu) ?? [];
}
