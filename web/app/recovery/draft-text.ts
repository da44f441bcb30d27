import type { UnwrittenDraft } from '../../live/draft-keeper';

/** Every draft as plain text a person can keep: its name, then what was typed, one line per field. */
export function draftText(drafts: readonly UnwrittenDraft[]): string {
  return drafts
    .map(({ key, value }) => ({ key, lines: typedLines(value) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ key, lines }) => [key, ...lines].join('\n'))
    .join('\n\n');
}

function typedLines(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(typedLines);
}
