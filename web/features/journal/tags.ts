import { MOST_TAGS, TAG_CHARACTERS } from '../../../shared/records/journal-entry';
import { foldTag } from '../../live/entries/suggest-tags';

/** The tags with those that were typed, separated by commas; one that is there already, in whatever case, is not added. */
export function addTags(tags: readonly string[], typed: string): string[] {
  const all = [...tags];
  for (const tag of typed.split(',').map(tidyTag)) {
    const isThere = all.some((other) => foldTag(other) === foldTag(tag));
    if (tag !== '' && !isThere && all.length < MOST_TAGS) all.push(tag);
  }
  return all;
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
