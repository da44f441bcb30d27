/** Joins words as the end of a sentence: 'text', 'text and voice', 'text, voice, and 2 photos'; empty for none. */
export function formatList(words: readonly string[]): string {
  // Created on each call: at the top of the module it would throw in browsers without it.
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(words);
}
