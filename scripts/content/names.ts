/** The words of a text in small letters, each once, without a possessive 's. */
export function spokenWords(text: string): string[] {
  const words = text.replaceAll('’', "'").match(/\p{L}[\p{L}']*/gu) ?? [];
  return [...new Set(words.map((word) => word.toLowerCase().replace(/'s?$/, '')))];
}

/** The names in some texts, in small letters: what has a capital within a sentence, and is nowhere written without. */
export function findNames(texts: readonly string[]): string[] {
  const text = texts.join('\n').replaceAll('’', "'");
  const names = spokenWords([...text.matchAll(/(?<=[\p{L},;:] )\p{Lu}[\p{L}']+/gu)].join(' '));
  return names.filter((name) => !new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text));
}
