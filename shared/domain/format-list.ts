/** Joins words as the end of a sentence: 'text', 'text and voice', 'text, voice, and 2 photos'; empty for none. */
export function formatList(words: readonly string[]): string {
  // Made anew: at the top of a module it would fail where a browser lacks it.
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(words);
}
