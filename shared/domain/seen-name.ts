/** Joiners and emoji signs stay: words of Persian and Hindi are written with them, and emoji are made of them. */
const HIDDEN =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/** U+2800 is the blank pattern of Braille. */
const SEEN = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A name that is shown alone, without the characters that hide in it or turn the text around it; empty where nothing of it can
 * be seen (A30).
 */
export function toSeenName(given: string): string {
  const name = given.replace(HIDDEN, '').trim();
  return SEEN.test(name) ? name : '';
}
