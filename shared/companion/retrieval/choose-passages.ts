import type { Goal } from '../../records/preference';
import type { Hit, PassageIndex } from './passage-index';
import { type Recognised, recogniseThemes } from './recognise-themes';
import { overlap } from './reference';
import { type Word, wordsOf } from './words';

/** A passage that is shown, and what it was found by. */
export interface Chosen {
  readonly passage: number;
  /** The line a theme has for it. */
  readonly why: string | undefined;
  /** Stems of the text that the passage has too, the rarest first. */
  readonly shared: readonly string[];
}

export interface Choice {
  /** The closest first; none where nothing is close enough. */
  readonly passages: readonly Chosen[];
  readonly themes: readonly Recognised[];
}

/** What a passage gains by standing in a theme's list. */
const LISTED = 12;
/** So much at most of it is won by sharing words with the text. */
const MOST_FOR_WORDS = 2;
/** Those listed first are those that people have gone to most. */
const FOR_PLACE = 0.5;
/** A second passage of the same theme must be that much better than one of another. */
const SAME_THEME = 0.6;
/** So many words of a long entry are looked for, the rarest ones. */
const MOST_WORDS = 20;
/** A word that more than one in thirty passages has tells nothing apart. */
const LEAST_RARITY = Math.log(30);
/** What no theme lists: how many words must be shared, more beside a theme, and what share of all that the text says. */
const LEAST_SHARED = 2;
const LEAST_SHARED_BESIDE = 3;
const LEAST_COVERED = 0.5;
/** So many of the best are looked at for the few that are shown. */
const LOOKED_AT = 60;

interface Candidate extends Chosen {
  readonly score: number;
  readonly theme: string | undefined;
}

/** Chooses up to `limit` passages for a text, no two of which overlap (R3, R5, R6, R7). `goals` decide between equal themes. */
export function choosePassages(
  text: string,
  index: PassageIndex,
  { limit, goals }: { readonly limit: number; readonly goals: readonly Goal[] },
): Choice {
  const words = wordsOf(text);
  const themes = recogniseThemes(words, index.themes, hopedThemes(goals));
  const asksElsewhere = isFactualQuestion(text) && themes.every(({ theme }) => theme.everyday);
  if (asksElsewhere) return { passages: [], themes: [] };
  const own = ownWords(words, index);
  const hits = index.search([...own.keys()]);
  const candidates = gather(hits, themes, own);
  return { passages: pick(candidates, index, limit), themes };
}

/** The stems a text is about, each with its weight; the rarest of a long one. */
function ownWords(words: readonly Word[], index: PassageIndex): Map<string, number> {
  const stems = new Set(words.filter(({ counts }) => counts).map(({ stem }) => stem));
  const rarest = [...stems]
    .map((stem) => ({ stem, rarity: index.rarity(stem) }))
    .filter(({ rarity }) => rarity >= LEAST_RARITY)
    .sort((a, b) => b.rarity - a.rarity)
    .slice(0, MOST_WORDS);
  return new Map(rarest.map(({ stem, rarity }) => [stem, rarity]));
}

/** What the themes list, whether or not it shares a word, and what else shares much of the text. */
function gather(
  hits: readonly Hit[],
  themes: readonly Recognised[],
  own: ReadonlyMap<string, number>,
): Candidate[] {
  const found = new Map(hits.map((hit) => [hit.passage, hit]));
  const strongest = themes[0]?.strength ?? 1;
  const listed = themes.flatMap(({ theme, strength }) =>
    theme.passages.map(({ passage, why }, place): Candidate => {
      const hit = found.get(passage);
      const gain = (LISTED * strength) / strongest - place * FOR_PLACE;
      const score = Math.min(hit?.score ?? 0, MOST_FOR_WORDS) + gain;
      return { passage, why, score, theme: theme.id, shared: sharedWords(hit, own) };
    }),
  );
  return [...listed, ...close(hits, own, themes.length > 0 ? LEAST_SHARED_BESIDE : LEAST_SHARED)];
}

