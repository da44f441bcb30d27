import type { Theme } from './scripture-files';
import type { Word } from './words';

/** A theme that a text speaks of. */
export interface Recognised {
  readonly theme: Theme;
  /** How many of its words and phrases the text has; a phrase says more than a word. */
  readonly strength: number;
}

/** A phrase of several words is seldom there by accident. */
const PHRASE = 1.5;
/** Themes much weaker than the strongest are mentioned in passing. */
const LEAST_SHARE = 0.4;
const MOST = 3;

/** The themes of a text, the strongest first; with equal strength the one whose words come first (R5). */
export function recogniseThemes(words: readonly Word[], themes: readonly Theme[]): Recognised[] {
  const stems = ` ${words.map(({ stem }) => stem).join(' ')} `;
  const found = themes.flatMap((theme) => {
    const cues = theme.written.filter((cue) => stems.includes(` ${cue.join(' ')} `));
    if (cues.length === 0) return [];
    const strength = cues.reduce((sum, cue) => sum + (cue.length > 1 ? PHRASE : 1), 0);
    const at = Math.min(...cues.map((cue) => stems.indexOf(` ${cue.join(' ')} `)));
    return [{ theme, strength, at }];
  });
  found.sort((a, b) => b.strength - a.strength || a.at - b.at);
  const least = (found[0]?.strength ?? 0) * LEAST_SHARE;
  return found
    .filter(({ strength }) => strength >= least)
    .slice(0, MOST)
    .map(({ theme, strength }) => ({ theme, strength }));
}
