/** A stranger's text on somebody's terminal: what would steer it is left out. */
export function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ');
}