/** Only those that share enough of what the text says. */
function close(
  hits: readonly Hit[],
  own: ReadonlyMap<string, number>,
  leastShared: number,
): Candidate[] {
  const said = [...own.values()].reduce((sum, rarity) => sum + rarity, 0);
  return hits.flatMap((hit) => {
    const shared = sharedWords(hit, own);
    const covered = shared.reduce((sum, stem) => sum + (own.get(stem) ?? 0), 0);
    if (shared.length < leastShared || covered < said * LEAST_COVERED) return [];
    return [{ passage: hit.passage, why: undefined, score: hit.score, theme: undefined, shared }];
  });
}

function sharedWords(hit: Hit | undefined, own: ReadonlyMap<string, number>): string[] {
  const shared = hit?.stems.filter((stem) => own.has(stem)) ?? [];
  return shared.sort((a, b) => (own.get(b) ?? 0) - (own.get(a) ?? 0));
}

function pick(candidates: readonly Candidate[], index: PassageIndex, limit: number): Chosen[] {
  const chosen: Candidate[] = [];
  let left = candidates.toSorted((a, b) => b.score - a.score).slice(0, LOOKED_AT);
  const worth = ({ score, theme }: Candidate) =>
    score * SAME_THEME ** chosen.filter((one) => one.theme === theme).length;
  while (left.length > 0 && chosen.length < limit) {
    const best = left.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    chosen.push(best);
    const place = index.place(best.passage);
    left = left.filter(({ passage }) => !overlap(index.place(passage), place));
  }
  return chosen;
}

/** The themes that each goal leads to, by their ids. */
const THEMES: Record<Goal, readonly string[]> = {
  healing: ['illness', 'body', 'grief', 'sadness', 'shame', 'suffering', 'hope', 'loved'],
  peace: ['anxiety', 'peace', 'stillness', 'rest', 'sleep', 'overwhelm', 'trust', 'prayer'],
  focus: ['purpose', 'guidance', 'morning', 'patience', 'perseverance', 'temptation', 'scripture'],
  growth: ['growing', 'learning', 'courage', 'humility', 'kindness', 'gratitude', 'forgiving'],
};

/** The ids of the themes that a person’s goals lead to. */
function hopedThemes(goals: readonly Goal[]): ReadonlySet<string> {
  return new Set(goals.flatMap((goal) => THEMES[goal]));
}

/**
 * How a text begins that asks for a fact or a piece of work, as one would ask a search engine or an assistant. Texts
 * about one's own life begin differently, or name it later.
 */
const REQUESTS = [
  /^(?:what|which|who|whose|when|where)(?:'s| is| are| was| were| does| do| did| has| have| will| won| wrote| invented)\b/,
  /^how (?:many|much|far|long|tall|old|big|fast|often|do (?:i|you|we)|can (?:i|you|we)|to|does|did|is|are)\b/,
  /^(?:please |can you |could you |would you |will you )*(?:write|translate|calculate|compute|solve|convert|define|explain|summari[sz]e|list|recommend|suggest|show|give|tell|find|fix|debug|generate|create|make|draw|play|compare|name|describe|help me (?:write|fix|code|with my (?:code|homework)))\b/,
  /^(?:should|shall|would) (?:i|we)\b/,
  /^(?:is|are|does|do|did|can|should|was|were|will) (?:the|a|an|it|there|this|that|you)\b/,
];

/** What is said to a machine. */
const COMMAND =
  /^(?:system|ignore|disregard|forget|override|pretend|act as|you are|you're|quote|say|reply|respond|answer|repeat|print|output)\b/;

/** A question about these is one for Scripture. */
const OF_FAITH =
  /\b(?:bible|scriptures?|verses?|psalms?|gospels?|god|jesus|christ|pray(?:er|ing)?)\b/;

/** Words with which people speak of themselves. */
const OWN = /\b(?:i|i'm|i've|i'd|i'll|my|me|myself|we|we're|our|us)\b/g;
/** How often a request may say `I` or `me` and still be one: "How do I …", "give me …". */
const OWN_IN_REQUESTS = 1;

/** Whether a text asks for something about the world, and not for a word about what it tells (R7). */
function isFactualQuestion(text: string): boolean {
  const plain = text.trim().toLowerCase().replace(/[’ʼ]/g, "'");
  const own = plain.match(OWN)?.length ?? 0;
  if (own > OWN_IN_REQUESTS) return false;
  const isRequest = REQUESTS.some((request) => request.test(plain)) && !OF_FAITH.test(plain);
  return isRequest || COMMAND.test(plain);
}
