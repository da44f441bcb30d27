/** A piece of a sentence that passed the guard, to be shown one after the other as they stand. */
export type SentencePart =
  /** Words of the model. */
  | { readonly kind: 'text'; readonly text: string }
  /** Words of the store, without quotation marks; they stand so in the passage of that reference. */
  | { readonly kind: 'quotation'; readonly text: string; readonly reference: string }
  /** The reference of a retrieved passage, as data. */
  | { readonly kind: 'citation'; readonly reference: string };

/** At least one part is a citation. */
export type Sentence = readonly SentencePart[];
