import type { UnwrittenDraft } from '../../records/draft-keeper';

const NAMES: Readonly<Record<string, string>> = {
  'check-in': 'Check-In',
  journal: 'Journal',
  nourish: 'Nourish',
  'bible-prayer': 'Bible & Prayer',
};

/** Every draft as plain text a person can keep: where it was written, then what was typed, one line per field. */
export function draftText(drafts: readonly UnwrittenDraft[]): string {
  return drafts
    .map(({ key, value }) => ({ name: draftName(key), lines: typedLines(formOf(value)) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ name, lines }) => [name, ...lines].join('\n'))
    .join('\n\n');
}

/** `check-in:2026-03-01` is `Check-In, 2026-03-01`; an entry's id says nothing to a person. */
function draftName(key: string): string {
  const [kind = key, rest = ''] = key.split(':');
  const name = NAMES[kind] ?? kind;
  return /^\d{4}-\d{2}-\d{2}$/.test(rest) ? `${name}, ${rest}` : name;
}

/** Drafts of records stand beside the record they began on, which is saved and needs no rescue. */
function formOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'form' in value ? value.form : value;
}

function typedLines(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' || isAddress(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  // A photo, with its hash beside its address.
  if ('url' in value && isAddress(value.url)) return [];
  return Object.values(value).flatMap(typedLines);
}

/**
 * Whether this is the address of a recording or photo, which no one typed, and which says nothing without it. Written out as
 * `mediaUrl` has it: what else is in that file would be loaded before sign-in.
 */
function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^\/api\/media\/[\w-]+$/.test(value);
}
