import { MOST_TAGS, TAG_CHARACTERS } from '../../../../shared/records/journal-entry';
import { foldTag } from '../../../records/kinds/journal-entry/suggest-tags';

/** The tags with those that were typed, and what of the typed can't be one: it is too long, or there are enough. */
export interface AddedTags {
  readonly tags: readonly string[];
  readonly left: string;
}

/** What is typed holds tags separated by commas; one that is there already, in whatever case, is not added. */
export function addTags(tags: readonly string[], typed: string): AddedTags {
  const all = [...tags];
  const left: string[] = [];
  for (const tag of typed.split(',').map(tidyTag)) {
    if (tag === '' || all.some((other) => foldTag(other) === foldTag(tag))) continue;
    if (tag.length > TAG_CHARACTERS || all.length >= MOST_TAGS) left.push(tag);
    else all.push(tag);
  }
  return { tags: all, left: left.join(', ') };
}

/** The longest tag in what is typed. */
export function longestTag(typed: string): string {
  const tags = typed.split(',').map(tidyTag);
  return tags.reduce((longest, tag) => (tag.length > longest.length ? tag : longest), '');
}

/** A tag as it is kept: without the sign that people put before it, blanks around it, and more than one blank in a row. */
function tidyTag(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/^[ #]+/, '')
    .trim();
}
