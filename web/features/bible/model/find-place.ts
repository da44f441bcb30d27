import { chapterPlace } from '../../../../shared/content/chapter-place';
import { readPassages } from '../../../../shared/content/read-passage';

/** The address of the search for what was typed, narrowed to a testament or a book. */
export function searchPlace(typed: string, within = ''): string {
  const asked = Object.entries({ q: typed.trim(), in: within }).filter(([, value]) => value !== '');
  const query = new URLSearchParams(asked).toString();
  return `/bible/search${query && `?${query}`}`;
}

/** Where Enter leads from what was typed: to the first passage of those it consists of, else to the search for it. */
export function jumpPlace(typed: string): string {
  const [passage] = readPassages(typed);
  return passage === undefined ? searchPlace(typed) : chapterPlace(passage);
}
