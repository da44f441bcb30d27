import type { Theme } from './scripture-files';
import type { Word } from './words';

/** A theme that a text speaks of. */
export interface Recognised {
  readonly theme: Theme;
  /** How many of its words and phrases the text has, the everyday and the single ones counting less. */
  readonly strength: number;
}

/** A phrase of several words is seldom there by accident. */
const PHRASE = 1.5;
/** What is on a person's heart is meant more than what stands around it. */
const EVERYDAY = 0.6;
/** Themes much weaker than the strongest are mentioned in passing. */
const LEAST_SHARE = 0.35;
const MOST = 3;

/** A run of words in the text that a theme lists. */
interface Find {
  readonly theme: Theme;
  readonly cue: string;
  readonly at: number;
  readonly length: number;
}

/**
 * The themes of a text, the strongest first. Of equally strong ones those in `hoped` come first, then the one whose words come
 * first (R5).
 */
export function recogniseThemes(
  words: readonly Word[],
  themes: readonly Theme[],
  hoped: ReadonlySet<string>,
): Recognised[] {
  const byTheme = groupBy(leaveOutCovered(findCues(words, themes)), ({ theme }) => theme);
  const found = [...byTheme].map(([theme, finds]) => {
    const cues = new Map(finds.map(({ cue, length }) => [cue, length > 1 ? PHRASE : 1]));
    const sum = [...cues.values()].reduce((total, weight) => total + weight, 0);
    return { theme, strength: theme.everyday ? sum * EVERYDAY : sum, at: finds[0]?.at ?? 0 };
  });
  const rank = ({ id }: Theme) => (hoped.has(id) ? 0 : 1);
  found.sort((a, b) => b.strength - a.strength || rank(a.theme) - rank(b.theme) || a.at - b.at);
  const least = (found[0]?.strength ?? 0) * LEAST_SHARE;
  return found
    .filter(({ strength }) => strength >= least)
    .slice(0, MOST)
    .map(({ theme, strength }) => ({ theme, strength }));
}

/** Everything in the text that a theme lists, in the order of the text. */
function findCues(words: readonly Word[], themes: readonly Theme[]): Find[] {
  const stems = words.map(({ stem }) => stem);
  const places = groupBy([...stems.keys()], (at) => stems[at]);
  const finds = themes.flatMap((theme) =>
    theme.written.flatMap((cue) => {
      const run = cue.split(' ');
      return (places.get(run[0]) ?? [])
        .filter((at) => run.every((stem, offset) => stems[at + offset] === stem))
        .map((at): Find => ({ theme, cue, at, length: run.length }));
    }),
  );
  return finds.sort((a, b) => a.at - b.at);
}

/** Without what is part of something longer: who can't forgive themself does not speak of forgiving others. */
function leaveOutCovered(finds: readonly Find[]): Find[] {
  const longest = new Map<number, number>();
  for (const { at, length } of finds) {
    for (let word = at; word < at + length; word += 1) {
      longest.set(word, Math.max(length, longest.get(word) ?? 0));
    }
  }
  return finds.filter(({ at, length }) =>
    Array.from({ length }, (_, offset) => longest.get(at + offset)).every(
      (most) => most === length,
    ),
  );
}

/** As `Map.groupBy`, which came to Node after 20. */
function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? [];
    group.push(item);
    groups.set(keyOf(item), group);
  }
  return groups;
}
