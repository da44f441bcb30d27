import { GENRE_LINES, genreOf } from './genres';
import { PRAYER_THEMES } from './themes';

/**
 * The line to pray a verse back with, by its place in the sitting, from 0. The first verses of a theme's passage have the theme's
 * lines; the others those of its genre, which begin elsewhere for another chapter. The same passage has the same lines everywhere.
 */
export function lineFor(passage: string, at: number): string {
  const lines = GENRE_LINES[genreOf(passage)];
  const own = PRAYER_THEMES.find(({ passages }) => passages.includes(passage))?.lines ?? [];
  const [chapter = ''] = /\d+(?=:)/.exec(passage) ?? [];
  return own[at] ?? lines[(at - own.length + Number(chapter)) % lines.length] ?? '';
}
