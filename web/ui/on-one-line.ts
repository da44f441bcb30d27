/** A text with each of its line breaks, and the blanks around it, as one space. */
export function onOneLine(text: string): string {
  return text.replace(/[ \t]*(?:\r\n|[\n\r\u2028\u2029])\s*/g, ' ');
}
