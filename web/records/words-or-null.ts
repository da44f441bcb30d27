/** A text as it stands, or null where nobody wrote anything: records keep no empty texts. */
export function wordsOrNull(text: string | null | undefined): string | null {
  return text?.trim() ? text : null;
}
