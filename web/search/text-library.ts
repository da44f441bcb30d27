import { foldText, soughtIn } from './folded-text';
import { type Question, readQuestion } from './question';
import { type Piece, snippetOf } from './snippet';

/** Something that everybody can read, of which a person looks for words. */
export interface LibraryText {
  /** Where it is opened. */
  readonly place: string;
  /** 'Day 17, The Valley', 'Psalm 23:4'. */
  readonly name: string;
  readonly text: string;
}

export interface LibraryHit extends Pick<LibraryText, 'place' | 'name'> {
  readonly snippet: readonly Piece[];
}

interface Prepared extends LibraryText {
  /** Its words without case and accents, a space before and behind each. */
  readonly folded: string;
}

/**
 * Texts that everybody has, in their own order. They are few enough to be looked through one by one: all of Scripture is
 * 31,000 verses, a few milliseconds.
 */
export class TextLibrary {
  readonly #texts: Prepared[] = [];

  add(texts: readonly LibraryText[]): void {
    for (const each of texts) this.#texts.push({ ...each, folded: foldText(each.text) });
  }

  /** The first `limit` texts that hold everything asked for, and whether there are more. Blank asks for nothing. */
  search(typed: string, limit: number): { readonly hits: LibraryHit[]; readonly more: boolean } {
    const question = readQuestion(typed);
    const hits: LibraryHit[] = [];
    if (question.length === 0) return { hits, more: false };
    for (const each of this.#texts) {
      if (!holds(each, question)) continue;
      if (hits.length === limit) return { hits, more: true };
      const { place, name, text } = each;
      hits.push({ place, name, snippet: snippetOf(text, question) });
    }
    return { hits, more: false };
  }
}

function holds({ folded }: Prepared, question: Question): boolean {
  return question.every((phrase) => folded.includes(soughtIn(phrase)));
}
