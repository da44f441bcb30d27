import { MOST_TAGS, TAG_CHARACTERS } from '../../../shared/records/journal-entry';
import type { EntryDetails } from '../../live/entries/entry-details';

const MOST_SUGGESTED = 8;

/** The tags with those that were typed, separated by commas; one that is there already, in whatever case, is not added. */
export function addTags(tags: readonly string[], typed: string): string[] {
  const all = [...tags];
  for (const tag of typed.split(',').map(tidyTag)) {
    const isThere = all.some((other) => fold(other) === fold(tag));
    if (tag !== '' && !isThere && all.length < MOST_TAGS) all.push(tag);
  }
  return all;
}

/** The tags used most in these entries, without those that are chosen. `entries` are newest first, and ties too. */
export function suggestTags(
  entries: readonly Pick<EntryDetails, 'tags'>[],
  chosen: readonly string[],
): string[] {
  const taken = new Set(chosen.map(fold));
  const uses = new Map<string, { readonly tag: string; count: number }>();
  for (const tag of entries.flatMap(({ tags }) => tags)) {
    const use = uses.get(fold(tag)) ?? { tag, count: 0 };
    uses.set(fold(tag), { ...use, count: use.count + 1 });
  }
  return [...uses.entries()]
    .filter(([folded]) => !taken.has(folded))
    .sort(([, a], [, b]) => b.count - a.count)
    .slice(0, MOST_SUGGESTED)
    .map(([, { tag }]) => tag);
}

/** A tag as it is kept: without the sign that people put before it, blanks around it, and more than one blank in a row. */
function tidyTag(typed: string): string {
  const words = typed
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/^[ #]+/, '');
  // Not within a character that takes two units.
  return words
    .slice(0, TAG_CHARACTERS)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

function fold(tag: string): string {
  return tag.toLowerCase();
}
