/** A Markdown file with a head of plain values. */
export interface MarkdownFile {
  readonly fields: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Reads a file that begins with `key: value` lines between two `---` lines; values are one line each, in double quotes
 * where they need them. Throws, naming the file, when it is anything else.
 */
export function readFrontMatter(name: string, text: string): MarkdownFile {
  const match = /^---\n(.*?)\n---\n(.*)$/s.exec(text.replaceAll('\r\n', '\n'));
  if (!match) throw new Error(`${name} has no head between two --- lines`);
  const [, head = '', body = ''] = match;
  const fields = head.split('\n').map((line): [string, string] => {
    const [, key, value] = /^([a-z]+): (\S.*)$/.exec(line) ?? [];
    if (key === undefined || value === undefined) throw new Error(`${name}: what is "${line}"?`);
    return [key, unquote(value.trim())];
  });
  return { fields: Object.fromEntries(fields), body: body.trim() };
}

function unquote(value: string): string {
  return value.startsWith('"') ? (JSON.parse(value) as string) : value;
}
