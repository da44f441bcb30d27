/** Lines of a person's text that begin with `>` are a quotation, as in an email: the companion saves passages so. */

/** A stretch of a text: the person's own lines, or quoted ones without their marks. Never empty. */
export interface Stretch {
  readonly quoted: boolean;
  readonly text: string;
}

const QUOTED = /^ {0,3}> ?/;

/** A text as its stretches in their order, without the blank lines around each. Empty for a blank text. */
export function stretchesOf(text: string): Stretch[] {
  const stretches: { quoted: boolean; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const quoted = QUOTED.test(line);
    const last = stretches.at(-1);
    const bare = quoted ? line.replace(QUOTED, '') : line;
    if (last?.quoted === quoted) last.lines.push(bare);
    else stretches.push({ quoted, lines: [bare] });
  }
  return stretches
    .map(({ quoted, lines }) => ({ quoted, text: withoutBlankEnds(lines.join('\n')) }))
    .filter(({ text: words }) => words !== '');
}

/** The text without its quotation marks at the beginnings of lines. */
export function withoutQuoteMarks(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(QUOTED, ''))
    .join('\n');
}

function withoutBlankEnds(text: string): string {
  return text.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd();
}
