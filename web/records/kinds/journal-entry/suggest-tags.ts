import type { EntryDetails } from './entry-details';

const MOST_SUGGESTED = 8;

/** The tags used most in these entries, without those that are chosen. `entries` are newest first, and ties too. */
export function suggestTags(
  entries: readonly Pick<EntryDetails, 'tags'>[],
  chosen: readonly string[],
): string[] {
  const taken = new Set(chosen.map(foldTag));
  const uses = new Map<string, { readonly tag: string; count: number }>();
  for (const tag of entries.flatMap(({ tags }) => tags)) {
    const use = uses.get(foldTag(tag)) ?? { tag, count: 0 };
    uses.set(foldTag(tag), { ...use, count: use.count + 1 });
  }
  return [...uses.entries()]
    .filter(([folded]) => !taken.has(folded))
    .sort(([, a], [, b]) => b.count - a.count)
    .slice(0, MOST_SUGGESTED)
    .map(([, { tag }]) => tag);
}

/** By this two ways of writing a tag are one. */
export function foldTag(tag: string): string {
  return tag.toLowerCase();
}
